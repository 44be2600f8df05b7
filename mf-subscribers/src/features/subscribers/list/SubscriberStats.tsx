import { getSubscriberStatsOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { QueryStates, SimpleGrid, Skeleton, StatCard } from '@folkmoot/ui';
import { messages } from './list.messages';

const cards = ['total', 'active', 'optIn', 'csvImport', 'postSurvey'] as const;
const columns = { base: 2, sm: 3, lg: 5 } as const;
const CARD_HEIGHT = 122;
const REFRESH_MS = 15_000;

const Loading = () => (
  <div role="status" aria-label={messages.loading} aria-busy="true">
    <SimpleGrid cols={columns} aria-hidden="true">
      {cards.map((card) => (
        <Skeleton key={card} height={CARD_HEIGHT} />
      ))}
    </SimpleGrid>
  </div>
);

/** The five figures of D2, kept by the server and read again while one looks. */
export const SubscriberStats = () => {
  const stats = useOperation(getSubscriberStatsOperation, {}, { refetchInterval: REFRESH_MS });
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
