import { SimpleGrid, Skeleton } from '@mantine/core';
import { type QueryLike, QueryStates } from '../state/QueryStates';
import { StatCard } from './StatCard';
import classes from './stat-card.module.css';

interface Props<K extends string> {
  query: QueryLike<Readonly<Record<K, number>>>;
  /** Keys of the cards, in display order. */
  cards: readonly K[];
  labels: Readonly<Record<K, string>>;
  units: Readonly<Record<K, string>>;
  loadingLabel: string;
  errorTitle: string;
}

const CARD_HEIGHT = 116;
const spacing = { base: 8, sm: 'md' } as const;

/** The figures above a screen, side by side. They are small on a phone, so that the main content stays visible. */
export const StatCards = <K extends string>({ query, cards, labels, units, loadingLabel, errorTitle }: Props<K>) => {
  const columns = { base: 3, sm: 3, lg: cards.length } as const;
  const loading = (
    <div role="status" aria-label={loadingLabel} aria-busy="true">
      <SimpleGrid cols={columns} spacing={spacing} className={classes.cards} aria-hidden="true">
        {cards.map((card) => (
          <Skeleton key={card} height={CARD_HEIGHT} className={classes.skeleton} />
        ))}
      </SimpleGrid>
    </div>
  );
  return (
    <QueryStates query={query} loading={loading} errorTitle={errorTitle}>
      {(figures) => (
        <SimpleGrid cols={columns} spacing={spacing} className={classes.cards}>
          {cards.map((card) => (
            <StatCard key={card} label={labels[card]} value={figures[card]} unit={units[card]} />
          ))}
        </SimpleGrid>
      )}
    </QueryStates>
  );
};
