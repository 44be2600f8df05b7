export { historyWithMails, type MailsOfPersonRecords, mailsOfPerson } from './mails-of-person';
export { publishPersonalDataEvent } from './person.events';
export { hearBacksOf, type StoredPersonRecords, storedDataOf, writtenValue } from './stored-person';
