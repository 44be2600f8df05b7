export { DetailsTab } from './DetailsTab';
