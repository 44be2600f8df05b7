import { getOptInPageStatsOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { StatCards } from '@folkmoot/ui/controls';
import { messages } from './list.messages';

/** The three cards of D2. */
export const PageStats = () => (
  <StatCards
    query={useOperation(getOptInPageStatsOperation, {})}
    cards={['pages', 'signups', 'active']}
    labels={messages.stats}
    units={messages.statUnits}
    loadingLabel={messages.loading}
    errorTitle={messages.statsFailed}
  />
);
