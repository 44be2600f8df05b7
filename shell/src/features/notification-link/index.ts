export { NotificationLinkPage } from './NotificationLinkPage';
