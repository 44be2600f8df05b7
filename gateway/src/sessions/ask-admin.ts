import { type Actor, resolveApiTokenOperation, resolveSessionOperation } from '@folkmoot/contracts';
import { createServiceCalls, isApiToken } from '@folkmoot/service-kit';
import type { Replicas } from '../replicas/replicas';

/** Asks the admin service for the actor of a session's id or of an API token. */
export const createAdminAsker = ({ admin, serviceKey }: { admin: Pick<Replicas, 'ready'>; serviceKey: string }) => {
  const { callService } = createServiceCalls({
    from: 'gateway',
    serviceKey,
    addressOf: () => admin.ready().join(','),
  });
  return async (sessionId: string): Promise<Actor | null> => {
    if (isApiToken(sessionId))
      return (await callService(resolveApiTokenOperation, { body: { token: sessionId } })).actor;
    // A value that admin's schema refuses is not a session: somebody made the cookie up.
    const body = resolveSessionOperation.body.safeParse({ sessionId });
    if (!body.success) return null;
    return (await callService(resolveSessionOperation, { body: body.data })).actor;
  };
};
