import type { Condition, ConditionOperator, Question } from '@folkmoot/contracts/client';
import { MAX_CONDITION_VALUE } from '@folkmoot/contracts/client';
import { operatorLabel, questionType, takesValue } from '@folkmoot/question-types/core';
import { ActionIcon, Group, IconX, Stack, Text, TextInput } from '@folkmoot/ui';
import { NativeSelect, NumberInput } from '@folkmoot/ui/controls';
import { missingIn, onQuestion, shortTitle, withOperator } from './condition-edits.domain';
import { messages } from './conditions.messages';
import classes from './conditions.module.css';

interface Props {
  condition: Condition;
  /** Questions above this one. */
  earlier: readonly Question[];
  number: number;
  onChange: (condition: Condition) => void;
  /** Null when it is the only condition: then the panel has the remove button. */
  onRemove: (() => void) | null;
}

const QuestionSelect = ({ condition, earlier, onChange }: Pick<Props, 'condition' | 'earlier' | 'onChange'>) => {
  const isGone = condition.questionId !== '' && !earlier.some(({ id }) => id === condition.questionId);
  return (
    <NativeSelect
      aria-label={messages.question}
      className={classes.question}
      value={condition.questionId}
      error={isGone}
      onChange={(event) => {
        const id = event.currentTarget.value;
        onChange(
          onQuestion(
            condition,
            earlier.find((question) => question.id === id),
          ),
        );
      }}
    >
      <option value="">{messages.choose}</option>
      {isGone && <option value={condition.questionId}>{messages.goneQuestion}</option>}
      {earlier.map(({ id, title }, index) => (
        <option key={id} value={id}>
          {messages.questionOption(index + 1, shortTitle(title) || messages.untitled)}
        </option>
      ))}
    </NativeSelect>
  );
};

const ChoiceValue = ({ condition, asked, onChange }: ValueProps) => {
  const choices = questionType(asked.type).choices(asked);
  const value = String(condition.value);
  const isGone = value !== '' && !choices.some((choice) => choice.value === value);
  return (
    <NativeSelect
      aria-label={messages.value}
      className={classes.value}
      value={value}
      error={isGone}
      onChange={(event) => onChange({ ...condition, value: event.currentTarget.value })}
    >
      <option value="">{messages.chooseValue}</option>
      {isGone && <option value={value}>{messages.goneOption}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  );
};

const NumberValue = ({ condition, onChange }: ValueProps) => (
  <NumberInput
    aria-label={messages.value}
    className={classes.value}
    value={condition.value}
    onChange={(value) => onChange({ ...condition, value })}
  />
);

const TextValue = ({ condition, onChange }: ValueProps) => (
  <TextInput
    aria-label={messages.value}
    className={classes.value}
    value={String(condition.value)}
    maxLength={MAX_CONDITION_VALUE}
    onChange={(event) => onChange({ ...condition, value: event.currentTarget.value })}
  />
);

const MomentValue = ({ condition, asked, onChange }: ValueProps) => {
  const { moments } = questionType(asked.type);
  return (
    <TextInput
      type={moments?.kind(asked)}
      aria-label={messages.value}
      className={classes.value}
      value={moments?.fromCondition(condition.value, asked) ?? ''}
      onChange={(event) => onChange({ ...condition, value: moments?.toCondition(event.currentTarget.value) ?? '' })}
    />
  );
};

interface ValueProps extends Pick<Props, 'condition' | 'onChange'> {
  asked: Question;
}

const valueInputs = { choice: ChoiceValue, number: NumberValue, text: TextValue, moment: MomentValue } as const;

/** One condition: question, operator, and a value of the question's type. */
export const ConditionRow = ({ condition, earlier, number, onChange, onRemove }: Props) => {
  const asked = earlier.find(({ id }) => id === condition.questionId);
  const Value = asked ? valueInputs[questionType(asked.type).conditionInput] : null;
  const missing = missingIn(condition);
  const note = asked && questionType(asked.type).conditionNote?.(asked);
  return (
    <Stack gap={4} role="group" aria-label={messages.number(number)}>
      <Group gap="xs" align="flex-start">
        <QuestionSelect condition={condition} earlier={earlier} onChange={onChange} />
        {asked && (
          <NativeSelect
            aria-label={messages.operator}
            className={classes.operator}
            value={condition.operator}
            onChange={(event) => onChange(withOperator(condition, event.currentTarget.value as ConditionOperator))}
            data={questionType(asked.type).operators.map((operator) => ({
              value: operator,
              label: operatorLabel(asked.type, operator),
            }))}
          />
        )}
        {asked && Value && takesValue(condition.operator) && (
          <Value condition={condition} asked={asked} onChange={onChange} />
        )}
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={messages.removeOne(number)}
            onClick={onRemove}
          >
            <IconX size={18} stroke={1.5} />
          </ActionIcon>
        )}
      </Group>
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      {missing && (
        <Text size="sm" c="var(--mantine-color-error)">
          {missing === 'question' ? messages.incomplete : messages.incompleteValue}
        </Text>
      )}
    </Stack>
  );
};
