import { type CollisionDetection, closestCenter, DragOverlay, pointerWithin, useDndContext } from '@dnd-kit/core';
import { QuestionTypeIcon } from '@folkmoot/question-types/editor';
import { Portal } from '@folkmoot/ui/controls';
import { useSurveyDraft } from '../builder-context';
import { messages } from './dragging.messages';
import classes from './dragging.module.css';

/** Items do not move during a drag: a line shows the target position. */
export const stayInPlace = () => null;

/** The item below the pointer. With the keyboard, or beside the list, the nearest item. */
export const underPointer: CollisionDetection = (drag) => {
  const items = pointerWithin(drag);
  return items.length > 0 ? items : closestCenter(drag);
};

const Ghost = ({ id }: { id: string }) => {
  const question = useSurveyDraft(({ questions }) => questions.find((each) => each.id === id));
  return (
    <div className={classes.ghost}>
      {question && <QuestionTypeIcon type={question.type} size={16} />}
      <span className={classes.title}>{question?.title.trim() || messages.untitled}</span>
    </div>
  );
};

/** The line where the question will be. In the layer above the ghost, which would hide it otherwise. */
const LandingLine = ({ ids }: { ids: readonly string[] }) => {
  const { active, over } = useDndContext();
  if (!active || !over || active.id === over.id) return null;
  const isBelow = ids.indexOf(String(over.id)) > ids.indexOf(String(active.id));
  const { left, width, top, bottom } = over.rect;
  return <div className={classes.line} style={{ left, width, top: isBelow ? bottom : top }} aria-hidden="true" />;
};

/** Shown during a drag: the question as an opaque ghost, and the line where it will be. */
export const DragLayer = ({ ids }: { ids: readonly string[] }) => {
  const { active } = useDndContext();
  return (
    <Portal>
      <DragOverlay dropAnimation={null} zIndex={300}>
        {active ? <Ghost id={String(active.id)} /> : null}
      </DragOverlay>
      <LandingLine ids={ids} />
    </Portal>
  );
};
