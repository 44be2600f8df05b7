/** What went wrong before a connection stood: nothing was asked of anybody. */
const UNHEARD: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']);
/** What went wrong on the way: it may have been done, or not. */
const CUT_OFF: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

export interface ServiceRequest extends RequestInit {
  /** Whether asking twice does what asking once does, as for what only reads. */
  readonly isRepeatable?: boolean;
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Of what is behind a failed fetch. */
const codeOf = (error: unknown): unknown => {
  const cause = isThing(error) && 'cause' in error ? error.cause : error;
  return isThing(cause) && 'code' in cause ? cause.code : undefined;
};

/** Whether another replica may be asked after this went wrong. */
const mayGoOn = (error: unknown, mayRepeat: boolean): boolean => {
  const code = codeOf(error);
  return UNHEARD.has(code) || (mayRepeat && CUT_OFF.has(code));
};

let turn = 0;

/**
 * Asks a service at one of its addresses (`http://a,http://b`, each in its turn), and at the next one when a replica is gone:
 * always when nothing was sent, and what may be repeated also when the answer was cut off. Rejects as `fetch` does.
 */
export const fetchService = async (
  addresses: string,
  path: string,
  { isRepeatable = false, ...init }: ServiceRequest = {},
): Promise<Response> => {
  const urls = addresses.split(',');
  turn += 1;
  const mayRepeat = isRepeatable || (init.method ?? 'GET').toUpperCase() === 'GET';
  for (let tried = 1; ; tried++) {
    try {
      return await fetch(`${urls[(turn + tried) % urls.length]}${path}`, init);
    } catch (error) {
      // One more try than there are replicas: the first may have been a kept connection that was just closed.
      if (tried > urls.length || !mayGoOn(error, mayRepeat)) throw error;
    }
  }
};
