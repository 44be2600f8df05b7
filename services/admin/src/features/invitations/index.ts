import { defineFeature } from '@folkmoot/service-kit';
import { createInvitationTokens } from '../../entities/invitation';
import { invitationEntity, invitationModel } from '../../entities/invitation/invitation.mongo';
import { createSessionCookies } from '../../entities/session';
import { createPendingCookie } from '../../entities/sign-in';
import { createSignInCookies } from '../../entities/sign-in-link';
import { invitationJobs } from './invitation.jobs';
import { invitationRoutes } from './invitation.routes';
import type { InvitationApp, InvitationTools } from './invitation.types';

const invitationTools = ({ config, mailer, logger }: InvitationApp): InvitationTools => {
  const { publicOrigin, productName, supportEmail, linkKey, actorTokenKey } = config;
  const cookies = createSessionCookies(publicOrigin);
  return {
    mailer,
    logger,
    productName,
    supportEmail,
    publicOrigin,
    tokens: createInvitationTokens(linkKey, actorTokenKey),
    newSessionId: cookies.newSessionId,
    cookieFor: cookies.set,
    pendingCookie: createPendingCookie(publicOrigin),
    signInCookies: createSignInCookies(publicOrigin, linkKey),
  };
};

/** Invitations to a council, by mail. */
export const invitationsFeature = defineFeature({
  name: 'invitations',
  entities: [invitationEntity],
  dependencies: invitationTools,
  routes: invitationRoutes,
  jobs: (app: InvitationApp, tools) => invitationJobs(app, tools, [invitationModel]),
  mailQueues: ({ systemContext: { acrossCouncils, clock } }: InvitationApp) => [
    { name: 'invitations', waiting: () => acrossCouncils.reader().invitationsAcrossCouncils.waitingMails(clock.now()) },
  ],
});
