import type { CouncilDetail } from '@folkmoot/contracts/client';
import { useOutletContext } from '@folkmoot/shell-sdk';

/** The council of the page, for its tabs. */
export const useCouncilDetail = (): CouncilDetail => useOutletContext<CouncilDetail>();
