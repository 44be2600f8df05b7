import { createHash } from 'node:crypto';
import { AiProviderError } from '@folkmoot/ai-providers';
import { type Actor, type AiCredentials, isDomainError } from '@folkmoot/contracts';
import { type Clock, newId } from '@folkmoot/service-kit';
import { LRUCache } from 'lru-cache';
import { failureWords, providerOf, waitMsOf } from '../../integrations/ai';
import type { InsightTools, Used } from './insight.types';

const GOOD_MS = 300_000;
const BAD_MS = 30_000;
const MAX_STATUSES = 200;

export interface ProviderStatus {
  readonly status: 'working' | 'error';
  readonly error: string | null;
  readonly provider: AiCredentials['kind'] | null;
  readonly model: string;
  readonly region: string;
  /** Set only when the provider works but is busy: when to try again. */
  readonly retryAt: string | null;
}

const keyOf = (credentials: AiCredentials): string =>
  createHash('sha256').update(JSON.stringify(credentials)).digest('hex');

const failed = (message: string): ProviderStatus => ({
  status: 'error',
  error: message,
  provider: null,
  model: '',
  region: '',
  retryAt: null,
});

/** Checks whether analyses work, with a small call of the provider. The result is cached for some minutes. */
export const createStatusCheck = (tools: Pick<InsightTools, 'admin' | 'probe'>, clock: Clock) => {
  const perf = { now: () => Number(clock.now()) };
  const cache = new LRUCache<string, ProviderStatus>({ max: MAX_STATUSES, ttl: GOOD_MS, ttlResolution: 0, perf });
  const noteUse = async (councilId: string, { id: providerId }: AiCredentials, used: Used): Promise<void> => {
    const { inputTokens, outputTokens } = used;
    if (inputTokens + outputTokens === 0) return;
    await tools.admin.noteUse({ useId: newId(), councilId, providerId, inputTokens, outputTokens });
  };
  const probe = async (councilId: string, credentials: AiCredentials): Promise<ProviderStatus> => {
    const { kind, model, region } = credentials;
    try {
      const used = await tools.probe(credentials);
      await noteUse(councilId, credentials, used);
      return { status: 'working', error: null, provider: kind, model: used.model, region: used.region, retryAt: null };
    } catch (error) {
      if (!(error instanceof AiProviderError)) throw error;
      const waitMs = waitMsOf(error);
      const retryAt = waitMs === null ? null : new Date(Number(clock.now()) + waitMs).toISOString();
      return { ...failed(failureWords(error)), provider: kind, model, region, retryAt };
    }
  };
  const statusOf = async (councilId: string): Promise<ProviderStatus> => {
    const credentials = await providerOf(tools, councilId);
    const key = keyOf(credentials);
    const cached = cache.get(key);
    if (cached) return cached;
    const status = await probe(councilId, credentials);
    cache.set(key, status, { ttl: status.status === 'working' ? GOOD_MS : BAD_MS });
    return status;
  };
  return async (actor: Actor): Promise<ProviderStatus> => {
    try {
      return await statusOf(actor.councilId ?? '');
    } catch (error) {
      if (isDomainError(error)) return failed(error.message);
      throw error;
    }
  };
};
