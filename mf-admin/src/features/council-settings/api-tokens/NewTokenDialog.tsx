import {
  createApiTokenOperation,
  listApiTokensOperation,
  MAX_TOKEN_NAME,
  type Permission,
} from '@folkmoot/contracts/client';
import { fieldProblem, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, notify, Stack, TextInput, useFocusOnError } from '@folkmoot/ui';
import { Checkbox, CopyAddress, Fieldset, Modal, Select, useSubmit } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { messages, permissionGroups } from './api-tokens.messages';

const texts = messages.dialog;
const DAY_MS = 86_400_000;
const lifetimes = ['30', '90', '365', 'never'] as const;
type Lifetime = (typeof lifetimes)[number];

const endOf = (lifetime: Lifetime): string | null =>
  lifetime === 'never' ? null : new Date(Date.now() + Number(lifetime) * DAY_MS).toISOString();

interface ChoiceProps {
  chosen: readonly Permission[];
  error: string | undefined;
  onChange: (chosen: Permission[]) => void;
}

const PermissionChoice = ({ chosen, error, onChange }: ChoiceProps) => (
  <Checkbox.Group
    label={texts.may}
    error={error}
    value={[...chosen]}
    onChange={(values) => onChange(values as Permission[])}
  >
    <Stack gap="xs" mt="xs" mb="xs">
      {permissionGroups.map(({ title, permissions }) => (
        <Fieldset key={title} legend={title}>
          <Stack gap="xs">
            {Object.entries(permissions).map(([permission, label]) => (
              <Checkbox key={permission} value={permission} label={label} />
            ))}
          </Stack>
        </Fieldset>
      ))}
    </Stack>
  </Checkbox.Group>
);

const MadeToken = ({ token, onClose }: { token: string; onClose: () => void }) => (
  <Stack>
    <Alert color="accent" role="status" title={messages.made.title}>
      {messages.made.text}
    </Alert>
    <CopyAddress
      value={token}
      label={messages.made.token}
      copyLabel={messages.made.copy}
      onCopied={() => notify.success(messages.made.copied)}
    />
    <Group justify="flex-end">
      <Button onClick={onClose}>{messages.made.done}</Button>
    </Group>
  </Stack>
);

const TokenForm = ({ onMade, onClose }: { onMade: (token: string) => void; onClose: () => void }) => {
  const [name, setName] = useState('');
  const [lifetime, setLifetime] = useState<Lifetime>('365');
  const [chosen, setChosen] = useState<Permission[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const create = useOperationMutation(createApiTokenOperation);
  const invalidate = useInvalidate();
  const form = useFocusOnError(create.error);

  const submit = useSubmit(async () => {
    setIsChecked(true);
    if (name.trim() === '') return field.current?.focus();
    if (chosen.length === 0) return;
    const body = { name: name.trim(), permissions: chosen, expiresAt: endOf(lifetime) };
    const made = await create.mutateAsync({ body }).catch(() => null);
    if (!made) return;
    onMade(made.token);
    await invalidate(listApiTokensOperation);
  });
  const problem = create.error && !create.isPending ? create.error : null;
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack>
        {problem && (
          <Alert color="red" role="alert">
            {texts.failed} {problem.message}
          </Alert>
        )}
        <TextInput
          ref={field}
          label={texts.name}
          description={texts.nameHelp}
          value={name}
          maxLength={MAX_TOKEN_NAME}
          required
          data-autofocus
          error={isChecked && name.trim() === '' ? texts.nameMissing : fieldProblem(create.error, 'name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Select
          label={texts.expires}
          value={lifetime}
          allowDeselect={false}
          data={lifetimes.map((value) => ({ value, label: texts.days[value] }))}
          onChange={(value) => setLifetime(lifetimes.find((each) => each === value) ?? lifetime)}
        />
        <PermissionChoice
          chosen={chosen}
          error={isChecked && chosen.length === 0 ? texts.mayMissing : undefined}
          onChange={setChosen}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" disabled={create.isPending}>
            {create.isPending ? texts.submitting : texts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

const Content = ({ onClose }: { onClose: () => void }) => {
  const [token, setToken] = useState<string | null>(null);
  return token === null ? (
    <TokenForm onMade={setToken} onClose={onClose} />
  ) : (
    <MadeToken token={token} onClose={onClose} />
  );
};

/** Makes a token, and shows it once. */
export const NewTokenDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal opened={opened} onClose={onClose} title={texts.title}>
    <Content onClose={onClose} />
  </Modal>
);
