import { type Actor, resolveSessionOperation } from '@folkmoot/contracts';
import { fetchService, serviceHeaders } from '@folkmoot/service-kit';
import type { Replicas } from '../replicas/replicas';

const PATIENCE_MS = 5_000;

/** Asks the admin service what a session stands for. */
export const createAdminAsker =
  ({ admin, serviceKey }: { admin: Pick<Replicas, 'ready'>; serviceKey: string }) =>
  async (sessionId: string): Promise<Actor | null> => {
    // What admin would refuse to read as a session is none: somebody made the cookie up.
    const body = resolveSessionOperation.body.safeParse({ sessionId });
    if (!body.success) return null;
    const headers = await serviceHeaders({ from: 'gateway', to: 'admin', serviceKey });
    const response = await fetchService(admin.ready().join(','), resolveSessionOperation.path, {
      method: 'POST',
      isRepeatable: true,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body.data),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`admin answered ${response.status}`);
    return resolveSessionOperation.response.parse(await response.json()).actor;
  };
