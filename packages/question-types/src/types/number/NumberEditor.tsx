import { MAX_STEP_LABEL } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { Group, SimpleGrid, Stack, Text, TextInput } from '@folkmoot/ui';
import { NumberInput } from '@folkmoot/ui/controls';
import { useState } from 'react';
import type { EditorProps } from '../../views';
import { defaultRange, rangeOf, valuesOf } from './number.answers';
import { messages } from './number-staff.messages';

const HIGHEST = 1_000_000;

/** Blank or invalid entries fall back to the default. */
const whole = (entered: string | number, fallback: number): number => {
  const value = Number(entered);
  return entered !== '' && Number.isInteger(value) && value >= 1 ? Math.min(value, HIGHEST) : fallback;
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
      min={1}
      max={HIGHEST}
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

/** The range, and a label for each number with a button. */
export const NumberEditor = ({ question, onChange }: EditorProps) => {
  const range = rangeOf(question);
  const setLabel = (value: number, label: string) =>
    onChange({ numberLabels: { ...question.numberLabels, [String(value)]: label } });
  return (
    <Stack gap="xs">
      <Group>
        <Bound
          label={messages.minimum}
          value={range.min}
          fallback={defaultRange.min}
          onChange={(min) => onChange({ numberRange: { ...range, min } })}
        />
        <Bound
          label={messages.maximum}
          value={range.max}
          fallback={defaultRange.max}
          onChange={(max) => onChange({ numberRange: { ...range, max } })}
        />
      </Group>
      {valuesOf(question).length > 0 && (
        <Stack gap={4} role="group" aria-label={messages.labels}>
          <Text size="sm" fw={500} aria-hidden="true">
            {messages.labels}
          </Text>
          <SimpleGrid type="container" cols={{ base: 1, '380px': 2, '820px': 5 }} spacing="xs">
            {valuesOf(question).map((value) => (
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
        </Stack>
      )}
    </Stack>
  );
};
