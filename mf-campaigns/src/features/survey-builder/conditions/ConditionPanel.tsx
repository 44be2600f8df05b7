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

const JoinSelect = ({ join, onChange }: { join: ConditionJoin; onChange: (join: ConditionJoin) => void }) => (
  <Group gap="xs">
    <Text size="sm">{messages.showWhen}</Text>
    <NativeSelect
      aria-label={messages.join}
      size="xs"
      value={join}
      onChange={(event) => onChange(event.currentTarget.value as ConditionJoin)}
      data={(['all', 'any'] as const).map((value) => ({ value, label: messages.joins[value] }))}
    />
  </Group>
);

/** The conditions that show a question. Several conditions are joined by all or any. */
export const ConditionPanel = ({ question, index }: Props) => {
  const { store } = useTools();
  const questions = useSurveyDraft((draft) => draft.questions);
  const earlier = questions.slice(0, index);
  const { join, conditions } = conditionsOf(question.showIf);
  // Conditions have no ids and can be equal, so their positions identify them.
  const numbered = conditions.map((condition, at) => ({ condition, at }));
  const set = (showIf: ShowIf | null, tag: string) => store.getState().update(question.id, { showIf }, tag);
  return (
    <Paper p="sm" bg="var(--folkmoot-canvas)" role="group" aria-label={messages.title}>
      <Stack gap="sm">
        {conditions.length > 1 ? (
          <JoinSelect join={join} onChange={(next) => set(withJoin(question.showIf, next), 'join')} />
        ) : (
          <Text size="sm">{conditions.length === 1 ? messages.showWhen : messages.title}</Text>
        )}
        {index === 0 && <Text size="sm">{messages.noEarlier}</Text>}
        {numbered.map(({ condition, at }) => (
          <ConditionRow
            key={at}
            condition={condition}
            earlier={earlier}
            number={at + 1}
            onChange={(next) => set(withCondition(question.showIf, at, next), `condition ${at} ${next.operator}`)}
            onRemove={conditions.length > 1 ? () => set(withoutCondition(question.showIf, at), 'removed') : null}
          />
        ))}
        {conditions.length > 0 && (
          <Text size="sm" c="dimmed">
            {messages.unanswered}
          </Text>
        )}
        <Group gap="xs">
          {index > 0 && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
              onClick={() =>
                set(conditions.length > 0 ? withAnotherCondition(question.showIf) : newCondition(), 'condition added')
              }
            >
              {messages.add}
            </Button>
          )}
          {conditions.length > 0 && (
            <Button variant="subtle" color="red" size="compact-sm" onClick={() => set(null, 'condition off')}>
              {messages.remove}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
};
