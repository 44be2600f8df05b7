import { createHearBackTokens, type HearBackRef } from '@folkmoot/service-kit';

/** Signed links in mails. A GET request never changes anything; only a POST does. */
export interface HearBackLinks {
  confirm(ref: HearBackRef, expiresAt: Date): string;
  /** The page with the button that deletes the address. */
  stop(ref: HearBackRef): string;
  /** The address for mail programs, which post to it (RFC 8058). */
  oneClick(ref: HearBackRef): string;
  /** Whose token it is; null for an invalid token. */
  readConfirmation(token: string, now: Date): HearBackRef | null;
  readStop(token: string, now: Date): HearBackRef | null;
}

export const createHearBackLinks = (key: string, origin: string): HearBackLinks => {
  const { confirmation, stop, readConfirmation, readStop } = createHearBackTokens(key);
  return {
    confirm: (ref, expiresAt) => `${origin}/confirm/hear-back/${confirmation(ref, expiresAt)}`,
    stop: (ref) => `${origin}/unsubscribe/hear-back/${stop(ref)}`,
    oneClick: (ref) => `${origin}/api/public/hear-back/stop/${stop(ref)}`,
    readConfirmation,
    readStop,
  };
};
