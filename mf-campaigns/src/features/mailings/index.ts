export { MailingPage, NewMailingPage } from './MailingPage';
export { MailingsSection } from './MailingsSection';
