import { type Actor, resolveSessionOperation, systemActor } from '@folkmoot/contracts';
import { ACTOR_HEADER, fetchService, signActorToken } from '@folkmoot/service-kit';
import type { Replicas } from '../replicas/replicas';

const PATIENCE_MS = 5_000;

/** Asks the admin service what a session stands for. */
export const createAdminAsker =
  ({ admin, actorTokenKey }: { admin: Pick<Replicas, 'ready'>; actorTokenKey: string }) =>
  async (sessionId: string): Promise<Actor | null> => {
    // What admin would refuse to read as a session is none: somebody made the cookie up.
    const body = resolveSessionOperation.body.safeParse({ sessionId });
    if (!body.success) return null;
    const token = await signActorToken(systemActor('gateway'), actorTokenKey);
    const response = await fetchService(admin.ready().join(','), resolveSessionOperation.path, {
      method: 'POST',
      isRepeatable: true,
      headers: { 'content-type': 'application/json', [ACTOR_HEADER]: token },
      body: JSON.stringify(body.data),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`admin answered ${response.status}`);
    return resolveSessionOperation.response.parse(await response.json()).actor;
  };
