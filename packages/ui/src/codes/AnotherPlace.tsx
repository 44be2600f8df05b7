import { MAX_QR_CODE_LABEL } from '@folkmoot/contracts/client';
import { Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../form/Button';
import { useSubmit } from '../form/use-submit';
import { placeCodeMessages as texts } from './place-codes.messages';

interface Props {
  /** Examples of places. */
  placeholder: string;
  buttonLabel: string;
  isPending: boolean;
  /** Resolves to whether there is a code now. Otherwise the text stays. */
  onCreate: (label: string) => Promise<boolean>;
}

/** Creates the QR code of another place. */
export const AnotherPlace = ({ placeholder, buttonLabel, isPending, onCreate }: Props) => {
  const [label, setLabel] = useState('');
  const submit = useSubmit(async () => {
    if (label.trim() && (await onCreate(label.trim()))) setLabel('');
  });
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="xs">
        <TextInput
          label={texts.another}
          placeholder={placeholder}
          value={label}
          maxLength={MAX_QR_CODE_LABEL}
          onChange={(event) => setLabel(event.currentTarget.value)}
          flex={1}
          miw={200}
        />
        <Button type="submit" variant="default" loading={isPending} disabled={!label.trim()}>
          {buttonLabel}
        </Button>
      </Group>
    </form>
  );
};
