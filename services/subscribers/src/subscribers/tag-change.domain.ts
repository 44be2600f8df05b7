/** What becomes of the tags of many. */
export interface TagChange {
  readonly addTagIds: readonly string[];
  readonly removeTagIds: readonly string[];
  readonly consentSource?: string | undefined;
}

/** What came of it. */
export interface Retagged {
  readonly changed: number;
  readonly unchanged: number;
}
