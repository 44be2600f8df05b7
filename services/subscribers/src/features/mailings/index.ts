export { askPublic } from './answers-asked';
export { ERASE_MAILINGS_JOB, type ErasedCampaign, eraseMailings } from './erase-mailings.use-case';
export { mailingRoutes } from './mailing.routes';
export { onInvitationsAnswered } from './on-invitations-answered.consumer';
export { askAdmin } from './own-address';
export { createMailingRunner } from './run-mailings.use-case';
