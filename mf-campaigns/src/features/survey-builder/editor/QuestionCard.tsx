import { useSortable } from '@dnd-kit/sortable';
import type { Question } from '@folkmoot/contracts/client';
import { newCondition } from '@folkmoot/question-types/core';
import { ActionIcon, Badge, Card, Group, IconGripVertical, Stack, Text, Title } from '@folkmoot/ui';
import { memo, type ReactNode, useCallback, useRef, useState } from 'react';
import { useNear } from '../../../entities/campaign/use-near';
import { useBuilderState, useSurveyDraft, useTools } from '../builder-context';
import { CardProblems } from '../checks/CardProblems';
import { CommentsButton } from '../comments/CommentsButton';
import { ConditionPanel } from '../conditions/ConditionPanel';
import { ruleInWords } from '../conditions/condition-words.domain';
import { PopulationLinks } from '../population/PopulationLinks';
import { SectionSelect } from '../sections/SectionSelect';
import { CardControls } from './CardControls';
import { messages } from './editor.messages';
import classes from './editor.module.css';
import { QuestionFields } from './QuestionFields';

interface Props {
  id: string;
  /** Index, from 0. */
  index: number;
  count: number;
}

/** The condition as a sentence. Nothing while it is incomplete. */
const RuleWords = ({ showIf }: Pick<Question, 'showIf'>) => {
  const words = useSurveyDraft(({ questions }) => ruleInWords(showIf, questions));
  if (words === null) return null;
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {words}
    </Text>
  );
};

interface OpenProps extends Omit<Props, 'id'> {
  question: Question;
  /** The button that drags the card. */
  handle: ReactNode;
}

const OpenCard = ({ question, index, count, handle }: OpenProps) => {
  const { store, canEdit } = useTools();
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || Boolean(question.showIf);
  const toggle = () => {
    if (question.showIf) store.getState().update(question.id, { showIf: null }, 'condition off');
    else if (index > 0 && !isOpen) store.getState().update(question.id, { showIf: newCondition() }, 'condition on');
    setIsOpen(!isShown);
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          {canEdit && handle}
          <Title order={2} size="h5">
            {messages.question(index + 1)}
          </Title>
          {question.showIf && <Badge variant="light">{messages.conditional}</Badge>}
        </Group>
        <Group gap={2} wrap="nowrap">
          <CommentsButton id={question.id} number={index + 1} />
          {canEdit && (
            <CardControls
              id={question.id}
              index={index}
              count={count}
              isInSection={question.sectionId !== undefined}
              isConditionShown={isShown}
              onToggleCondition={toggle}
            />
          )}
        </Group>
      </Group>
      <RuleWords showIf={question.showIf} />
      <CardProblems questionId={question.id} />
      <fieldset disabled={!canEdit} className={classes.plain}>
        <Stack gap="sm">
          <QuestionFields question={question} />
          <PopulationLinks question={question} />
          <SectionSelect question={question} />
          {isShown && <ConditionPanel question={question} index={index} />}
        </Stack>
      </fieldset>
    </Stack>
  );
};

/** A question far out of view: shows only its name until it is near. */
const ClosedCard = ({ question, index }: { question: Question; index: number }) => (
  <>
    <Title order={2} size="h5">
      {messages.question(index + 1)}
    </Title>
    <Text c="dimmed">{question.title || messages.untitled}</Text>
  </>
);

/** Number of cards that fill the first view. */
const BUILT_AT_ONCE = 8;

/** One question to edit. */
export const QuestionCard = memo(({ id, index, count }: Props) => {
  const { store, canEdit } = useTools();
  const question = useSurveyDraft(({ questions }) => questions[index]);
  const isSelected = useBuilderState(({ selectedId }) => selectedId === id);
  const card = useRef<HTMLElement>(null);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useSortable({
    id,
    disabled: !canEdit,
  });
  const setCard = useCallback(
    (element: HTMLElement | null) => {
      card.current = element;
      setNodeRef(element);
    },
    [setNodeRef],
  );
  const { isNear, height } = useNear(card, index < BUILT_AT_ONCE);
  if (question?.id !== id) return null;
  const handle = (
    <ActionIcon
      ref={setActivatorNodeRef}
      variant="transparent"
      color="gray"
      className={classes.handle}
      {...attributes}
      {...listeners}
      aria-label={messages.drag(index + 1)}
    >
      <IconGripVertical size={18} stroke={1.5} />
    </ActionIcon>
  );
  return (
    <section
      ref={setCard}
      data-question={id}
      aria-label={messages.question(index + 1)}
      className={classes.card}
      onFocus={() => store.getState().select(id)}
      data-distant={!isNear || undefined}
      style={isNear ? undefined : { height }}
    >
      <Card
        data-selected={isSelected || undefined}
        data-held={isDragging || undefined}
        data-in-section={question.sectionId === undefined ? undefined : true}
        className={classes.box}
        h={isNear ? undefined : '100%'}
      >
        {isNear ? (
          <OpenCard question={question} index={index} count={count} handle={handle} />
        ) : (
          <ClosedCard question={question} index={index} />
        )}
      </Card>
    </section>
  );
});
