import { defineFeature } from '@folkmoot/service-kit';
import { attemptEntity } from '../../entities/attempt/attempt.mongo';
import { createFactorSecrets, createPasskeys } from '../../entities/factor';
import { derivedKey } from '../../entities/secret';
import { createSessionCookies } from '../../entities/session';
import { createPendingCookie } from '../../entities/sign-in';
import { pendingSignInEntity } from '../../entities/sign-in/pending-sign-in.mongo';
import { createFailureCounts } from '../../entities/sign-in-failure';
import { signInFailureEntity } from '../../entities/sign-in-failure/sign-in-failure.mongo';
import { createMagicLinks, createSignInCookies, createSupportTokens } from '../../entities/sign-in-link';
import { codeEntity } from '../../entities/sign-in-link/sign-in-code.mongo';
import { linkEntity } from '../../entities/sign-in-link/sign-in-link.mongo';
import { signInRoutes } from './sign-in.routes';
import type { SessionViewOf, SignInApp, SignInRouteTools } from './sign-in.types';

export { createSupportLinkOperation, signInByFormOperation } from './sign-in.operations';

const NEUTRAL_ANSWER_MS = 1_000;

const signInTools = (
  { config, mailer, logger, refusals, clock, systemContext }: SignInApp,
  sessionViewOf: SessionViewOf,
): SignInRouteTools => {
  const { publicOrigin, productName, supportEmail, linkKey, secretsKey } = config;
  const cookies = createSessionCookies(publicOrigin);
  return {
    mailer,
    logger,
    refusals,
    failures: createFailureCounts({
      failures: systemContext.acrossCouncils.reader().signInFailures,
      clock,
      logger,
    }),
    publicOrigin,
    productName,
    supportEmail,
    isNeutral: config.authNeutralLogin,
    neutralAnswerMs: NEUTRAL_ANSWER_MS,
    magicLinks: createMagicLinks({ secret: derivedKey(linkKey, 'magic-link'), origin: publicOrigin }),
    supportTokens: createSupportTokens(derivedKey(linkKey, 'support-link')),
    newSessionId: cookies.newSessionId,
    cookieFor: cookies.set,
    signInCookies: createSignInCookies(publicOrigin, linkKey),
    pendingCookie: createPendingCookie(publicOrigin),
    factorTools: {
      passkeys: createPasskeys(publicOrigin, productName),
      factorSecrets: createFactorSecrets(secretsKey),
    },
    getSession: sessionViewOf(config),
  };
};

/** Mails and redeems sign-in links. */
export const signInFeature = (sessionViewOf: SessionViewOf) =>
  defineFeature({
    name: 'sign-in',
    entities: [linkEntity, codeEntity, attemptEntity, pendingSignInEntity, signInFailureEntity],
    dependencies: (app: SignInApp) => signInTools(app, sessionViewOf),
    routes: signInRoutes,
  });
