export {
  type AutomaticReminderFields,
  planReminder,
  settleReminder,
  withReminderTime,
} from './automatic-reminder.domain';
export {
  begin,
  cancel,
  edit,
  finish,
  isDue,
  isGoingOut,
  type MailingFields,
  pause,
  requireVerb,
  resend,
  resume,
  type StoredMailing,
  schedule,
  undo,
} from './mailing.domain';
export type { MailingRef, MailingRepository, MailingRepositoryAcrossCouncils } from './mailing.repository';
