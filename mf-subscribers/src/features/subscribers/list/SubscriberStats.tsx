import { getSubscriberStatsOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { StatCards } from '@folkmoot/ui/controls';
import { messages } from './list.messages';

const REFRESH_MS = 15_000;

/** The five figures, kept by the server and read again while one looks. */
export const SubscriberStats = () => (
  <StatCards
    query={useOperation(getSubscriberStatsOperation, {}, { refetchInterval: REFRESH_MS })}
    cards={['total', 'active', 'optIn', 'csvImport', 'postSurvey']}
    labels={messages.stats}
    units={messages.statUnits}
    loadingLabel={messages.loading}
    errorTitle={messages.statsFailed}
  />
);
