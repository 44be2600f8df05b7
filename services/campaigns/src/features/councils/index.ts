export { onCouncilChanged } from './on-council-changed.consumer';
