export { type Filled, fillSearchKeys, queueSearchKeys, SEARCH_KEYS_JOB } from './fill-search-keys.use-case';
