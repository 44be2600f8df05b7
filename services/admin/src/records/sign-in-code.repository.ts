/** `support` is the refresh id of a support link; `link` went out by mail before links could be mailed again. */
export type CodeKind = 'link' | 'support';

export interface StoredCode {
  /** Hash of the random id; the id itself is nowhere. */
  readonly id: string;
  readonly kind: CodeKind;
  readonly userId: string;
  readonly expiresAt: Date;
}

export interface CodeRepository {
  add(code: StoredCode): Promise<void>;
  /** One that is still good. */
  find(id: string, kind: CodeKind, now: Date): Promise<StoredCode | null>;
  /** Takes the code away and returns it: of many that try at once, one gets it. */
  redeem(id: string, kind: CodeKind, now: Date): Promise<StoredCode | null>;
}
