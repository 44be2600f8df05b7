import { createHash } from 'node:crypto';
import { AiProviderError } from '@folkmoot/ai-providers';
import { type Actor, type AiCredentials, isDomainError } from '@folkmoot/contracts';
import type { InsightDeps, Used } from './insight.deps';
import { failureWords, waitMsOf } from './provider-failure';
import { providerOf } from './provider-of';

const GOOD_MS = 300_000;
const BAD_MS = 30_000;
const MOST_KEPT = 200;

export interface ProviderStatus {
  readonly status: 'working' | 'error';
  readonly error: string | null;
  readonly provider: AiCredentials['kind'] | null;
  readonly model: string;
  readonly region: string;
  /** Of a provider that works but is busy: when to come back. */
  readonly retryAt: string | null;
}

interface Remembered {
  readonly status: ProviderStatus;
  readonly until: number;
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

/** Makes what tells whether analyses work: a tiny call of the provider, remembered for some minutes (E-66). */
export const createStatusCheck = (deps: Pick<InsightDeps, 'admin' | 'probe' | 'clock' | 'makeId'>) => {
  const remembered = new Map<string, Remembered>();
  const tell = async (councilId: string, { id: providerId }: AiCredentials, used: Used): Promise<void> => {
    const { inputTokens, outputTokens } = used;
    if (inputTokens + outputTokens === 0) return;
    await deps.admin.noteUse({ useId: deps.makeId(), councilId, providerId, inputTokens, outputTokens });
  };
  const probe = async (councilId: string, credentials: AiCredentials): Promise<ProviderStatus> => {
    const { kind, model, region } = credentials;
    try {
      const used = await deps.probe(credentials);
      await tell(councilId, credentials, used);
      return { status: 'working', error: null, provider: kind, model: used.model, region: used.region, retryAt: null };
    } catch (error) {
      if (!(error instanceof AiProviderError)) throw error;
      const waitMs = waitMsOf(error);
      const retryAt = waitMs === null ? null : new Date(Number(deps.clock.now()) + waitMs).toISOString();
      return { ...failed(failureWords(error)), provider: kind, model, region, retryAt };
    }
  };
  const look = async (councilId: string): Promise<ProviderStatus> => {
    const credentials = await providerOf(deps, councilId);
    const key = keyOf(credentials);
    const now = Number(deps.clock.now());
    const known = remembered.get(key);
    if (known && known.until > now) return known.status;
    const status = await probe(councilId, credentials);
    if (remembered.size >= MOST_KEPT) remembered.clear();
    remembered.set(key, { status, until: now + (status.status === 'working' ? GOOD_MS : BAD_MS) });
    return status;
  };
  return async (actor: Actor): Promise<ProviderStatus> => {
    try {
      return await look(actor.councilId ?? '');
    } catch (error) {
      if (isDomainError(error)) return failed(error.message);
      throw error;
    }
  };
};
