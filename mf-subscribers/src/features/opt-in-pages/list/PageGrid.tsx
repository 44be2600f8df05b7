import type { OptInPage } from '@folkmoot/contracts/client';
import { CardGrid, LoadingCards } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { DeletePageDialog } from '../page/DeletePageDialog';
import { usePageActions } from '../page/use-page-actions';
import { messages } from './list.messages';
import { PageCard } from './PageCard';

/** Skeletons with the height of the cards. */
export const LoadingGrid = () => <LoadingCards label={messages.loading} count={3} height={288} />;

/** The cards, and the confirmation of a deletion. */
export const PageGrid = ({ pages, isStale }: { pages: readonly OptInPage[]; isStale: boolean }) => {
  const actions = usePageActions();
  const [asked, setAsked] = useState<OptInPage | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  // The focused card is removed, so the focus moves to the list and not to the top of the page.
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
              onToggle: (chosen) => void actions.toggle(chosen),
              onDuplicate: (chosen) => void actions.duplicate(chosen),
              onDelete: setAsked,
            }}
          />
        ))}
      </CardGrid>
      <DeletePageDialog page={asked} onConfirm={remove} onClose={() => setAsked(null)} />
    </>
  );
};
