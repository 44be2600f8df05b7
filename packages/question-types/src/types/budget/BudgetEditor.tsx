import { MAX_NUMBER, MAX_UNIT } from '@folkmoot/contracts/client';
import { Group, Stack, TextInput } from '@folkmoot/ui';
import { Checkbox, NumberInput } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { OptionListEditor } from '../../choices/OptionListEditor';
import type { EditorProps } from '../../views';
import { budgetOf, DEFAULT_BUDGET } from './budget.answers';
import { messages } from './budget-staff.messages';

/** Blank and wrong entries fall back to the amount of a new question. */
const amount = (entered: string | number, fallback: number): number => {
  const value = Number(entered);
  return String(entered).trim() !== '' && Number.isInteger(value) && value > 0 ? Math.min(value, MAX_NUMBER) : fallback;
};

interface AmountProps {
  label: string;
  value: number;
  fallback: number;
  onChange: (value: number) => void;
}

/** During typing the field shows the typed text; after that, the stored amount. */
const Amount = ({ label, value, fallback, onChange }: AmountProps) => {
  const [typed, setTyped] = useState<string | number | null>(null);
  const isTyping = typed !== null && amount(typed, fallback) === value;
  return (
    <NumberInput
      label={label}
      value={isTyping ? typed : value}
      min={1}
      max={MAX_NUMBER}
      clampBehavior="none"
      allowDecimal={false}
      thousandSeparator=","
      w={150}
      onChange={(entered) => {
        setTyped(entered);
        onChange(amount(entered, fallback));
      }}
      onBlur={() => setTyped(null)}
    />
  );
};

/** The options, and the amount that people share among them. */
export const BudgetEditor = (props: EditorProps) => {
  const { question, onChange } = props;
  const budget = budgetOf(question);
  const set = (patch: Partial<typeof budget>) => onChange({ budget: { ...budget, ...patch } });
  return (
    <Stack gap="sm">
      <Group align="flex-end">
        <Amount
          label={messages.total}
          value={budget.total}
          fallback={DEFAULT_BUDGET.total}
          onChange={(total) => set({ total })}
        />
        <TextInput
          label={messages.unit}
          placeholder={messages.unitPlaceholder}
          value={question.numberUnit ?? ''}
          maxLength={MAX_UNIT}
          w={120}
          onChange={(event) => onChange({ numberUnit: event.currentTarget.value })}
        />
        <Amount label={messages.step} value={budget.step} fallback={1} onChange={(step) => set({ step })} />
      </Group>
      <Checkbox
        label={messages.isExact}
        description={messages.exactHint}
        checked={budget.isExact}
        onChange={(event) => set({ isExact: event.currentTarget.checked })}
      />
      <OptionListEditor {...props} heading={messages.heading} />
    </Stack>
  );
};
