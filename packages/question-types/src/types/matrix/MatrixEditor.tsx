import { MAX_COLUMNS, MAX_STEP_LABEL, type MatrixKind, type QuestionOption } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { Group, Stack, TextInput } from '@folkmoot/ui';
import { Checkbox, NativeSelect, SegmentedControl } from '@folkmoot/ui/controls';
import { OptionListEditor } from '../../choices/OptionListEditor';
import type { EditorProps } from '../../views';
import { columnsOf, FEWEST_STEPS, MOST_STEPS } from './matrix.answers';
import { messages } from './matrix-staff.messages';

/** The columns are a list of options of their own. */
const Columns = ({ question, onChange }: EditorProps) => (
  <OptionListEditor
    heading={messages.columns}
    part="column"
    question={{ ...question, options: question.columns ?? [] }}
    onChange={({ options = [] }) => onChange({ columns: options.slice(0, MAX_COLUMNS) as QuestionOption[] })}
  />
);

/** How many numbers, and the words at both ends. */
const Scale = ({ question, onChange }: EditorProps) => {
  const steps = columnsOf(question).length;
  const choices = Array.from({ length: MOST_STEPS - FEWEST_STEPS + 1 }, (_, index) => String(FEWEST_STEPS + index));
  const end = (value: number, label: string) => (
    <TextInput
      label={label}
      placeholder={messages.optional}
      value={lookup(question.numberLabels, String(value)) ?? ''}
      maxLength={MAX_STEP_LABEL}
      w={190}
      onChange={(event) =>
        onChange({ numberLabels: { ...question.numberLabels, [String(value)]: event.currentTarget.value } })
      }
    />
  );
  /** The words of the highest number go with it. */
  const choose = (next: number) => {
    const wordsAt = (value: number): string => lookup(question.numberLabels, String(value)) ?? '';
    const numberLabels = Object.fromEntries([
      ['1', wordsAt(1)],
      [String(next), wordsAt(steps)],
    ]);
    onChange({ numberRange: { min: 1, max: next }, numberLabels });
  };
  return (
    <Group align="flex-end">
      <NativeSelect
        label={messages.steps}
        value={String(steps)}
        w={130}
        data={choices}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      />
      {end(1, messages.lowest)}
      {end(steps, messages.highest(steps))}
    </Group>
  );
};

const kinds = Object.entries(messages.kinds).map(([value, label]) => ({ value, label }));

/** Rows, and columns or a scale. */
export const MatrixEditor = (props: EditorProps) => {
  const { question, onChange } = props;
  const kind = question.matrixKind ?? 'choice';
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={messages.kind}
        value={kind}
        onChange={(value) => onChange({ matrixKind: value as MatrixKind })}
        data={kinds}
      />
      <OptionListEditor {...props} heading={messages.rows} part="row" />
      {kind === 'rating' ? <Scale {...props} /> : <Columns {...props} />}
      <Checkbox
        label={messages.everyRow}
        description={question.required ? messages.everyRowHint : messages.everyRowUnused}
        disabled={!question.required}
        checked={question.isEveryRowRequired ?? true}
        onChange={(event) => onChange({ isEveryRowRequired: event.currentTarget.checked })}
      />
    </Stack>
  );
};
