import type { IncomingHttpHeaders } from 'node:http';
import {
  checkFreshSignInOperation,
  chooseCouncilOperation,
  deleteSessionOperation,
  endOtherSessionsOperation,
  endOwnSessionOperation,
  getSessionOperation,
  listOwnSessionsOperation,
  readSessionEndOperation,
  resolveSessionOperation,
} from '@folkmoot/contracts';
import { reply, SESSION_HASH_HEADER } from '@folkmoot/service-kit';
import { createSessionCookies } from '../../entities/session';
import { chooseCouncil } from './choose-council.use-case';
import { endOtherSessions, endOwnSession } from './end-other-sessions.use-case';
import { endSession } from './end-session.use-case';
import { type FactorRule, getSession } from './get-session.use-case';
import { listOwnSessions } from './list-own-sessions.use-case';
import { readSessionEnd } from './read-session-end.use-case';
import { resolveSession } from './resolve-session.use-case';
import type { SessionApp } from './session.types';

/**
 * The Clear-Site-Data header at sign-out. Not "storage": a shared device of residents stores unsent answers there. Not
 * "cookies": that would sign the user out of every host of the domain.
 */
const SIGNED_OUT = '"cache"';

const hashIn = (headers: IncomingHttpHeaders): string | null => {
  const hash = headers[SESSION_HASH_HEADER];
  return typeof hash === 'string' ? hash : null;
};

export const sessionRoutes = ({ route, config }: SessionApp, rule: FactorRule) => [
  route(getSessionOperation, { handle: ({ context }) => getSession(context, rule) }),
  route(readSessionEndOperation, {
    handle: ({ context, headers }) => readSessionEnd(context, hashIn(headers)),
  }),
  route(deleteSessionOperation, {
    handle: async ({ context }) =>
      reply(await endSession(context), {
        headers: { 'Set-Cookie': createSessionCookies(config.publicOrigin).clear, 'Clear-Site-Data': SIGNED_OUT },
      }),
  }),
  // The check for a recent sign-in runs before the handler.
  route(checkFreshSignInOperation, { handle: () => undefined }),
  route(chooseCouncilOperation, {
    handle: async ({ context, body }) => {
      await chooseCouncil(context, body.councilId);
      return getSession(context, rule);
    },
  }),
  route(listOwnSessionsOperation, {
    handle: async ({ context }) => ({ items: await listOwnSessions(context), nextCursor: null }),
  }),
  route(endOtherSessionsOperation, {
    handle: async ({ context }) => ({ ended: await endOtherSessions(context) }),
  }),
  route(endOwnSessionOperation, {
    handle: ({ context, params }) => endOwnSession(context, params.sessionId),
  }),
  route(resolveSessionOperation, {
    handle: async ({ context, body }) => ({
      actor: await resolveSession(context, body.sessionId, rule),
    }),
  }),
];
