import type { CouncilDetail } from '@folkmoot/contracts/client';
import { useOutletContext } from '@folkmoot/shell-sdk';

/** What each tab of a council's page gets. */
export const useCouncilDetail = (): CouncilDetail => useOutletContext<CouncilDetail>();
