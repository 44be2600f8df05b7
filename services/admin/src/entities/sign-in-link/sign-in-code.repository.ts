/**
 * `support` is the refresh id of a support link. `link` was mailed by versions that could not mail the same link again.
 */
export type CodeKind = 'link' | 'support';

export interface StoredCode {
  /** Hash of the random id. The id itself is not stored. */
  readonly id: string;
  readonly kind: CodeKind;
  readonly userId: string;
  readonly expiresAt: Date;
}

export interface CodeRepository {
  add(code: StoredCode): Promise<void>;
  /** A valid code, or null. */
  find(id: string, kind: CodeKind, now: Date): Promise<StoredCode | null>;
  /** Deletes the code and returns it. Of many simultaneous calls, one gets it. */
  redeem(id: string, kind: CodeKind, now: Date): Promise<StoredCode | null>;
}
