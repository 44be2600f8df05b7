import { type Actor, resolveSessionOperation, systemActor, type UserActor } from '@folkmoot/contracts';
import { ACTOR_HEADER } from '@folkmoot/service-kit';
import type { Upstream } from '../proxy/upstream';

const { path, response } = resolveSessionOperation;

/** Asks admin what a session cookie stands for. Rejects when admin does not answer as it should. */
export const createSessionResolver = (admin: Upstream, sign: (actor: Actor) => Promise<string>) => {
  const gateway = systemActor('gateway');
  return async (sessionId: string): Promise<UserActor | null> => {
    const headers = { 'content-type': 'application/json', [ACTOR_HEADER]: await sign(gateway) };
    const answer = await admin.ask({ method: 'POST', path, headers, body: JSON.stringify({ sessionId }) });
    if (answer.status !== 200) throw new Error(`admin answered ${answer.status} for a session`);
    const { actor } = response.parse(answer.body);
    return actor?.kind === 'user' ? actor : null;
  };
};
