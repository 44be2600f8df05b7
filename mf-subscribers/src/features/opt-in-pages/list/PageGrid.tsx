import type { OptInPage } from '@folkmoot/contracts/client';
import { CardGrid, LoadingCards } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { DeletePageDialog } from '../records/DeletePageDialog';
import { usePageActions } from '../records/use-page-actions';
import { messages } from './list.messages';
import { PageCard } from './PageCard';

/** Skeletons of the height of the cards. */
export const LoadingGrid = () => <LoadingCards label={messages.loading} count={3} height={288} />;

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
      <CardGrid ref={grid} label={messages.title} isStale={isStale}>
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
      </CardGrid>
      <DeletePageDialog page={asked} onConfirm={remove} onClose={() => setAsked(null)} />
    </>
  );
};
