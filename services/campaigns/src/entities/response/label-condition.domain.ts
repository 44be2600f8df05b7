/** A comment with all of these labels. Of each list, one has to match. */
export interface LabelCondition {
  readonly questions: readonly string[];
  readonly sentiments?: readonly string[] | undefined;
  readonly themes?: readonly string[] | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly by?: string | undefined;
  /** The comment has at least one of these marks. */
  readonly flags?: readonly string[] | undefined;
  readonly isReviewed?: boolean | undefined;
}
