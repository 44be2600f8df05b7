import { AiProviderError } from '@folkmoot/ai-providers';
import { isDomainError } from '@folkmoot/contracts';
import { messages } from './ai.messages';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** Wait time when the provider does not return one. */
const USUAL_WAIT_MS = 30_000;

/** How long to wait for a busy provider; null for any other failure. */
export const waitMsOf = ({ failure, retryAfterSeconds }: AiProviderError): number | null => {
  if (failure !== 'rate_limited') return null;
  return retryAfterSeconds === null ? USUAL_WAIT_MS : retryAfterSeconds * SECOND_MS;
};

/** The text of a failure for officers. */
export const failureWords = (error: AiProviderError): string => {
  const waitMs = waitMsOf(error);
  return waitMs === null ? error.message : messages.busy(error.message, Math.max(1, Math.ceil(waitMs / MINUTE_MS)));
};

/** How runs that call a provider treat its failures. */
export const providerRuns = {
  service: 'campaigns',
  explain: (error: unknown): string | null => {
    if (error instanceof AiProviderError) return failureWords(error);
    return isDomainError(error) && error.code !== 'stale_revision' ? error.message : null;
  },
  waitMsOf: (error: unknown): number | null => (error instanceof AiProviderError ? waitMsOf(error) : null),
} as const;
