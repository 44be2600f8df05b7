export { SubscribersTab } from './SubscribersTab';
