export { NewsletterList } from './NewsletterList';
export { NewsletterPage } from './NewsletterPage';
