export { onResponseSubmitted } from './on-response-submitted.consumer';
export { recountWaiting } from './recount.use-case';
export { responseJobs } from './response.jobs';
export { responseRoutes } from './response.routes';
export { type Submitted, storeResponses } from './store-responses.use-case';
