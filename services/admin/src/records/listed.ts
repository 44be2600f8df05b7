/** One page of a list. */
export interface Listed<T> {
  readonly items: T[];
  readonly nextCursor: string | null;
}
