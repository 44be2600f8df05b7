import { type ConditionJoin, conditionsOf, type Question, type ShowIf } from '@folkmoot/contracts/client';
import { newCondition } from '@folkmoot/question-types/core';
import { Button, Group, IconPlus, Paper, Stack, Text } from '@folkmoot/ui';
import { NativeSelect } from '@folkmoot/ui/controls';
import { useSurveyDraft, useTools } from '../builder-context';
import { ConditionRow } from './ConditionRow';
import { withAnotherCondition, withCondition, withJoin, withoutCondition } from './condition-edits.domain';
import { messages } from './conditions.messages';

interface Props {
  question: Question;
  /** Index, from 0. */
  index: number;
}

interface JoinProps {
  showWhen: string;
  join: ConditionJoin;
  onChange: (join: ConditionJoin) => void;
}

const JoinSelect = ({ showWhen, join, onChange }: JoinProps) => (
  <Group gap="xs">
    <Text size="sm">{showWhen}</Text>
    <NativeSelect
      aria-label={messages.join}
      size="xs"
      value={join}
      onChange={(event) => onChange(event.currentTarget.value as ConditionJoin)}
      data={(['all', 'any'] as const).map((value) => ({ value, label: messages.joins[value] }))}
    />
  </Group>
);

interface EditorProps {
  /** Accessible name of the group. */
  label: string;
  /** Before the conditions: what is shown. */
  showWhen: string;
  showIf: ShowIf | null | undefined;
  /** Questions above this one. */
  earlier: readonly Question[];
  /** The tag groups edits for undo. */
  onChange: (showIf: ShowIf | null, tag: string) => void;
}

/** The conditions that show a question, an option, a section or a page at the end. Several conditions are joined by all or any. */
export const ConditionEditor = ({ label, showWhen, showIf, earlier, onChange }: EditorProps) => {
  const { join, conditions } = conditionsOf(showIf);
  // Conditions have no ids and can be equal, so their positions identify them.
  const numbered = conditions.map((condition, at) => ({ condition, at }));
  return (
    <Paper p="sm" bg="var(--folkmoot-canvas)" role="group" aria-label={label}>
      <Stack gap="sm">
        {conditions.length > 1 ? (
          <JoinSelect showWhen={showWhen} join={join} onChange={(next) => onChange(withJoin(showIf, next), 'join')} />
        ) : (
          <Text size="sm">{conditions.length === 1 ? showWhen : label}</Text>
        )}
        {earlier.length === 0 && <Text size="sm">{messages.noEarlier}</Text>}
        {numbered.map(({ condition, at }) => (
          <ConditionRow
            key={at}
            condition={condition}
            earlier={earlier}
            number={at + 1}
            onChange={(next) => onChange(withCondition(showIf, at, next), `condition ${at} ${next.operator}`)}
            onRemove={conditions.length > 1 ? () => onChange(withoutCondition(showIf, at), 'removed') : null}
          />
        ))}
        {conditions.length > 0 && (
          <Text size="sm" c="dimmed">
            {messages.unanswered}
          </Text>
        )}
        <Group gap="xs">
          {earlier.length > 0 && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
              onClick={() =>
                onChange(conditions.length > 0 ? withAnotherCondition(showIf) : newCondition(), 'condition added')
              }
            >
              {conditions.length > 0 ? messages.add : messages.addFirst}
            </Button>
          )}
          {conditions.length > 0 && (
            <Button variant="subtle" color="red" size="compact-sm" onClick={() => onChange(null, 'condition off')}>
              {messages.remove}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
};

/** The conditions that show a question. */
export const ConditionPanel = ({ question, index }: Props) => {
  const { store } = useTools();
  const questions = useSurveyDraft((draft) => draft.questions);
  return (
    <ConditionEditor
      label={messages.title}
      showWhen={messages.showWhen}
      showIf={question.showIf}
      earlier={questions.slice(0, index)}
      onChange={(showIf, tag) => store.getState().update(question.id, { showIf }, tag)}
    />
  );
};
