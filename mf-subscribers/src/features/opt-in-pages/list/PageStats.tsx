import { getOptInPageStatsOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { QueryStates, SimpleGrid, Skeleton, StatCard } from '@folkmoot/ui';
import { messages } from './list.messages';

const cards = ['pages', 'signups', 'active'] as const;
const columns = { base: 2, sm: 3 } as const;
const CARD_HEIGHT = 116;

const Loading = () => (
  <div role="status" aria-label={messages.loading} aria-busy="true">
    <SimpleGrid cols={columns} aria-hidden="true">
      {cards.map((card) => (
        <Skeleton key={card} height={CARD_HEIGHT} />
      ))}
    </SimpleGrid>
  </div>
);

/** The three cards of D2. */
export const PageStats = () => {
  const stats = useOperation(getOptInPageStatsOperation, {});
  return (
    <QueryStates query={stats} loading={<Loading />} errorTitle={messages.statsFailed}>
      {(figures) => (
        <SimpleGrid cols={columns}>
          {cards.map((card) => (
            <StatCard key={card} label={messages.stats[card]} value={figures[card]} unit={messages.statUnits[card]} />
          ))}
        </SimpleGrid>
      )}
    </QueryStates>
  );
};
