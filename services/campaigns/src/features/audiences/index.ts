export { audienceRoutes } from './audience.routes';
export { createRequireSegment } from './find-segment';
