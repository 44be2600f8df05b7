export { NewNewsletterPage, NewsletterPage } from './NewsletterPage';
export { NewslettersTab } from './NewslettersTab';
