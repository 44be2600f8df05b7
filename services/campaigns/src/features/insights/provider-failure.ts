import type { AiProviderError } from '@folkmoot/ai-providers';
import { messages } from './insights.messages';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** When the provider does not say how long. */
const USUAL_WAIT_MS = 30_000;

/** How long a busy provider wants us to wait; null for any other failure. */
export const waitMsOf = ({ failure, retryAfterSeconds }: AiProviderError): number | null => {
  if (failure !== 'rate_limited') return null;
  return retryAfterSeconds === null ? USUAL_WAIT_MS : retryAfterSeconds * SECOND_MS;
};

/** A failure as officers read it. */
export const failureWords = (error: AiProviderError): string => {
  const waitMs = waitMsOf(error);
  return waitMs === null ? error.message : messages.busy(error.message, Math.max(1, Math.ceil(waitMs / MINUTE_MS)));
};
