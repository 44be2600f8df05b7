export { SubscriberStats } from './list/SubscriberStats';
export { SubscribersTab } from './list/SubscribersTab';
export { SubscriberPage } from './person/SubscriberPage';
