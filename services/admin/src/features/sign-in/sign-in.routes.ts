import type { IncomingHttpHeaders } from 'node:http';
import {
  type Actor,
  createMagicLinkOperation,
  createSessionOperation,
  isDomainError,
  publicActor,
  readSignInLinkOperation,
  type Session,
  signInRefusedEvent,
  type UserActor,
} from '@folkmoot/contracts';
import { page, reply, route } from '@folkmoot/service-kit';
import { visitorAddress, visitorNetwork } from '../../limits/visitor-address';
import { askFirstPage } from './ask-first-page';
import { deviceOf } from './device.domain';
import { issueSupportLink } from './issue-support-link.use-case';
import { type Credentials, readSignInLink } from './read-sign-in-link.use-case';
import { redeemLink, type SignedIn } from './redeem-link.use-case';
import { sendSignInLink } from './send-sign-in-link.use-case';
import type { SignInDeps } from './sign-in.deps';
import { createSupportLinkOperation, signInByFormOperation } from './sign-in.operations';
import type { SignInCookies } from './sign-in-cookies';

interface RouteDeps extends SignInDeps {
  readonly cookieFor: (sessionId: string) => string;
  readonly signInCookies: SignInCookies;
  readonly sessionView: (actor: UserActor) => Promise<Session>;
}

interface Opened {
  readonly credentials: Credentials;
  readonly actor: Actor;
  readonly headers: IncomingHttpHeaders;
}

/** Notes a link that is no good, and throws on. */
const noteInvalid =
  ({ refusals }: RouteDeps, headers: IncomingHttpHeaders) =>
  (error: unknown): never => {
    if (isDomainError(error) && error.code === 'code_invalid') {
      const network = visitorNetwork(headers);
      refusals.note({ event: signInRefusedEvent, actor: publicActor(), change: 'link_invalid', network });
    }
    throw error;
  };

const read = (deps: RouteDeps, { headers, ...opened }: Opened) => {
  const hasAsked = (email: string) => deps.signInCookies.asked.fits(headers.cookie, email, deps.clock.now());
  return readSignInLink(deps, { ...opened, hasAsked }).catch(noteInvalid(deps, headers));
};

const redeem = (deps: RouteDeps, { headers, ...opened }: Opened) =>
  redeemLink(deps, { ...opened, device: deviceOf(headers['user-agent']) }).catch(noteInvalid(deps, headers));

/** The session first: programs read the first cookie. */
const cookiesOf = ({ cookieFor, signInCookies, clock }: RouteDeps, { sessionId, email }: SignedIn): string[] => [
  cookieFor(sessionId),
  signInCookies.known.set(email, clock.now()),
  signInCookies.asked.clear,
];

/** Without a referrer browsers post forms with the origin `null`, which is refused. */
const OWN_ORIGIN = { 'Referrer-Policy': 'same-origin' };

export const signInRoutes = (deps: RouteDeps) => [
  route(createMagicLinkOperation, {
    handle: async ({ body: { email }, headers }) => {
      const { asked, known } = deps.signInCookies;
      const now = deps.clock.now();
      const isKnownBrowser = known.fits(headers.cookie, email, now);
      const from = { address: visitorAddress(headers), network: visitorNetwork(headers) };
      await sendSignInLink(deps, { email, ...from, isKnownBrowser });
      return reply({ sent: true as const }, { headers: { 'Set-Cookie': asked.set(email, now) } });
    },
  }),
  route(readSignInLinkOperation, {
    handle: ({ body, actor, headers }) => read(deps, { credentials: body, actor, headers }),
  }),
  route(createSessionOperation, {
    handle: async ({ body, actor, headers }) => {
      const signedIn = await redeem(deps, { credentials: body, actor, headers });
      return reply(await deps.sessionView(signedIn.actor), { headers: { 'Set-Cookie': cookiesOf(deps, signedIn) } });
    },
  }),
  route(signInByFormOperation, {
    accepts: 'form',
    handle: async ({ query, body, actor, headers }) => {
      const opened = { credentials: { code: query.code }, actor, headers };
      const view = await read(deps, opened);
      if (view.asksFirst && body?.confirm !== 'yes')
        return page(askFirstPage(query.code, view), { headers: OWN_ORIGIN });
      const signedIn = await redeem(deps, opened);
      return page('', { status: 303, headers: { Location: '/dashboard', 'Set-Cookie': cookiesOf(deps, signedIn) } });
    },
  }),
  route(createSupportLinkOperation, {
    handle: async ({ body }) => {
      const { url, expiresAt } = await issueSupportLink(deps, body.email);
      return { url, expiresAt: expiresAt.toISOString() };
    },
  }),
];
