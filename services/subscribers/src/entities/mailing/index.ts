export {
  type AutomaticReminderFields,
  planReminder,
  settleReminder,
  withReminderTime,
} from './automatic-reminder.domain';
export {
  type Audience,
  archive,
  begin,
  type CampaignMailing,
  cancel,
  edit,
  finish,
  isDue,
  isForHearBack,
  isGoingOut,
  isNewsletter,
  pause,
  requireVerb,
  resend,
  resume,
  type StoredMailing,
  type StoredNewsletter,
  schedule,
  undo,
} from './mailing.domain';
export { publishDeliveryProgress, publishMailingChanged, publishNewsletterChanged } from './mailing.events';
export type { MailingRef, MailingRepository, MailingRepositoryAcrossCouncils } from './mailing.repository';
