export { PublishTab } from './PublishTab';
