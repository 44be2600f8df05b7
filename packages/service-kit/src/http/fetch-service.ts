import { retry } from '../concurrency/retry';

/** Errors before the connection is open: no replica has received the request. */
const UNHEARD: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']);
/** Errors after the request was sent: the service may have carried it out, or not. */
const CUT_OFF: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

export interface ServiceRequest extends RequestInit {
  /** Whether repeating the request is safe, as for reads. */
  readonly isRepeatable?: boolean;
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The error code behind a failed fetch. */
const codeOf = (error: unknown): unknown => {
  const cause = isThing(error) && 'cause' in error ? error.cause : error;
  return isThing(cause) && 'code' in cause ? cause.code : undefined;
};

/** Whether the request may be sent to another replica after this error. */
const mayGoOn = (error: unknown, mayRepeat: boolean): boolean => {
  const code = codeOf(error);
  return UNHEARD.has(code) || (mayRepeat && CUT_OFF.has(code));
};

let turn = 0;

/**
 * Sends a request to one of the addresses of a service (`http://a,http://b`, in rotation). Tries the next one when a
 * replica is gone: always when nothing was sent, and for repeatable requests also when the answer was cut off. Rejects
 * as `fetch` does.
 */
export const fetchService = async (
  addresses: string,
  path: string,
  { isRepeatable = false, ...init }: ServiceRequest = {},
): Promise<Response> => {
  const urls = addresses.split(',');
  turn += 1;
  const mayRepeat = isRepeatable || (init.method ?? 'GET').toUpperCase() === 'GET';
  // The turn of this request: another one may begin meanwhile.
  const first = turn;
  return retry((attempt) => fetch(`${urls[(first + attempt) % urls.length]}${path}`, init), {
    // One more attempt than there are replicas: the first may have used a kept-alive connection that was just closed.
    maxAttempts: urls.length + 1,
    isWorthRetry: (error) => mayGoOn(error, mayRepeat),
  });
};
