import { Button, IconChevronDown, IconPlus, Stack, Text } from '@folkmoot/ui';
import { memo, useRef } from 'react';
import { useShallow } from 'zustand/shallow';
import { useSurveyDraft, useTools } from '../builder-context';
import { StartPanel } from '../start/StartPanel';
import { messages } from './editor.messages';
import { QuestionCard } from './QuestionCard';
import { QuestionTypeMenu } from './QuestionTypeMenu';
import { SurveyFields } from './SurveyFields';
import { useFocusFollowing } from './use-focus';

const AddQuestion = () => (
  <QuestionTypeMenu>
    <Button
      variant="default"
      data-add
      leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
      rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}
    >
      {messages.addHere}
    </Button>
  </QuestionTypeMenu>
);

/** The texts of the survey and a card for each question. */
export const Editor = memo(() => {
  const { canEdit } = useTools();
  const ids = useSurveyDraft(useShallow(({ questions }) => questions.map(({ id }) => id)));
  const root = useRef<HTMLDivElement>(null);
  useFocusFollowing(root);
  return (
    <Stack ref={root}>
      <SurveyFields />
      {ids.length === 0 ? (
        <StartPanel />
      ) : (
        <Text size="sm" c="dimmed">
          {messages.conditionHint}
        </Text>
      )}
      {ids.map((id, index) => (
        <QuestionCard key={id} id={id} index={index} count={ids.length} />
      ))}
      {canEdit && (
        <div>
          <AddQuestion />
        </div>
      )}
    </Stack>
  );
});
