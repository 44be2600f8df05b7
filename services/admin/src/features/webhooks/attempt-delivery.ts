import type { WebhookProblem } from '@folkmoot/contracts';
import {
  createOutsideClient,
  type OutsideAnswer,
  type OutsideClient,
  OutsideError,
  type OutsideProblem,
  type Reach,
} from '@folkmoot/service-kit';
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

const shownHeaders = (headers: OutsideAnswer['headers']): Record<string, string> =>
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

const problemsOfAddress: Readonly<Record<OutsideProblem, WebhookProblem>> = {
  address_invalid: 'not_https',
  not_https: 'not_https',
  dns: 'name_unknown',
  private: 'address_private',
  reserved: 'address_reserved',
  tls: 'certificate',
  unreachable: 'unreachable',
  timeout: 'timed_out',
  too_large: 'unreachable',
  redirects: 'too_many_redirects',
};

/** A message that was stopped with the service counts as timed out, and is sent again. */
const problemOfError = (error: unknown, stopping: AbortSignal): WebhookProblem => {
  if (error instanceof OutsideError) return problemsOfAddress[error.problem];
  return stopping.aborted ? 'timed_out' : 'unreachable';
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

/** The client for receivers. Of a long answer the beginning is enough to find a mistake. */
export const createReceiverClient = (reach: Reach): OutsideClient =>
  createOutsideClient({ reach, timeoutMs: TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES, longAnswer: 'cut' });

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
  try {
    const answer = await tools.outside.request({
      url,
      method: 'POST',
      headers,
      body,
      signal: stopping,
      maxRedirects: MAX_REDIRECTS,
    });
    const { status, isCut } = answer;
    return {
      url,
      headers,
      attempt: attemptOf(status, problemOfStatus(status)),
      response: { status, headers: shownHeaders(answer.headers), body: answer.body.toString('utf8'), isCut },
      retryAfterMs: retryAfterMs(answer.headers['retry-after'], now),
    };
  } catch (error) {
    return {
      url,
      headers,
      attempt: attemptOf(null, problemOfError(error, stopping)),
      response: null,
      retryAfterMs: null,
    };
  }
};
