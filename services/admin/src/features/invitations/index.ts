import type { Actor } from '@folkmoot/contracts';
import { type Context, defineFeature } from '@folkmoot/service-kit';
import type { StoredUser } from '../../entities/council';
import { createInvitationTokens } from '../../entities/invitation';
import { invitationEntity } from '../../entities/invitation/invitation.mongo';
import { derivedKey } from '../../entities/secret';
import { createMagicLinks, createSignInCookies, type LinkMailTools } from '../../entities/sign-in-link';
import { invitationJobs } from './invitation.jobs';
import { invitationRoutes } from './invitation.routes';
import type { InvitationApp, InvitationRecords, InvitationTools } from './invitation.types';

/** Mails a sign-in link to an account. */
type MailSignInLink = (
  context: Context<InvitationRecords, Actor>,
  user: StoredUser,
  tools: LinkMailTools,
) => Promise<void>;

const invitationTools = (
  { config, systemContext, mailer, logger, clock }: InvitationApp,
  mailSignInLink: MailSignInLink,
): InvitationTools => {
  const { publicOrigin, productName, supportEmail, linkKey, actorTokenKey } = config;
  const magicLinks = createMagicLinks({ secret: derivedKey(linkKey, 'magic-link'), origin: publicOrigin });
  const { asked: requestedCookie } = createSignInCookies(publicOrigin, linkKey);
  return {
    mailer,
    logger,
    productName,
    publicOrigin,
    tokens: createInvitationTokens(linkKey, actorTokenKey),
    mailSignInLink: (user) => mailSignInLink(systemContext, user, { mailer, magicLinks, productName, supportEmail }),
    askedCookie: (email) => requestedCookie.set(email, clock.now()),
  };
};

/** Invitations to a council, by mail. */
export const invitationsFeature = (mailSignInLink: MailSignInLink) =>
  defineFeature({
    name: 'invitations',
    entities: [invitationEntity],
    dependencies: (app: InvitationApp) => invitationTools(app, mailSignInLink),
    routes: invitationRoutes,
    jobs: invitationJobs,
  });
