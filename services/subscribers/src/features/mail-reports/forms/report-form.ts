import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { DomainError } from '@folkmoot/contracts';
import { type ReportedRef, readRef } from '../../../entities/delivery';

/** A report about one message. `delayed` is a bounce that may end: nothing but a count changes. */
export interface MailReport {
  readonly ref: ReportedRef;
  readonly kind: 'bounced' | 'complained' | 'delayed';
}

/** Null for everything that is no report, or that names no message. */
export type ReadReport = MailReport | null;

export interface FormRequest {
  readonly headers: Readonly<IncomingHttpHeaders>;
  /** The bytes as they came: signatures are over these. */
  readonly raw: Buffer;
  readonly now: Date;
}

/** How one provider reports. */
export interface ReportForm {
  /** Whether the operator has set it up. */
  readonly isOn: boolean;
  /** Versions before signed ids sent the id alone in the headers that this provider returns. */
  readonly takesUnsigned: boolean;
  /** Throws forbidden for a wrong secret or signature, and invalid_input for a body that the provider never sends. */
  read(request: FormRequest): Promise<readonly ReadReport[]>;
}

/** The report about the first of these texts that has a reference. */
export const reportOf = (kind: MailReport['kind'] | undefined, texts: readonly unknown[]): ReadReport => {
  if (kind === undefined) return null;
  for (const text of texts) {
    const ref = readRef(text);
    if (ref) return { ref, kind };
  }
  return null;
};

/** Throws invalid_input. */
export const jsonOf = (raw: Buffer): unknown => {
  try {
    return JSON.parse(raw.toString('utf8')) as unknown;
  } catch {
    throw new DomainError('invalid_input');
  }
};

/** Some providers send one event, others a list of them. */
export const listIn = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [json]);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time, whatever the lengths. */
export const isSameSecret = (first: string, second: string): boolean => timingSafeEqual(digest(first), digest(second));

const BASIC = /^basic\s+([A-Za-z0-9+/=]+)$/i;
const BEARER = /^bearer\s+(\S+)$/i;

const secretIn = (authorization: string): string => {
  const basic = BASIC.exec(authorization)?.[1];
  if (basic !== undefined) return Buffer.from(basic, 'base64').toString().split(':').slice(1).join(':');
  return BEARER.exec(authorization)?.[1] ?? '';
};

/** Throws forbidden for a wrong secret. */
export const requireSecret = (secret: string, { headers }: FormRequest): void => {
  if (!isSameSecret(secretIn(headers.authorization ?? ''), secret)) throw new DomainError('forbidden');
};

const MAX_AGE_MS = 24 * 3_600_000;
const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000;

/**
 * Throws forbidden for a signed report that is old or from the future. Providers repeat a report for up to a day when
 * this product was away. Within that time a repetition changes nothing, because each report is stored once.
 */
export const requireFresh = (sentAtMs: number, now: Date): void => {
  const ageMs = now.getTime() - sentAtMs;
  const isFresh = ageMs <= MAX_AGE_MS && ageMs >= -MAX_CLOCK_DIFFERENCE_MS;
  // Not a number is neither.
  if (!isFresh) throw new DomainError('forbidden');
};

/** RFC 3463: the message was refused for a policy or its content. The address may be right. */
const POLICY = /^5\.7\.\d{1,3}$/;

export const isPolicy = (status: unknown): boolean => typeof status === 'string' && POLICY.test(status);
