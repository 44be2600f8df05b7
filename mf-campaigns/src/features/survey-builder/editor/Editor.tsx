import { DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { Button, Group, IconChevronDown, IconPlus, Stack, Text } from '@folkmoot/ui';
import { memo, useRef } from 'react';
import { useShallow } from 'zustand/shallow';
import { useSurveyDraft, useTools } from '../builder-context';
import { DragLayer, stayInPlace, underPointer } from '../dragging/DragLayer';
import { useDrag } from '../dragging/use-drag';
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
  const root = useRef<HTMLDivElement>(null);
  const drag = useDrag(ids, move);
  useFocusFollowing(root);
  return (
    <Stack ref={root} gap="xs">
      <WelcomeCard />
      {ids.length === 0 && <StartPanel />}
      <DndContext {...drag} collisionDetection={underPointer}>
        <SortableContext items={ids} strategy={stayInPlace}>
          {ids.map((id, index) => (
            <QuestionCard key={id} id={id} index={index} count={ids.length} />
          ))}
        </SortableContext>
        <DragLayer ids={ids} />
      </DndContext>
      {canEdit && (
        <Group gap="sm">
          <AddQuestion isFirst={ids.length === 0} />
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
      <ThanksCard />
    </Stack>
  );
});
