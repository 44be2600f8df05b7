import { useOutletContext } from '@folkmoot/shell-sdk';

export interface SystemContext {
  /** The query string that the list of councils had last, so that the way back leads to the same list. */
  readonly councilSearch: { current: string };
}

export const useSystemContext = (): SystemContext => useOutletContext<SystemContext>();
