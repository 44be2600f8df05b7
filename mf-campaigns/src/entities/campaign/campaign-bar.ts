import { useOutletContext } from '@folkmoot/shell-sdk';
import type { ReactNode } from 'react';

/** Parts of a campaign's header that a page with the full screen shows in its own bar. */
export interface CampaignBar {
  title: string;
  status: ReactNode;
  /** The button for the next transition. Null when there is none for this person. */
  primaryAction: ReactNode;
  /** The result of the last transition. */
  notice: ReactNode;
}

/** Null outside of a campaign, as in tests of one page. */
export const useCampaignBar = (): CampaignBar | null => useOutletContext<CampaignBar | null>() ?? null;
