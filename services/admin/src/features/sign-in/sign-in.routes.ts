import type { IncomingHttpHeaders } from 'node:http';
import {
  cancelPendingSignInOperation,
  createMagicLinkOperation,
  createSessionOperation,
  DomainError,
  finishPendingSignInOperation,
  isDomainError,
  listSignInFailuresOperation,
  lookup,
  publicActor,
  readPendingSignInOperation,
  readSignInLinkOperation,
  signInRefusedEvent,
  startPendingPasskeyOperation,
} from '@folkmoot/contracts';
import { page, reply } from '@folkmoot/service-kit';
import { visitorAddress, visitorNetwork } from '../../entities/attempt';
import { hashOfSecret } from '../../entities/secret';
import { deviceOf } from '../../entities/session';
import { cookiesOf } from '../../entities/sign-in';
import { askFirstPage } from './ask-first-page';
import { finishPendingSignIn } from './finish-pending-sign-in.use-case';
import { issueSupportLink } from './issue-support-link.use-case';
import { listSignInFailuresAcrossCouncils } from './list-sign-in-failures.use-case';
import { readPendingSignIn } from './read-pending-sign-in.use-case';
import { type Credentials, readSignInLink } from './read-sign-in-link.use-case';
import { redeemLink } from './redeem-link.use-case';
import { sendSignInLink } from './send-sign-in-link.use-case';
import { createSupportLinkOperation, signInByFormOperation } from './sign-in.operations';
import type { SignInApp, SignInRouteTools } from './sign-in.types';
import { startPendingPasskey } from './start-pending-passkey.use-case';

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

const refusedFactors = {
  passkey_refused: 'factor_wrong',
  code_wrong: 'factor_wrong',
  too_many_codes: 'too_many_codes',
} as const;

/** Records a wrong second factor and rethrows. */
const noteWrongFactor =
  ({ refusals }: SignInRouteTools, headers: IncomingHttpHeaders) =>
  (error: unknown): never => {
    const change = isDomainError(error) ? lookup(refusedFactors, error.code) : undefined;
    if (change) {
      refusals.note({ event: signInRefusedEvent, actor: publicActor(), change, network: visitorNetwork(headers) });
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
      const outcome = await redeem(context, { credentials: body, headers }, tools);
      const cookies = cookiesOf(tools, outcome, clock.now());
      if (outcome.kind === 'pending') throw new DomainError('second_factor_required', { cookies });
      return reply(await tools.getSession({ ...context, actor: outcome.signedIn.actor }), {
        headers: { 'Set-Cookie': cookies },
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
      const outcome = await redeem(context, opened, tools);
      const cookies = cookiesOf(tools, outcome, clock.now());
      // The page at /auth asks for the second factor of a sign-in that waits.
      const place = outcome.kind === 'session' ? '/dashboard' : '/auth?awaits=second-factor';
      return page('', { status: 303, headers: { Location: place, 'Set-Cookie': cookies } });
    },
  }),
  route(readPendingSignInOperation, {
    handle: ({ context, headers }) => readPendingSignIn(context, tools.pendingCookie.read(headers.cookie)),
  }),
  route(startPendingPasskeyOperation, {
    handle: ({ context, headers }) =>
      startPendingPasskey(context, tools.pendingCookie.read(headers.cookie), tools.factorTools),
  }),
  route(finishPendingSignInOperation, {
    handle: async ({ context, body: proof, headers }) => {
      const token = tools.pendingCookie.read(headers.cookie);
      const device = deviceOf(headers['user-agent']);
      const { newSessionId, failures, factorTools } = tools;
      const signedIn = await finishPendingSignIn(
        context,
        { token, proof, device },
        { newSessionId, failures, ...factorTools },
      ).catch(noteWrongFactor(tools, headers));
      return reply(await tools.getSession({ ...context, actor: signedIn.actor }), {
        headers: {
          'Set-Cookie': [...cookiesOf(tools, { kind: 'session', signedIn }, clock.now()), tools.pendingCookie.clear],
        },
      });
    },
  }),
  route(cancelPendingSignInOperation, {
    handle: async ({ context, headers }) => {
      const token = tools.pendingCookie.read(headers.cookie);
      if (token) await context.acrossCouncils.reader().pendingSignIns.end(hashOfSecret(token));
      return reply(undefined, { headers: { 'Set-Cookie': tools.pendingCookie.clear } });
    },
  }),
  route(listSignInFailuresOperation, {
    handle: ({ context, query }) => listSignInFailuresAcrossCouncils(context, query),
  }),
  route(createSupportLinkOperation, {
    handle: async ({ context, body }) => {
      const { url, expiresAt } = await issueSupportLink(context, body.email, tools);
      return { url, expiresAt: expiresAt.toISOString() };
    },
  }),
];
