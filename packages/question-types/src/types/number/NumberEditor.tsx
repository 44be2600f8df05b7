import { lookup } from '@folkmoot/contracts/dictionary';
import { Group, SimpleGrid, Stack, Text, TextInput } from '@folkmoot/ui';
import { NumberInput } from '@folkmoot/ui/controls';
import type { EditorProps } from '../../views';
import { defaultRange, rangeOf, valuesOf } from './number.answers';
import { messages } from './number-staff.messages';

const HIGHEST = 1_000_000;

/** Blank or invalid entries fall back to the default (D1 section 5). */
const whole = (entered: string | number, fallback: number): number => {
  const value = Number(entered);
  return entered !== '' && Number.isInteger(value) && value >= 1 ? value : fallback;
};

/** The range, and a label for each number that has a button. */
export const NumberEditor = ({ question, onChange }: EditorProps) => {
  const range = rangeOf(question);
  const setLabel = (value: number, label: string) =>
    onChange({ numberLabels: { ...question.numberLabels, [String(value)]: label } });
  return (
    <Stack gap="xs">
      <Group>
        <NumberInput
          label={messages.minimum}
          value={range.min}
          min={1}
          max={HIGHEST}
          allowDecimal={false}
          w={120}
          onChange={(entered) => onChange({ numberRange: { ...range, min: whole(entered, defaultRange.min) } })}
        />
        <NumberInput
          label={messages.maximum}
          value={range.max}
          min={1}
          max={HIGHEST}
          allowDecimal={false}
          w={120}
          onChange={(entered) => onChange({ numberRange: { ...range, max: whole(entered, defaultRange.max) } })}
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
                  maxLength={200}
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
