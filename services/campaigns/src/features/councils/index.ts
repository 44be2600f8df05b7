export { forgetCouncil } from './keep-council.use-case';
export { onCouncilChanged } from './on-council-changed.consumer';
