import { createSignedTokens } from './signed-token';

/** Whose link it is: somebody who wants to hear what comes of a survey. */
export interface HearBackRef {
  readonly councilId: string;
  readonly campaignId: string;
  readonly hearBackId: string;
}

export interface HearBackTokens {
  /** For confirming the address, until `expiresAt` (to the second). */
  confirmation(ref: HearBackRef, expiresAt: Date): string;
  /** For deleting the address; it does not end. */
  stop(ref: HearBackRef): string;
  /** Whose token it is; null for one that is forged, broken, expired or of the other purpose. */
  readConfirmation(token: string, now: Date): HearBackRef | null;
  readStop(token: string, now: Date): HearBackRef | null;
}

const toRef = (fields: readonly string[] | null): HearBackRef | null => {
  const [councilId, campaignId, hearBackId, ...rest] = fields ?? [];
  return councilId && campaignId && hearBackId && rest.length === 0 ? { councilId, campaignId, hearBackId } : null;
};

/** Tokens of the links in mails: subscribers makes them, public reads them too, both with SUBSCRIBER_KEY. */
export const createHearBackTokens = (key: string): HearBackTokens => {
  const confirmations = createSignedTokens(key, 'hear-back-confirm');
  const stops = createSignedTokens(key, 'hear-back-stop');
  const fields = ({ councilId, campaignId, hearBackId }: HearBackRef) => [councilId, campaignId, hearBackId];
  return {
    confirmation: (ref, expiresAt) => confirmations.issue(fields(ref), expiresAt),
    stop: (ref) => stops.issue(fields(ref)),
    readConfirmation: (token, now) => toRef(confirmations.read(token, now)),
    readStop: (token, now) => toRef(stops.read(token, now)),
  };
};
