import {
  checkFreshSignInOperation,
  chooseCouncilOperation,
  deleteSessionOperation,
  endOtherSessionsOperation,
  endOwnSessionOperation,
  getSessionOperation,
  listOwnSessionsOperation,
  resolveSessionOperation,
} from '@folkmoot/contracts';
import { asUser, reply, route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import { chooseCouncil } from './choose-council.use-case';
import { endOtherSessions, endOwnSession } from './end-other-sessions.use-case';
import { endSession } from './end-session.use-case';
import { getSession } from './get-session.use-case';
import { listOwnSessions } from './list-own-sessions.use-case';
import { resolveSession } from './resolve-session.use-case';

/**
 * What a browser forgets of us at sign-out. Not "storage": a device that residents share keeps answers there that it
 * has still to send. Not "cookies": that would sign out of every host of the domain.
 */
const SIGNED_OUT = '"cache"';

export const sessionRoutes = (deps: Deps & { readonly clearedCookies: readonly string[] }) => [
  route(getSessionOperation, { handle: ({ actor }) => getSession(deps, asUser(actor)) }),
  route(deleteSessionOperation, {
    handle: async ({ actor }) =>
      reply(await endSession(deps, asUser(actor)), {
        headers: { 'Set-Cookie': deps.clearedCookies, 'Clear-Site-Data': SIGNED_OUT },
      }),
  }),
  // The freshness itself is asked before the handler runs.
  route(checkFreshSignInOperation, { handle: () => undefined }),
  route(chooseCouncilOperation, {
    handle: async ({ actor, body }) => {
      await chooseCouncil(deps, asUser(actor), body.councilId);
      return getSession(deps, asUser(actor));
    },
  }),
  route(listOwnSessionsOperation, {
    handle: async ({ actor }) => ({ items: await listOwnSessions(deps, asUser(actor)), nextCursor: null }),
  }),
  route(endOtherSessionsOperation, {
    handle: async ({ actor }) => ({ ended: await endOtherSessions(deps, asUser(actor)) }),
  }),
  route(endOwnSessionOperation, {
    handle: ({ actor, params }) => endOwnSession(deps, asUser(actor), params.sessionId),
  }),
  route(resolveSessionOperation, {
    handle: async ({ body }) => ({ actor: await resolveSession(deps, body.sessionId) }),
  }),
];
