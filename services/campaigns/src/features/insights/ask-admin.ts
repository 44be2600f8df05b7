import { DomainError, getAiCredentialsOperation, noteAiUseOperation } from '@folkmoot/contracts';
import { fetchService, serviceHeaders } from '@folkmoot/service-kit';
import type { AiAdmin } from './insight.deps';

const PATIENCE_MS = 5_000;
const NOT_FOUND = 404;

interface Options {
  /** Absent where nobody has said where admin is. */
  readonly adminUrl: string | undefined;
  readonly serviceKey: string;
}

const unavailable = (cause?: unknown): DomainError => new DomainError('ai_settings_unavailable', { cause });

/** Asks the admin service, which keeps the keys and counts the costs. */
export const createAiAdmin = ({ adminUrl, serviceKey }: Options): AiAdmin => {
  const post = async (path: string, body: object): Promise<Response> => {
    if (!adminUrl) throw unavailable();
    const headers = await serviceHeaders({ from: 'campaigns', to: 'admin', serviceKey });
    try {
      return await fetchService(adminUrl, path, {
        method: 'POST',
        // Credentials are only read, and use is counted once for each id.
        isRepeatable: true,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch (error) {
      throw unavailable(error);
    }
  };
  return {
    credentials: async (councilId) => {
      const response = await post(getAiCredentialsOperation.path, { councilId });
      if (response.status === NOT_FOUND) return { provider: null, refusal: 'not_configured' };
      if (!response.ok) throw unavailable();
      return getAiCredentialsOperation.response.parse(await response.json());
    },
    noteUse: async (use) => {
      const response = await post(noteAiUseOperation.path, use);
      // A provider that is gone has nothing left to count.
      if (!response.ok && response.status !== NOT_FOUND) throw unavailable();
    },
  };
};
