/** A break of the contracts that was made on purpose. */
export interface AcceptedBreak {
  /** The version against which it is one. */
  readonly since: string;
  /** The line that the comparison reports. */
  readonly text: string;
  /** Why it is worth more than a promise kept. */
  readonly reason: string;
}

export const acceptedBreaks: readonly AcceptedBreak[] = [];
