import { closestCenter, DndContext, DragOverlay } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { useShallow } from 'zustand/shallow';
import { useDraft, useTools } from '../builder-context';
import { OutlineItem } from './OutlineItem';
import { messages } from './outline.messages';
import classes from './outline.module.css';
import { useDrag } from './use-drag';

const Held = ({ id }: { id: string }) => {
  const title = useDraft(({ questions }) => questions.find((question) => question.id === id)?.title.trim());
  return <div className={classes.overlay}>{title || messages.untitled}</div>;
};

/** Items stay where they are while one is dragged: a line shows the place. */
const stayInPlace = () => null;

/** All questions in order: jump to one, drag it, move it. */
export const Outline = () => {
  const { move } = useTools();
  const ids = useDraft(useShallow(({ questions }) => questions.map(({ id }) => id)));
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
        <DragOverlay dropAnimation={null}>{heldId ? <Held id={heldId} /> : null}</DragOverlay>
      </DndContext>
    </nav>
  );
};
