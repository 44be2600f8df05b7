import { MAX_DECIMALS, MAX_NUMBER, MAX_STEP_LABEL, MAX_UNIT } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { Group, SimpleGrid, Stack, Text, TextInput } from '@folkmoot/ui';
import { Checkbox, NativeSelect, NumberInput } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { useEditorServices } from '../../editing/editor-services';
import type { EditorProps } from '../../views';
import { defaultRange, rangeOf, valuesOf } from './number.answers';
import { messages } from './number-staff.messages';
import { promoterSettings } from './promoter-score';

/** Blank or invalid entries fall back to the default. */
const whole = (entered: string | number, fallback: number): number => {
  const value = Number(entered);
  if (String(entered).trim() === '' || !Number.isInteger(value)) return fallback;
  return Math.min(Math.max(value || 0, -MAX_NUMBER), MAX_NUMBER);
};

interface BoundProps {
  label: string;
  value: number;
  fallback: number;
  onChange: (value: number) => void;
}

/** One end of the range. During typing the field shows the typed text; after that, the stored value. */
const Bound = ({ label, value, fallback, onChange }: BoundProps) => {
  const [typed, setTyped] = useState<string | number | null>(null);
  // Undo changes the stored value: then the field shows the new value.
  const isTyping = typed !== null && whole(typed, fallback) === value;
  return (
    <NumberInput
      label={label}
      value={isTyping ? typed : value}
      min={-MAX_NUMBER}
      max={MAX_NUMBER}
      clampBehavior="none"
      allowDecimal={false}
      w={120}
      onChange={(entered) => {
        setTyped(entered);
        onChange(whole(entered, fallback));
      }}
      onBlur={() => setTyped(null)}
    />
  );
};

/** How fine the answers are. The ends of the range stay whole numbers. */
const Fineness = ({ question, onChange }: EditorProps) => {
  const { min, max, decimals = 0 } = rangeOf(question);
  const choose = (next: number) => onChange({ numberRange: next > 0 ? { min, max, decimals: next } : { min, max } });
  return (
    <NativeSelect
      label={messages.step}
      value={String(decimals)}
      w={190}
      onChange={(event) => choose(Math.min(Number(event.currentTarget.value), MAX_DECIMALS))}
      data={messages.steps.map((label, places) => ({ value: String(places), label }))}
    />
  );
};

/** Range, fineness and unit. */
const Range = ({ question, onChange }: EditorProps) => {
  const { decimals = 0, ...range } = rangeOf(question);
  const fine = decimals > 0 ? { decimals } : {};
  return (
    <Group align="flex-end">
      <Bound
        label={messages.minimum}
        value={range.min}
        fallback={defaultRange.min}
        onChange={(min) => onChange({ numberRange: { ...range, min, ...fine } })}
      />
      <Bound
        label={messages.maximum}
        value={range.max}
        fallback={defaultRange.max}
        onChange={(max) => onChange({ numberRange: { ...range, max, ...fine } })}
      />
      <Fineness question={question} onChange={onChange} />
      <TextInput
        label={messages.unit}
        placeholder={messages.unitPlaceholder}
        value={question.numberUnit ?? ''}
        maxLength={MAX_UNIT}
        w={120}
        onChange={(event) => onChange({ numberUnit: event.currentTarget.value })}
      />
    </Group>
  );
};

/** A ready-made scale with one score in the report. Without it the range can be anything again. */
const ScoreSwitch = ({ question, onChange }: EditorProps) => {
  const { language } = useEditorServices();
  return (
    <Checkbox
      label={messages.isPromoterScore}
      description={messages.promoterHint}
      checked={question.isPromoterScore === true}
      onChange={(event) =>
        onChange(event.currentTarget.checked ? promoterSettings(language) : { isPromoterScore: false })
      }
    />
  );
};

/** The range, and a label for each number with a button. */
export const NumberEditor = ({ question, onChange }: EditorProps) => {
  const values = valuesOf(question);
  // The score is about its two ends only.
  const labelled = question.isPromoterScore ? values.filter((_, at) => at === 0 || at === values.length - 1) : values;
  const setLabel = (value: number, label: string) =>
    onChange({ numberLabels: { ...question.numberLabels, [String(value)]: label } });
  return (
    <Stack gap="xs">
      {!question.isPromoterScore && <Range question={question} onChange={onChange} />}
      <ScoreSwitch question={question} onChange={onChange} />
      {labelled.length > 0 && (
        <Stack gap={4} role="group" aria-label={messages.labels}>
          <Text size="sm" fw={500} aria-hidden="true">
            {messages.labels}
          </Text>
          <SimpleGrid type="container" cols={{ base: 1, '380px': 2, '820px': 5 }} spacing="xs">
            {labelled.map((value) => (
              <Group key={value} gap={6} wrap="nowrap">
                <Text size="sm" className="tabular" aria-hidden="true">
                  {value}
                </Text>
                <TextInput
                  aria-label={messages.labelOf(value)}
                  placeholder={messages.optional}
                  value={lookup(question.numberLabels, String(value)) ?? ''}
                  maxLength={MAX_STEP_LABEL}
                  flex={1}
                  onChange={(event) => setLabel(value, event.currentTarget.value)}
                />
              </Group>
            ))}
          </SimpleGrid>
          {!question.isPromoterScore && (
            <Text size="xs" c="dimmed">
              {messages.labelsHint}
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
};
