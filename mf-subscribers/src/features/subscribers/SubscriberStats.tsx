import { getSubscriberStatsOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { QueryStates, SimpleGrid, StatCard } from '@folkmoot/ui';
import { messages } from './subscribers.messages';

const cards = ['total', 'active', 'optIn', 'csvImport', 'postSurvey'] as const;

export const SubscriberStats = () => {
  const stats = useOperation(getSubscriberStatsOperation, {});
  return (
    <QueryStates query={stats} loadingLabel={messages.loading} errorTitle={messages.statsFailed}>
      {(figures) => (
        <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }}>
          {cards.map((card) => (
            <StatCard key={card} label={messages.stats[card]} value={figures[card]} unit={messages.statUnits[card]} />
          ))}
        </SimpleGrid>
      )}
    </QueryStates>
  );
};
