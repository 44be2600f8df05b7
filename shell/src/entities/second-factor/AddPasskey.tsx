import {
  addPasskeyOperation,
  MAX_PASSKEY_NAME,
  type NewPasskeyResponse,
  startPasskeyOperation,
} from '@folkmoot/contracts/client';
import { api } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@folkmoot/ui';
import { type FormEvent, useRef, useState } from 'react';
import { makePasskey } from './browser-passkeys';
import { problemText } from './problem-text';
import { messages } from './second-factor.messages';

export interface AddProps {
  onCancel: () => void;
  /** With the first factor there are recovery codes to show. */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

/** Names a passkey and lets the device make it. */
export const AddPasskey = ({ onCancel, onAdded }: AddProps) => {
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = name.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) return field.current?.focus();
    setIsBusy(true);
    setProblem(null);
    try {
      const { options } = await api.call(startPasskeyOperation, {});
      const response = (await makePasskey(options)) as NewPasskeyResponse;
      const { recoveryCodes } = await api.call(addPasskeyOperation, { body: { name: name.trim(), response } });
      onAdded(recoveryCodes);
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <Title order={2} size="h4">
          {messages.passkeyTitle}
        </Title>
        <Text>{messages.passkeyText}</Text>
        {problem ? (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        ) : null}
        <TextInput
          ref={field}
          label={messages.passkeyName}
          description={messages.passkeyNameExample}
          value={name}
          maxLength={MAX_PASSKEY_NAME}
          data-autofocus
          error={isMissing ? messages.passkeyNameMissing : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {messages.back}
          </Button>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? messages.waitingForDevice : messages.passkeyNext}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
