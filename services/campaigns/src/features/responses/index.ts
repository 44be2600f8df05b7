export { onResponseSubmitted } from './on-response-submitted.consumer';
export { responseJobs } from './response.jobs';
export { responseRoutes } from './response.routes';
export { storeResponses } from './store-responses.use-case';
