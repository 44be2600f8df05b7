import { getOptInPageStatsOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Alert } from '@folkmoot/ui';
import { StatCards } from '@folkmoot/ui/controls';
import { messages } from './list.messages';

/** The three cards; above them a warning while messages wait because far more people signed up than usual. */
export const PageStats = () => {
  const query = useOperation(getOptInPageStatsOperation, {});
  const { heldMails = 0 } = query.data ?? {};
  return (
    <>
      {heldMails > 0 && (
        <Alert color="amber" role="status" title={messages.heldTitle}>
          {messages.heldText(heldMails)}
        </Alert>
      )}
      <StatCards
        query={query}
        cards={['pages', 'signups', 'active']}
        labels={messages.stats}
        units={messages.statUnits}
        loadingLabel={messages.loading}
        errorTitle={messages.statsFailed}
      />
    </>
  );
};
