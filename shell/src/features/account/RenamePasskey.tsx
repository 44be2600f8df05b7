import {
  getOwnFactorsOperation,
  MAX_PASSKEY_NAME,
  type Passkey,
  renamePasskeyOperation,
} from '@folkmoot/contracts/client';
import { useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, notify, Stack, TextInput } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { messages } from './account.messages';

/** Gives a passkey another name. */
export const RenamePasskey = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const [name, setName] = useState(passkey.name);
  const rename = useOperationMutation(renamePasskeyOperation);
  const invalidate = useInvalidate();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const renamed = await rename
      .mutateAsync({ params: { passkeyId: passkey.id }, body: { name: name.trim() } })
      .catch(() => null);
    if (!renamed) return;
    await invalidate(getOwnFactorsOperation);
    notify.success(messages.renamed);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={messages.renameTitle}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {rename.error && !rename.isPending ? (
            <Alert color="red" role="alert">
              {rename.error.message}
            </Alert>
          ) : null}
          <TextInput
            label={messages.passkeyName}
            value={name}
            maxLength={MAX_PASSKEY_NAME}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" disabled={name.trim() === '' || rename.isPending}>
              {messages.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
