export { createTag } from './create-tag.use-case';
export { tagRoutes } from './tag.routes';
