import type { DeliveryReason } from '@folkmoot/contracts';
import type { Outcome } from '../../deliveries/delivery.domain';

/** What is known of why a server did not take a message; nodemailer's errors have these fields. */
interface Refusal {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  /** Of the system, such as ECONNREFUSED. */
  readonly originalCode?: string;
  readonly timeoutType?: string;
  /** Of the mailer: false where the line broke before the message was on its way. */
  readonly isInDoubt?: boolean;
}

/** `away`: no server could be talked to at all, so nothing of this message is to blame. */
type Failure = Outcome | 'away';

const MINUTE_MS = 60_000;
/** When a message that was refused for now is tried again; after the last it is given up. */
export const PAUSES_MS = [1, 5, 30, 120, 360, 1_440].map((minutes) => minutes * MINUTE_MS);

const PERMANENT = 500;
/** RFC 3463: the mailbox does not exist, has moved, or its address makes no sense. */
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

/** No server was reached, or it will not have us: the same for every message, so none of them is to blame. */
const isAboutUs = ({ code = '', command, responseCode, originalCode = '', timeoutType = '' }: Refusal): boolean => {
  if (ours.has(code) || command === 'MAIL FROM') return true;
  if (responseCode !== undefined) return responseCode < PERMANENT && command === 'CONN';
  return unreached.has(originalCode) || unreached.has(timeoutType);
};

const reasonOf = ({ command }: Refusal): DeliveryReason =>
  command === 'RCPT TO' ? 'address_refused' : 'server_refused';

/** To be tried again later, or given up. `maybeTwice` where the server may have taken it before the connection broke. */
const later = (attempts: number, now: Date, maybeTwice: boolean): Outcome => {
  const pause = PAUSES_MS[attempts];
  if (pause === undefined) return { state: 'failed', reason: 'given_up', at: now };
  return { state: 'queued', at: new Date(now.getTime() + pause), counts: true, maybeTwice };
};

/** What a failed try means for a message that was tried `attempts` times before. */
export const failureOf = (error: unknown, attempts: number, now: Date): Failure => {
  const refusal = refusalIn(error);
  // Our own check of headers: an address that no server could be given.
  if (!refusal) return { state: 'failed', reason: 'address_refused', at: now };
  const { responseCode, response = '' } = refusal;
  if (isAboutUs(refusal)) return 'away';
  if (responseCode === undefined) return later(attempts, now, refusal.isInDoubt !== false);
  if (responseCode < PERMANENT) return later(attempts, now, false);
  if (BAD_ADDRESS.test(response)) return { state: 'bounced', reason: 'address_refused', at: now };
  return { state: 'failed', reason: reasonOf(refusal), at: now };
};
