import { createMagicLinkOperation, createSessionOperation, type Session, type UserActor } from '@folkmoot/contracts';
import { page, reply, route } from '@folkmoot/service-kit';
import { issueSupportLink } from './issue-support-link.use-case';
import { redeemCode, redeemSupportLink } from './redeem-code.use-case';
import { sendSignInLink } from './send-sign-in-link.use-case';
import type { SignInDeps } from './sign-in.deps';
import { createSupportLinkOperation, signInByFormOperation } from './sign-in.operations';

interface RouteDeps extends SignInDeps {
  readonly cookieFor: (sessionId: string) => string;
  readonly sessionView: (actor: UserActor) => Promise<Session>;
}

const ADDRESS_HEADER = 'x-forwarded-for';

/** The gateway writes this header itself, with the one address it saw. */
const addressOf = (headers: Readonly<Record<string, string | string[] | undefined>>): string =>
  String(headers[ADDRESS_HEADER] ?? '')
    .split(',')
    .at(-1)
    ?.trim() || 'unknown';

export const signInRoutes = (deps: RouteDeps) => [
  route(createMagicLinkOperation, {
    handle: async ({ body, headers }) => {
      await sendSignInLink(deps, { email: body.email, address: addressOf(headers) });
      return { sent: true as const };
    },
  }),
  route(createSessionOperation, {
    handle: async ({ body }) => {
      const signedIn = 'code' in body ? await redeemCode(deps, body.code) : await redeemSupportLink(deps, body);
      const { actor, sessionId } = signedIn;
      return reply(await deps.sessionView(actor), { headers: { 'Set-Cookie': deps.cookieFor(sessionId) } });
    },
  }),
  route(signInByFormOperation, {
    accepts: 'form',
    handle: async ({ query }) => {
      const { sessionId } = await redeemCode(deps, query.code);
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
