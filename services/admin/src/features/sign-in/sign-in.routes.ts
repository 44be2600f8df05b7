import { createMagicLinkOperation, createSessionOperation, type Session, type UserActor } from '@folkmoot/contracts';
import { page, reply, route } from '@folkmoot/service-kit';
import { visitorAddress } from '../../limits/visitor-address';
import { deviceOf } from './device.domain';
import { issueSupportLink } from './issue-support-link.use-case';
import { redeemCode, redeemSupportLink } from './redeem-code.use-case';
import { sendSignInLink } from './send-sign-in-link.use-case';
import type { SignInDeps } from './sign-in.deps';
import { createSupportLinkOperation, signInByFormOperation } from './sign-in.operations';

interface RouteDeps extends SignInDeps {
  readonly cookieFor: (sessionId: string) => string;
  readonly sessionView: (actor: UserActor) => Promise<Session>;
}

export const signInRoutes = (deps: RouteDeps) => [
  route(createMagicLinkOperation, {
    handle: async ({ body, headers }) => {
      await sendSignInLink(deps, { email: body.email, address: visitorAddress(headers) });
      return { sent: true as const };
    },
  }),
  route(createSessionOperation, {
    handle: async ({ body, headers }) => {
      const device = deviceOf(headers['user-agent']);
      const { actor, sessionId } =
        'code' in body ? await redeemCode(deps, body.code, device) : await redeemSupportLink(deps, body, device);
      return reply(await deps.sessionView(actor), { headers: { 'Set-Cookie': deps.cookieFor(sessionId) } });
    },
  }),
  route(signInByFormOperation, {
    accepts: 'form',
    handle: async ({ query, headers }) => {
      const { sessionId } = await redeemCode(deps, query.code, deviceOf(headers['user-agent']));
      return page('', { status: 303, headers: { Location: '/dashboard', 'Set-Cookie': deps.cookieFor(sessionId) } });
    },
  }),
  route(createSupportLinkOperation, {
    handle: async ({ body }) => {
      const { url, expiresAt } = await issueSupportLink(deps, body.email);
      return { url, expiresAt: expiresAt.toISOString() };
    },
  }),
];
