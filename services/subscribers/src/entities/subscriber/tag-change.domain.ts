/** A change of the tags of many subscribers. */
export interface TagChange {
  readonly addTagIds: readonly string[];
  readonly removeTagIds: readonly string[];
  readonly consentSource?: string | undefined;
}

/** Result of the change. */
export interface Retagged {
  readonly changed: number;
  readonly unchanged: number;
}
