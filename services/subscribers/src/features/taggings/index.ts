export { TAGGING_JOB } from './queue-tagging';
export { runTagging } from './run-tagging.use-case';
export { sweepTaggings } from './sweep-taggings.use-case';
export { taggingRoutes } from './tagging.routes';
