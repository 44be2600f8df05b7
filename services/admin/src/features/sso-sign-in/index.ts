import { defineFeature } from '@folkmoot/service-kit';
import { createSessionCookies } from '../../entities/session';
import { createFailureCounts } from '../../entities/sign-in-failure';
import { createSsoCookie } from '../../entities/sso-attempt';
import { ssoAttemptEntity } from '../../entities/sso-attempt/sso-attempt.mongo';
import { ssoSessionEntity } from '../../entities/sso-session/sso-session.mongo';
import { createProviderClients } from '../../integrations/single-sign-on/provider-clients';
import { ssoSignInRoutes } from './sso-sign-in.routes';
import type { SsoSignInApp, SsoSignInTools } from './sso-sign-in.types';

const signInTools = ({ config, clock, refusals, logger, systemContext }: SsoSignInApp): SsoSignInTools => {
  const cookies = createSessionCookies(config.publicOrigin);
  return {
    ...createProviderClients(config, clock),
    cookie: createSsoCookie(config.publicOrigin),
    newSessionId: cookies.newSessionId,
    sessionCookie: cookies.set,
    refusals,
    failures: createFailureCounts({
      failures: systemContext.acrossCouncils.reader().signInFailures,
      clock,
      logger,
    }),
    logger,
  };
};

/** Signs people in and out through the provider of their council. */
export const ssoSignInFeature = defineFeature({
  name: 'sso-sign-in',
  entities: [ssoAttemptEntity, ssoSessionEntity],
  dependencies: signInTools,
  routes: ssoSignInRoutes,
});
