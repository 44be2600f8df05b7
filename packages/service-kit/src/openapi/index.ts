export { createOpenApi, type OpenApiDocument } from './open-api';
