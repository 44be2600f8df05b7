import { type AiFailure, lookup } from '@folkmoot/contracts';
import {
  createOutsideClient,
  type OutsideAnswer,
  OutsideError,
  type OutsideProblem,
} from '@folkmoot/service-kit/outside-client';
import { AiProviderError } from './language-model';
import { providerMessages } from './provider.messages';
import { mayShowAnswer, type Reach } from './reach';

const TIMEOUT_MS = 20_000;
const SECOND_MS = 1_000;
/** Characters of an answer that administrators see. */
const SHOWN = 2_000;

const failures: Readonly<Record<number, AiFailure>> = {
  401: 'key_refused',
  403: 'forbidden',
  404: 'not_found',
  429: 'rate_limited',
};

export interface ProviderRequest {
  /** Name of the provider's API in messages. */
  readonly api: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  readonly reach: Reach;
  /** Replaces the failure that the status would give. */
  readonly refusal?: { readonly failure: AiFailure; readonly message: string };
}

/** Words for addresses that are not called. All other problems are those of a provider that does not answer. */
const refusals: Partial<Record<OutsideProblem, string>> = {
  private: providerMessages.hostPrivate,
  reserved: providerMessages.hostRefused,
  not_https: providerMessages.hostPlain,
};

const isTimeout = (error: unknown): boolean =>
  error instanceof OutsideError
    ? error.problem === 'timeout'
    : (error as { name?: string } | null)?.name === 'TimeoutError';

const failureOf = (error: unknown, timeoutMs: number): AiProviderError => {
  const options = { cause: error };
  if (isTimeout(error)) {
    return new AiProviderError('timed_out', providerMessages.timedOut(timeoutMs / SECOND_MS), options);
  }
  if (!(error instanceof OutsideError))
    return new AiProviderError('unreachable', providerMessages.unreachable, options);
  if (error.problem === 'address_invalid') {
    return new AiProviderError('configuration_missing', providerMessages.incomplete('the address'), options);
  }
  const refusal = refusals[error.problem];
  return refusal
    ? new AiProviderError('refused', refusal, options)
    : new AiProviderError('unreachable', providerMessages.unreachable, options);
};

const send = async ({
  url,
  headers,
  body,
  signal,
  reach,
  timeoutMs = TIMEOUT_MS,
}: ProviderRequest): Promise<OutsideAnswer> => {
  const client = createOutsideClient({ reach, timeoutMs, longAnswer: 'cut' });
  try {
    return await client.request({ url, method: 'POST', headers, body, signal });
  } catch (error) {
    throw failureOf(error, timeoutMs);
  }
};

/** Seconds of a Retry-After header, which contains seconds or a date. Null for neither. */
const retryAfterSecondsOf = ({ headers }: OutsideAnswer): number | null => {
  const text = headers['retry-after']?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const until = Date.parse(text);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS));
};

/** The part of an answer that administrators see: its status, and its beginning when the host may be quoted. */
const shownOf = ({ url, reach }: ProviderRequest, answer: OutsideAnswer) => ({
  httpStatus: answer.status,
  httpBody: mayShowAnswer(new URL(url).hostname, reach) ? answer.body.toString('utf8').slice(0, SHOWN) : '',
  retryAfterSeconds: retryAfterSecondsOf(answer),
});

const requireOk = (request: ProviderRequest, answer: OutsideAnswer): void => {
  const { api, refusal } = request;
  const { status } = answer;
  if (status >= 200 && status < 300) return;
  const answered = shownOf(request, answer);
  if (refusal) throw new AiProviderError(refusal.failure, refusal.message, answered);
  if (status >= 300 && status < 400) throw new AiProviderError('refused', providerMessages.redirected, answered);
  throw new AiProviderError(failures[status] ?? 'refused', providerMessages.apiError(api, status), answered);
};

/** Posts to a provider and reads its JSON. Throws AiProviderError. */
export const askProvider = async (request: ProviderRequest): Promise<unknown> => {
  const answer = await send(request);
  requireOk(request, answer);
  try {
    return JSON.parse(answer.body.toString('utf8'));
  } catch (error) {
    const answered = { ...shownOf(request, answer), cause: error };
    throw new AiProviderError('answer_invalid', providerMessages.unreadable, answered);
  }
};

/** The value at a path of an answer with an unknown shape. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? lookup(inner as Record<string, unknown>, String(key)) : undefined,
    value,
  );

export const textAt = (value: unknown, ...path: readonly (string | number)[]): string => {
  const content = at(value, ...path);
  return typeof content === 'string' ? content : '';
};

export const countAt = (value: unknown, ...path: readonly (string | number)[]): number => {
  const content = at(value, ...path);
  return typeof content === 'number' && Number.isFinite(content) && content > 0 ? Math.round(content) : 0;
};

/** The answer's text. Throws answer_invalid when it has none. */
export const requireText = (text: string): string => {
  if (text.trim() === '') throw new AiProviderError('answer_invalid', providerMessages.unreadable);
  return text.trim();
};

/** Throws configuration_missing when a named value is empty. */
export const requireSet = (fields: Readonly<Record<string, string>>): void => {
  const missing = Object.entries(fields).find(([, value]) => value === '');
  if (missing) throw new AiProviderError('configuration_missing', providerMessages.incomplete(missing[0]));
};
