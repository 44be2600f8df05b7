import { DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { useDrag } from '@folkmoot/dragging';
import { Button, Group, IconChevronDown, IconPlus, Stack, Text } from '@folkmoot/ui';
import { Fragment, memo, useRef } from 'react';
import { useShallow } from 'zustand/shallow';
import { useSurveyDraft, useTools } from '../builder-context';
import { DragLayer, stayInPlace, underPointer } from '../dragging/DragLayer';
import { messages as dragWords } from '../dragging/dragging.messages';
import { AddSection } from '../sections/AddSection';
import { EndPages } from '../sections/EndPages';
import { LimitsCard } from '../sections/LimitsCard';
import { SectionCard } from '../sections/SectionCard';
import { useSectionPlaces } from '../sections/use-section-places';
import { StartPanel } from '../start/StartPanel';
import { messages } from './editor.messages';
import { QuestionCard } from './QuestionCard';
import { InsertMenu } from './QuestionTypeMenu';
import { ThanksCard } from './ThanksCard';
import { useFocusFollowing } from './use-focus';
import { WelcomeCard } from './WelcomeCard';

const AddQuestion = ({ isFirst }: { isFirst: boolean }) => (
  <InsertMenu>
    <Button
      variant="default"
      data-add
      leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
      rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}
    >
      {isFirst ? messages.addFirst : messages.addHere}
    </Button>
  </InsertMenu>
);

/** The welcome, a card for each question, and the thank-you. */
export const Editor = memo(() => {
  const { canEdit, move } = useTools();
  const ids = useSurveyDraft(useShallow(({ questions }) => questions.map(({ id }) => id)));
  const { begins, empty } = useSectionPlaces();
  const root = useRef<HTMLDivElement>(null);
  const drag = useDrag(ids, move, dragWords);
  useFocusFollowing(root);
  return (
    <Stack ref={root} gap="xs">
      <WelcomeCard />
      {ids.length === 0 && <StartPanel />}
      <DndContext {...drag} collisionDetection={underPointer}>
        <SortableContext items={ids} strategy={stayInPlace}>
          {ids.map((id, index) => (
            <Fragment key={id}>
              {begins[index] && <SectionCard id={begins[index]} />}
              <QuestionCard id={id} index={index} count={ids.length} />
            </Fragment>
          ))}
        </SortableContext>
        <DragLayer ids={ids} />
      </DndContext>
      {empty.map((id) => (
        <SectionCard key={id} id={id} />
      ))}
      {canEdit && (
        <Group gap="sm">
          <AddQuestion isFirst={ids.length === 0} />
          {ids.length > 0 && <AddSection />}
          <Text size="sm" c="dimmed" visibleFrom="sm">
            {messages.insertHint}
          </Text>
        </Group>
      )}
      {ids.length > 0 && (
        <Text size="sm" c="dimmed">
          {messages.conditionHint}
        </Text>
      )}
      <EndPages />
      <LimitsCard />
      <ThanksCard />
    </Stack>
  );
});
