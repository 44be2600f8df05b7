import type { AiProviderError } from '@folkmoot/ai-providers';
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
