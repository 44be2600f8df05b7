export type {
  MailKind,
  MailRef,
  MailRepository,
  MailRepositoryAcrossCouncils,
  QueuedMail,
  SubscriberMailKind,
} from './mail.repository';
export { createMailBudget, type MailBudget } from './mail-budget';
export { MAIL_PAUSE_MS } from './mail-pause';
