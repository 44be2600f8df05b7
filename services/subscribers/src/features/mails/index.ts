export { onDeliveryRefused } from './on-delivery-refused.consumer';
export { sendMails } from './send-mails.use-case';
