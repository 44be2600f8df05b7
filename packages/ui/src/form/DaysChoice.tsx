import { NativeSelect, NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { uiMessages } from '../ui.messages';
import { choiceOf, daysOf, usualDays } from './days-choice';

const texts = uiMessages.days;

interface Props {
  label: string;
  description: string;
  /** Text of the entry without a number. */
  none: string;
  /** Maximum number of days. */
  most: number;
  days: number | null;
  readOnly: boolean;
  onChange: (days: number | null) => void;
}

const isValid = (days: number | null, most: number): boolean =>
  days === null || (Number.isInteger(days) && days >= 1 && days <= most);

/** Selects a number of days, or none: common values or any other number. */
export const DaysChoice = ({ label, description, none, most, days, readOnly, onChange }: Props) => {
  const [wantsOther, setWantsOther] = useState(false);
  const usual = usualDays.filter((each) => each <= most);
  const isOther = days !== null && (wantsOther || choiceOf(days) === 'other' || days > most);
  const choices = [
    { value: 'none', label: none },
    ...usual.map((each) => ({ value: `${each}`, label: texts.after(each) })),
    { value: 'other', label: texts.other },
  ];
  const choose = (choice: string) => {
    setWantsOther(choice === 'other');
    onChange(daysOf(choice, days, most));
  };
  return (
    <Stack>
      <NativeSelect
        label={label}
        description={description}
        data={choices}
        value={isOther ? 'other' : choiceOf(days)}
        disabled={readOnly}
        maw={360}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {isOther && (
        <NumberInput
          label={texts.days}
          value={days || ''}
          min={1}
          max={most}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          readOnly={readOnly}
          maw={360}
          error={isValid(days, most) ? null : texts.invalid(most)}
          onChange={(value) => onChange(Number(value) || 0)}
        />
      )}
    </Stack>
  );
};
