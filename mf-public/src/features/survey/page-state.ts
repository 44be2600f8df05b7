/** Notes of an entry of the browser's history about this page. They survive a reload and nothing else. */
export interface PageState {
  /** A start was already counted. */
  isStarted?: boolean;
  /** Id of the visible question. Empty for the list of answers before Submit. */
  at?: string;
  /** Number of entries below this one that belong to this page. */
  step?: number;
  /** The invitation that was taken out of the address. */
  invitation?: string;
}

/** The notes of the current entry. An earlier release noted `true`. */
export const pageState = (): PageState => ({ ...history.state });

export const noteState = (change: PageState): void => history.replaceState({ ...pageState(), ...change }, '');
