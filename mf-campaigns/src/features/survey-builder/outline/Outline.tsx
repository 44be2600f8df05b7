import { closestCenter, DndContext, DragOverlay } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { memo } from 'react';
import { useShallow } from 'zustand/shallow';
import { useSurveyDraft, useTools } from '../builder-context';
import { OutlineItem } from './OutlineItem';
import { messages } from './outline.messages';
import classes from './outline.module.css';
import { useDrag } from './use-drag';

const DragPreview = ({ id }: { id: string }) => {
  const title = useSurveyDraft(({ questions }) => questions.find((question) => question.id === id)?.title.trim());
  return <div className={classes.overlay}>{title || messages.untitled}</div>;
};

/** Items do not move during a drag: a line shows the target position. */
const stayInPlace = () => null;

/** All questions in order: select, drag or move one. */
export const Outline = memo(() => {
  const { move } = useTools();
  const ids = useSurveyDraft(useShallow(({ questions }) => questions.map(({ id }) => id)));
  const { heldId, context } = useDrag(ids, move);
  return (
    <nav aria-label={messages.title} className={classes.outline}>
      <p className={classes.count}>{messages.count(ids.length)}</p>
      <DndContext {...context} collisionDetection={closestCenter}>
        <SortableContext items={ids} strategy={stayInPlace}>
          <ol className={classes.list}>
            {ids.map((id, index) => (
              <OutlineItem key={id} id={id} index={index} count={ids.length} />
            ))}
          </ol>
        </SortableContext>
        <DragOverlay dropAnimation={null}>{heldId ? <DragPreview id={heldId} /> : null}</DragOverlay>
      </DndContext>
    </nav>
  );
});
