import type { IncomingHttpHeaders } from 'node:http';
import {
  createMagicLinkOperation,
  createSessionOperation,
  isDomainError,
  publicActor,
  readSignInLinkOperation,
  signInRefusedEvent,
} from '@folkmoot/contracts';
import { page, reply } from '@folkmoot/service-kit';
import { visitorAddress, visitorNetwork } from '../../entities/attempt';
import { askFirstPage } from './ask-first-page';
import { deviceOf } from './device.domain';
import { issueSupportLink } from './issue-support-link.use-case';
import { type Credentials, readSignInLink } from './read-sign-in-link.use-case';
import { redeemLink, type SignedIn } from './redeem-link.use-case';
import { sendSignInLink } from './send-sign-in-link.use-case';
import { createSupportLinkOperation, signInByFormOperation } from './sign-in.operations';
import type { SignInApp, SignInRouteTools } from './sign-in.types';

interface OpenedRequest {
  readonly credentials: Credentials;
  readonly headers: IncomingHttpHeaders;
}

/** Records an invalid link and rethrows. */
const noteInvalid =
  ({ refusals }: SignInRouteTools, headers: IncomingHttpHeaders) =>
  (error: unknown): never => {
    if (isDomainError(error) && error.code === 'code_invalid') {
      const network = visitorNetwork(headers);
      refusals.note({ event: signInRefusedEvent, actor: publicActor(), change: 'link_invalid', network });
    }
    throw error;
  };

type SignInContext = SignInApp['systemContext'];

const read = (context: SignInContext, { headers, credentials }: OpenedRequest, tools: SignInRouteTools) => {
  const hasAsked = (email: string) => tools.signInCookies.asked.fits(headers.cookie, email, context.clock.now());
  return readSignInLink(context, { credentials, hasAsked }, tools).catch(noteInvalid(tools, headers));
};

const redeem = (context: SignInContext, { headers, credentials }: OpenedRequest, tools: SignInRouteTools) =>
  redeemLink(context, { credentials, device: deviceOf(headers['user-agent']) }, tools).catch(
    noteInvalid(tools, headers),
  );

/** The session comes first, because programs read the first cookie. */
const cookiesOf = ({ cookieFor, signInCookies }: SignInRouteTools, { sessionId, email }: SignedIn, now: Date) => [
  cookieFor(sessionId),
  signInCookies.known.set(email, now),
  signInCookies.asked.clear,
];

/** Without a referrer, browsers post forms with the origin `null`, which is refused. */
const OWN_ORIGIN = { 'Referrer-Policy': 'same-origin' };

export const signInRoutes = ({ route, clock }: SignInApp, tools: SignInRouteTools) => [
  route(createMagicLinkOperation, {
    handle: async ({ context, body: { email }, headers }) => {
      const { asked: requestedCookie, known } = tools.signInCookies;
      const now = clock.now();
      const isKnownBrowser = known.fits(headers.cookie, email, now);
      const from = { address: visitorAddress(headers), network: visitorNetwork(headers) };
      await sendSignInLink(context, { email, ...from, isKnownBrowser }, tools);
      return reply({ sent: true as const }, { headers: { 'Set-Cookie': requestedCookie.set(email, now) } });
    },
  }),
  route(readSignInLinkOperation, {
    handle: ({ context, body, headers }) => read(context, { credentials: body, headers }, tools),
  }),
  route(createSessionOperation, {
    handle: async ({ context, body, headers }) => {
      const signedIn = await redeem(context, { credentials: body, headers }, tools);
      return reply(await tools.getSession({ ...context, actor: signedIn.actor }), {
        headers: { 'Set-Cookie': cookiesOf(tools, signedIn, clock.now()) },
      });
    },
  }),
  route(signInByFormOperation, {
    accepts: 'form',
    handle: async ({ context, query, body, headers }) => {
      const opened = { credentials: { code: query.code }, headers };
      const view = await read(context, opened, tools);
      if (view.asksFirst && body?.confirm !== 'yes')
        return page(askFirstPage(query.code, view), { headers: OWN_ORIGIN });
      const signedIn = await redeem(context, opened, tools);
      const cookies = cookiesOf(tools, signedIn, clock.now());
      return page('', { status: 303, headers: { Location: '/dashboard', 'Set-Cookie': cookies } });
    },
  }),
  route(createSupportLinkOperation, {
    handle: async ({ context, body }) => {
      const { url, expiresAt } = await issueSupportLink(context, body.email, tools);
      return { url, expiresAt: expiresAt.toISOString() };
    },
  }),
];
