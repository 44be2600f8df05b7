import { DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { useDrag } from '@folkmoot/dragging';
import { Button, IconDoorEnter, IconHeartHandshake, IconPlus, UnstyledButton } from '@folkmoot/ui';
import { type ComponentType, Fragment, memo } from 'react';
import { useShallow } from 'zustand/shallow';
import { useBuilderState, useSurveyDraft, useTools } from '../builder-context';
import { DragLayer, stayInPlace, underPointer } from '../dragging/DragLayer';
import { messages as dragWords } from '../dragging/dragging.messages';
import { InsertMenu } from '../editor/QuestionTypeMenu';
import { AddSection } from '../sections/AddSection';
import { useSectionPlaces } from '../sections/use-section-places';
import { OutlineItem } from './OutlineItem';
import { OutlineEndPages, OutlineSection } from './OutlineSection';
import { messages } from './outline.messages';
import classes from './outline.module.css';

interface PartProps {
  part: 'welcome' | 'thanks';
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: 'true' }>;
}

/** The welcome or the thank-you, around the questions. */
const PartItem = ({ part, icon: Icon }: PartProps) => {
  const { store } = useTools();
  const isSelected = useBuilderState(({ selectedPart }) => selectedPart === part);
  return (
    <UnstyledButton
      className={classes.part}
      aria-current={isSelected ? 'true' : undefined}
      onClick={() => store.getState().showPart(part)}
    >
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      {messages.parts[part]}
    </UnstyledButton>
  );
};

/** The welcome, all questions in order, and the thank-you: select one, drag or move a question. */
export const Outline = memo(() => {
  const { canEdit, move } = useTools();
  const ids = useSurveyDraft(useShallow(({ questions }) => questions.map(({ id }) => id)));
  const { begins, empty } = useSectionPlaces();
  const drag = useDrag(ids, move, dragWords);
  return (
    <nav aria-label={messages.title} className={classes.outline}>
      <div className={classes.head}>
        <p className={classes.count}>{messages.count(ids.length)}</p>
        {canEdit && (
          <InsertMenu>
            <Button
              size="compact-md"
              variant="light"
              data-outline-add
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
            >
              {messages.add}
            </Button>
          </InsertMenu>
        )}
      </div>
      <PartItem part="welcome" icon={IconDoorEnter} />
      <DndContext {...drag} collisionDetection={underPointer}>
        <SortableContext items={ids} strategy={stayInPlace}>
          <ol className={classes.list}>
            {ids.map((id, index) => (
              <Fragment key={id}>
                {begins[index] && <OutlineSection id={begins[index]} />}
                <OutlineItem id={id} index={index} count={ids.length} />
              </Fragment>
            ))}
            {empty.map((id) => (
              <OutlineSection key={id} id={id} />
            ))}
          </ol>
        </SortableContext>
        <DragLayer ids={ids} />
      </DndContext>
      <OutlineEndPages />
      <PartItem part="thanks" icon={IconHeartHandshake} />
      {canEdit && ids.length > 0 && <AddSection />}
    </nav>
  );
});
