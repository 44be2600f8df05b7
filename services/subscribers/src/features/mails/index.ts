export { sendMails } from './send-mails.use-case';
