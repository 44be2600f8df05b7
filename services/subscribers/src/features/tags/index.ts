export { createTag } from './create-tag.use-case';
export { sweepTags } from './sweep-tag.use-case';
export { tagRoutes } from './tag.routes';
