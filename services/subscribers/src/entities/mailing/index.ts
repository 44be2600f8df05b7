export {
  begin,
  cancel,
  edit,
  finish,
  isGoingOut,
  type MailingFields,
  pause,
  requireVerb,
  resume,
  type StoredMailing,
  schedule,
} from './mailing.domain';
export type { MailingRef, MailingRepository, MailingRepositoryAcrossCouncils } from './mailing.repository';
