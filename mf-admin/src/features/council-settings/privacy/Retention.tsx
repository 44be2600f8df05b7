import { Alert, Stack, Text } from '@folkmoot/ui';
import { Fieldset, NativeSelect, NumberInput } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { retentionMessages as texts } from './privacy.messages';
import { choiceOf, daysOf, isShorter, isValidRetention, MOST_DAYS, usualDays } from './retention.domain';

const choices = [
  { value: 'never', label: texts.never },
  ...usualDays.map((days) => ({ value: `${days}`, label: texts.after(days) })),
  { value: 'other', label: texts.other },
];

interface Props {
  days: number | null;
  stored: number | null;
  readOnly: boolean;
  onChange: (days: number | null) => void;
}

/** How long responses are kept (E-63); what goes by a shorter time is said before it is saved. */
export const Retention = ({ days, stored, readOnly, onChange }: Props) => {
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = choiceOf(days) === 'other' || (wantsOther && days !== null);
  const choose = (choice: string) => {
    setWantsOther(choice === 'other');
    onChange(daysOf(choice, days));
  };
  return (
    <Fieldset legend={texts.legend}>
      <Stack>
        <NativeSelect
          label={texts.label}
          description={texts.help}
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
            max={MOST_DAYS}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            readOnly={readOnly}
            maw={360}
            error={isValidRetention(days) ? null : texts.invalid(MOST_DAYS)}
            onChange={(value) => onChange(Number(value) || 0)}
          />
        )}
        {isValidRetention(days) && isShorter(days, stored) && <Alert color="amber">{texts.deletes(days ?? 0)}</Alert>}
        <Text size="sm" c="dimmed">
          {texts.visits}
        </Text>
      </Stack>
    </Fieldset>
  );
};
