import type { WebhookProblem } from '@folkmoot/contracts';
import { AddressError, postSafely, ReachError, type SafeAnswer } from '@folkmoot/service-kit';
import { type StoredWebhook, signingKeys } from '../../entities/webhook';
import { bodyOf, type Outcome, type StoredDelivery } from '../../entities/webhook-delivery';
import { signedHeaders } from './sign-message';
import type { SendingTools } from './webhook.types';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 1_024;
const MAX_REDIRECTS = 3;
/** Headers of an answer that are stored, and characters of each. */
const MAX_HEADERS = 30;
const MAX_HEADER_LENGTH = 200;
const SECOND_MS = 1_000;
const GONE = 410;
const USER_AGENT = 'Folkmoot-Webhooks/1';

/** Cookies of a receiver are secrets of it, and nobody needs them to understand an answer. */
const HIDDEN_HEADERS: ReadonlySet<string> = new Set(['set-cookie', 'www-authenticate', 'authorization']);

const shownHeaders = (headers: SafeAnswer['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !HIDDEN_HEADERS.has(name))
      .slice(0, MAX_HEADERS)
      .map(([name, value]) => [name, value.slice(0, MAX_HEADER_LENGTH)]),
  );

const problemOfStatus = (status: number): WebhookProblem | null => {
  if (status >= 200 && status < 300) return null;
  if (status === GONE) return 'gone';
  return status >= 300 && status < 400 ? 'redirected' : 'status';
};

/** Codes of Node for certificates that cannot be trusted. */
const CERTIFICATE_CODE = /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_(GET|VERIFY)/;
const UNKNOWN_NAME_CODE = /ENOTFOUND|ENODATA|EAI_/;

const problemOfError = (error: unknown, signal: AbortSignal): WebhookProblem => {
  if (error instanceof ReachError) return error.problem === 'private' ? 'address_private' : 'address_reserved';
  if (error instanceof AddressError) return error.problem;
  if (signal.aborted) return 'timed_out';
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (UNKNOWN_NAME_CODE.test(code)) return 'name_unknown';
  return CERTIFICATE_CODE.test(code) ? 'certificate' : 'unreachable';
};

/** The milliseconds of a Retry-After header, which contains seconds or a date. Null for neither. */
export const retryAfterMs = (header: string | undefined, now: Date): number | null => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND_MS;
  const until = text === '' ? Number.NaN : Date.parse(text);
  return Number.isNaN(until) ? null : Math.max(0, until - now.getTime());
};

/** Null when a secret cannot be decrypted any more, because the key of the installation was changed. */
const secretsOf = (webhook: StoredWebhook, { secrets }: SendingTools, now: Date): readonly string[] | null => {
  const opened = signingKeys(webhook, now).map(({ sealed }) => secrets.open(sealed, webhook.id));
  return opened.every((secret) => secret !== null) ? opened : null;
};

/** An attempt, with what was sent. */
export interface Sent extends Outcome {
  readonly headers: Readonly<Record<string, string>>;
  readonly url: string;
}

/** Posts a message once. Never throws: what fails is the result. */
export const attemptDelivery = async (
  webhook: StoredWebhook,
  delivery: StoredDelivery,
  tools: SendingTools,
  { now, stopping }: { readonly now: Date; readonly stopping: AbortSignal },
): Promise<Sent> => {
  const { url } = webhook;
  const secrets = secretsOf(webhook, tools, now);
  const started = performance.now();
  const attemptOf = (status: number | null, problem: WebhookProblem | null) => ({
    at: now,
    durationMs: Math.round(performance.now() - started),
    status,
    problem,
  });
  if (!secrets) {
    return { url, headers: {}, attempt: attemptOf(null, 'secret_unreadable'), response: null, retryAfterMs: null };
  }
  const body = bodyOf(delivery);
  const headers = {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    ...signedHeaders({ id: delivery.id, at: now, body }, secrets),
  };
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stopping]);
  const limits = { maxAnswerBytes: MAX_ANSWER_BYTES, maxRedirects: MAX_REDIRECTS };
  try {
    const answer = await postSafely({ url: new URL(url), headers, body, signal, reach: tools.reach, ...limits });
    const { status, body: text, isCut } = answer;
    return {
      url,
      headers,
      attempt: attemptOf(status, problemOfStatus(status)),
      response: { status, headers: shownHeaders(answer.headers), body: text, isCut },
      retryAfterMs: retryAfterMs(answer.headers['retry-after'], now),
    };
  } catch (error) {
    return {
      url,
      headers,
      attempt: attemptOf(null, problemOfError(error, signal)),
      response: null,
      retryAfterMs: null,
    };
  }
};
