import path from 'node:path';
import { createInvitationTokens } from '@folkmoot/service-kit';
import { createSendingJournal } from '../../entities/delivery';
import { createSubscriberLinks } from '../../entities/subscriber';
import { askPublic } from './answers-asked';
import type { MailingApp, MailingTools } from './mailing.types';
import { askAdmin } from './own-address';

export const createMailingTools = ({ config, logger, mailer }: MailingApp): MailingTools => ({
  logger,
  mailer,
  links: createSubscriberLinks(config.subscriberKey, config.publicOrigin),
  invitations: createInvitationTokens(config.subscriberKey),
  productName: config.productName,
  publicOrigin: config.publicOrigin,
  sender: config.mailFrom,
  pace: { perSecond: config.mailsPerSecond, atOnce: config.mailsAtOnce },
  undoSeconds: config.mailingUndoSeconds,
  journal: createSendingJournal(path.join(config.dataDir, 'sending')),
  askAnswered: askPublic(config),
  addressOf: askAdmin(config),
  mailEventsSecret: config.mailEventsSecret,
});
