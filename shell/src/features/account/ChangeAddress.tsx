import { getOwnAddressChangeOperation, MAX_EMAIL, requestAddressChangeOperation } from '@folkmoot/contracts/client';
import { fieldProblem, isApiError, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, IconAlertTriangle, notify, Stack, Text, TextInput } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { type FormEvent, useRef, useState } from 'react';
import { messages } from './account.messages';

/** The server's text that belongs to the field, or null. */
const fieldTextOf = (error: Error | null): string | null =>
  isApiError(error, 'address_unchanged') ? error.message : fieldProblem(error, 'email');

/** Asks for a new address and has a link sent to it. */
export const ChangeAddress = ({ present, onClose }: { present: string; onClose: () => void }) => {
  const [email, setEmail] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const request = useOperationMutation(requestAddressChangeOperation);
  const invalidate = useInvalidate();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const entered = email.trim();
    setIsMissing(entered === '');
    if (entered === '') return field.current?.focus();
    const sent = await request.mutateAsync({ body: { email: entered } }).catch(() => null);
    if (!sent) return field.current?.focus();
    await invalidate(getOwnAddressChangeOperation);
    notify.success(messages.linkSent(sent.email));
    onClose();
  };
  const problem = isMissing ? messages.addressMissing : fieldTextOf(request.error);
  return (
    <Modal opened onClose={onClose} title={messages.changeAddressTitle}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {messages.changeAddressText(present)}
          </Text>
          {request.error && !request.isPending && problem === null ? (
            <Alert
              color="red"
              role="alert"
              title={messages.addressFailed}
              icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}
            >
              {request.error.message}
            </Alert>
          ) : null}
          <TextInput
            ref={field}
            label={messages.newAddress}
            type="email"
            autoComplete="email"
            maxLength={MAX_EMAIL}
            value={email}
            error={problem}
            data-autofocus
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" disabled={request.isPending}>
              {request.isPending ? messages.sendingLink : messages.sendLink}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
