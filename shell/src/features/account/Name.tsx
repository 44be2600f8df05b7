import { MAX_PERSON_NAME, updateOwnProfileOperation } from '@folkmoot/contracts/client';
import { fieldProblem, useOperationMutation, useSession } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, IconAlertTriangle, notify, Stack, TextInput } from '@folkmoot/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messages } from './account.messages';
import { Fact } from './Fact';

const NameForm = ({ onClose }: { onClose: () => void }) => {
  const { user, refresh } = useSession();
  const [name, setName] = useState(user.name);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const update = useOperationMutation(updateOwnProfileOperation);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const entered = name.trim();
    setIsMissing(entered === '');
    if (entered === '') return field.current?.focus();
    const updated = await update.mutateAsync({ body: { name: entered } }).catch(() => null);
    if (!updated) return field.current?.focus();
    // The header shows the name of the session.
    await refresh();
    notify.success(messages.nameChanged);
    onClose();
  };
  const problem = isMissing ? messages.nameMissing : fieldProblem(update.error, 'name');
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        {update.error && !update.isPending && problem === null ? (
          <Alert
            color="red"
            role="alert"
            title={messages.nameFailed}
            icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}
          >
            {update.error.message}
          </Alert>
        ) : null}
        <TextInput
          ref={field}
          label={messages.name}
          autoComplete="name"
          maxLength={MAX_PERSON_NAME}
          value={name}
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" size="sm" loading={update.isPending}>
            {messages.save}
          </Button>
          <Button variant="default" size="sm" disabled={update.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** The user's name, with a form in its place while it is changed. */
export const Name = () => {
  const { user } = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsEditing(false);
    // The button is there again after the next rendering.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isEditing) return <NameForm onClose={close} />;
  return (
    <Fact label={messages.name} value={user.name}>
      <Button ref={button} size="xs" variant="default" onClick={() => setIsEditing(true)}>
        {messages.changeName}
      </Button>
    </Fact>
  );
};
