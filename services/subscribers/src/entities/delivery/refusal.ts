import type { DeliveryReason } from '@folkmoot/contracts';
import type { Outcome } from './delivery.domain';

/** Fields of a nodemailer error that show why a server refused a message. */
interface Refusal {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  /** Error code of the system, such as ECONNREFUSED. */
  readonly originalCode?: string;
  readonly timeoutType?: string;
  /** Set by the mailer: false when the connection failed before the message was transmitted. */
  readonly isInDoubt?: boolean;
  /** Set by the mailer: the message had begun on an open connection. */
  readonly hasBegun?: boolean;
}

/** `away`: no server was available, so the failure does not depend on this message. */
type Failure = Outcome | 'away';

const MINUTE_MS = 60_000;
/** Pauses between the attempts after a temporary refusal. The message fails after the last one. */
export const PAUSES_MS = [1, 5, 30, 120, 360, 1_440].map((minutes) => minutes * MINUTE_MS);

const PERMANENT = 500;
/** RFC 3463: the mailbox does not exist, has moved, or its address is invalid. */
const BAD_ADDRESS = /\b5\.1\.\d\b/;

const causesOf = (error: unknown): unknown[] =>
  error instanceof Error && error.cause !== undefined ? [error, ...causesOf(error.cause)] : [error];

const refusalIn = (error: unknown): Refusal | null =>
  (causesOf(error).find((each) => {
    const { code, responseCode } = each as Refusal;
    return responseCode !== undefined || (code?.startsWith('E') ?? false);
  }) as Refusal | undefined) ?? null;

const unreached: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECTION_TIMEOUT',
  'GREETING_TIMEOUT',
]);
const ours: ReadonlySet<string> = new Set(['EAUTH', 'EDNS', 'ETLS', 'ENOAUTH', 'ECONFIG']);

const SLOWER: ReadonlySet<number> = new Set([421, 450, 451, 452]);
/** Words of servers that refuse because of the number of messages. 4.7.28 is the code of one of the largest. */
const TOO_MANY = /too (?:many|much|fast)|rate.?limit|throttl|slow down|unusual rate|exceeded|\b4\.7\.28\b/i;

/**
 * The server of a recipient asks for slower sending, other than by greylisting one message. With 421 it also closes the
 * connection, so that the refusal looks like one of the connection.
 */
const isTooMany = ({ code = '', command, responseCode = 0, response = '', hasBegun = false }: Refusal): boolean => {
  const isOfMessage = command === 'CONN' ? hasBegun : command !== 'MAIL FROM' && !ours.has(code);
  return isOfMessage && SLOWER.has(responseCode) && TOO_MANY.test(response);
};

/** Whether the server of a recipient asks for slower sending. */
export const asksForSlower = (error: unknown): boolean => {
  const refusal = refusalIn(error);
  return refusal !== null && isTooMany(refusal);
};

/** No server was reached, or it refuses this client. The failure is the same for every message. */
const isAboutUs = (refusal: Refusal): boolean => {
  const { code = '', command, responseCode, originalCode = '', timeoutType = '' } = refusal;
  if (isTooMany(refusal)) return false;
  if (ours.has(code) || command === 'MAIL FROM') return true;
  if (responseCode !== undefined) return responseCode < PERMANENT && command === 'CONN';
  return unreached.has(originalCode) || unreached.has(timeoutType);
};

const reasonOf = ({ command }: Refusal): DeliveryReason =>
  command === 'RCPT TO' ? 'address_refused' : 'server_refused';

/**
 * Retry or final failure. `maybeTwice` is set when the server may have accepted the message before the connection
 * broke.
 */
const later = (attempts: number, now: Date, maybeTwice: boolean): Outcome => {
  const pause = PAUSES_MS[attempts];
  if (pause === undefined) return { state: 'failed', reason: 'given_up', at: now };
  return { state: 'queued', at: new Date(now.getTime() + pause), counts: true, maybeTwice };
};

/** The outcome of a failed attempt after `attempts` previous ones. */
export const failureOf = (error: unknown, attempts: number, now: Date): Failure => {
  const refusal = refusalIn(error);
  // The mailer's own header check refused the address before the connection.
  if (!refusal) return { state: 'failed', reason: 'address_refused', at: now };
  const { responseCode, response = '' } = refusal;
  if (isAboutUs(refusal)) return 'away';
  if (responseCode === undefined) return later(attempts, now, refusal.isInDoubt !== false);
  if (responseCode < PERMANENT) return later(attempts, now, false);
  if (BAD_ADDRESS.test(response)) return { state: 'bounced', reason: 'address_refused', at: now };
  return { state: 'failed', reason: reasonOf(refusal), at: now };
};
