import type { OptInPage } from '@folkmoot/contracts/client';
import { SimpleGrid, Skeleton } from '@folkmoot/ui';
import { useRef, useState } from 'react';
import { DeletePageDialog } from '../records/DeletePageDialog';
import { usePageActions } from '../records/use-page-actions';
import { messages } from './list.messages';
import classes from './list.module.css';
import { PageCard } from './PageCard';

const columns = { base: 1, sm: 2, xl: 3 } as const;
const CARD_HEIGHT = 288;
const LOADING_CARDS = ['a', 'b', 'c'];

/** Skeletons of the height of the cards. */
export const LoadingGrid = () => (
  <div role="status" aria-label={messages.loading} aria-busy="true">
    <SimpleGrid cols={columns} aria-hidden="true">
      {LOADING_CARDS.map((key) => (
        <Skeleton key={key} height={CARD_HEIGHT} />
      ))}
    </SimpleGrid>
  </div>
);

/** The cards, and the question before one goes. */
export const PageGrid = ({ pages, isStale }: { pages: readonly OptInPage[]; isStale: boolean }) => {
  const actions = usePageActions();
  const [asked, setAsked] = useState<OptInPage | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  // The card that had the focus is gone: the focus goes to the list, not to the top of the page.
  const remove = async (page: OptInPage) => {
    if (!(await actions.remove(page))) throw new Error('the page is still there');
    grid.current?.focus();
  };
  return (
    <>
      <SimpleGrid
        ref={grid}
        tabIndex={-1}
        role="group"
        aria-label={messages.title}
        cols={columns}
        className={isStale ? classes.stale : undefined}
      >
        {pages.map((page) => (
          <PageCard
            key={page.id}
            page={page}
            actions={{
              onToggle: (one) => void actions.toggle(one),
              onDuplicate: (one) => void actions.duplicate(one),
              onDelete: setAsked,
            }}
          />
        ))}
      </SimpleGrid>
      <DeletePageDialog page={asked} onConfirm={remove} onClose={() => setAsked(null)} />
    </>
  );
};
