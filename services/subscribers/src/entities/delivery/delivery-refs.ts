import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoredDelivery } from './delivery.domain';

/** The id of a message as a report names it. Versions before signed ids sent the id alone. */
export interface ReportedRef {
  readonly id: string;
  readonly signature: string | null;
}

type Signed = Pick<StoredDelivery, 'id' | 'councilId'>;

/**
 * Signed ids of messages. They are in the headers of a message, and a report returns them. The signature binds a message
 * to its council, so that nobody can report a message whose headers they have not seen.
 */
export interface DeliveryRefs {
  issue(delivery: Signed): string;
  isOurs(ref: ReportedRef, councilId: string): boolean;
}

const SIGNATURE_BYTES = 10;
/** In lower case, because some servers change the case of a Message-ID. */
const REF = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:\.([0-9a-f]{20}))?(?![0-9a-f-])/;

const MAX_LENGTH = 300;

/** The reference in a header such as `<id.signature@council.example>`; null without one. */
export const readRef = (text: unknown): ReportedRef | null => {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null;
  const [, id, signature] = REF.exec(text.toLowerCase()) ?? [];
  return id === undefined ? null : { id, signature: signature ?? null };
};

export const createDeliveryRefs = (key: string): DeliveryRefs => {
  const sign = (id: string, councilId: string): Buffer =>
    createHmac('sha256', key).update(`delivery:${councilId}:${id}`).digest().subarray(0, SIGNATURE_BYTES);
  return {
    issue: ({ id, councilId }) => `${id}.${sign(id, councilId).toString('hex')}`,
    isOurs: ({ id, signature }, councilId) => {
      if (signature === null) return false;
      return timingSafeEqual(Buffer.from(signature, 'hex'), sign(id, councilId));
    },
  };
};
