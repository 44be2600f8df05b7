import { type AiFailure, lookup } from '@folkmoot/contracts';
import { AiProviderError } from './language-model';
import { providerMessages } from './provider.messages';

const PATIENCE_MS = 20_000;
const MOST_BYTES = 1_048_576;
/** As much of an answer as an administrator needs to see what went wrong. */
const SHOWN = 2_000;

const failures: Readonly<Record<number, AiFailure>> = {
  401: 'key_refused',
  403: 'forbidden',
  404: 'not_found',
  429: 'rate_limited',
};

/** Where clouds hand out the credentials of the machine that asks. */
const isLinkLocal = (host: string): boolean =>
  /^169\.254\./.test(host) || /^\[(fe80|fd00:ec2):/i.test(host) || host === 'metadata.google.internal';

const readWithin = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    length += part.length;
    if (length > MOST_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, MOST_BYTES).toString('utf8');
};

export interface ProviderRequest {
  /** Names the provider's interface in messages. */
  readonly api: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal?: AbortSignal | undefined;
  /** In place of the failure that follows from the status. */
  readonly refusal?: { readonly failure: AiFailure; readonly message: string };
}

const isTimeout = (error: unknown): boolean => (error as { name?: string }).name === 'TimeoutError';

const send = async ({ url, headers, body, signal }: ProviderRequest): Promise<{ status: number; text: string }> => {
  const signals = [AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])];
  try {
    const options = { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.any(signals) } as const;
    const response = await fetch(url, options);
    return { status: response.status, text: await readWithin(response) };
  } catch (error) {
    if (isTimeout(error)) throw new AiProviderError('timed_out', providerMessages.timedOut, { cause: error });
    throw new AiProviderError('unreachable', providerMessages.unreachable, { cause: error });
  }
};

const requireReachable = (url: string): void => {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  if (!host) throw new AiProviderError('configuration_missing', providerMessages.incomplete('the address'));
  if (isLinkLocal(host)) throw new AiProviderError('refused', providerMessages.hostRefused);
};

const requireOk = ({ api, refusal }: ProviderRequest, status: number, text: string): void => {
  if (status >= 200 && status < 300) return;
  const answered = { httpStatus: status, httpBody: text.slice(0, SHOWN) };
  if (refusal) throw new AiProviderError(refusal.failure, refusal.message, answered);
  if (status >= 300 && status < 400) throw new AiProviderError('refused', providerMessages.redirected, answered);
  throw new AiProviderError(failures[status] ?? 'refused', providerMessages.apiError(api, status), answered);
};

/** Posts to a provider and reads its JSON. Throws AiProviderError. */
export const askProvider = async (request: ProviderRequest): Promise<unknown> => {
  requireReachable(request.url);
  const { status, text } = await send(request);
  requireOk(request, status, text);
  try {
    return JSON.parse(text);
  } catch (error) {
    const answered = { httpStatus: status, httpBody: text.slice(0, SHOWN), cause: error };
    throw new AiProviderError('answer_invalid', providerMessages.unreadable, answered);
  }
};

/** What lies at a path of an answer whose shape nobody vouches for. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? lookup(inner as Record<string, unknown>, String(key)) : undefined,
    value,
  );

export const textAt = (value: unknown, ...path: readonly (string | number)[]): string => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
};

export const countAt = (value: unknown, ...path: readonly (string | number)[]): number => {
  const found = at(value, ...path);
  return typeof found === 'number' && Number.isFinite(found) && found > 0 ? Math.round(found) : 0;
};

/** The answer's text. Throws answer_invalid when it has none. */
export const requireText = (text: string): string => {
  if (text.trim() === '') throw new AiProviderError('answer_invalid', providerMessages.unreadable);
  return text.trim();
};

/** Throws configuration_missing unless everything named is there. */
export const requireSet = (fields: Readonly<Record<string, string>>): void => {
  const missing = Object.entries(fields).find(([, value]) => value === '');
  if (missing) throw new AiProviderError('configuration_missing', providerMessages.incomplete(missing[0]));
};
