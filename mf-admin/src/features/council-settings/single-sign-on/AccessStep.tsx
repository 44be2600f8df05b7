import type { SsoConnection, SsoGroup, SsoSettings } from '@folkmoot/contracts/client';
import { DraftConflict } from '@folkmoot/shell-sdk';
import { Button, Group, IconPlus, IconTrash, Stack, Text, TextInput } from '@folkmoot/ui';
import { Fieldset, IconButton, Select, Switch } from '@folkmoot/ui/controls';
import type { FormEvent } from 'react';
import { Failure, Step } from './Step';
import { messages } from './single-sign-on.messages';
import { useConnectionDraft } from './use-connection-draft';

const texts = messages.access;
const roles = ['council_staff', 'council_admin'] as const;

interface Row extends SsoGroup {
  readonly key: number;
}

interface Draft {
  allowsNewAccounts: boolean;
  groupsClaim: string;
  groups: readonly Row[];
}

const draftOf = (connection: SsoConnection | null): Draft => ({
  allowsNewAccounts: connection?.allowsNewAccounts ?? false,
  groupsClaim: connection?.groupsClaim ?? '',
  groups: (connection?.groups ?? []).map((group, key) => ({ ...group, key })),
});

const labels: Readonly<Record<keyof Draft, string>> = {
  allowsNewAccounts: texts.newAccounts,
  groupsClaim: texts.groupsClaim,
  groups: texts.groups,
};

/** The groups in words, for the choice between two versions. */
const groupsInWords = (field: keyof Draft, value: unknown): string | null =>
  field === 'groups' && Array.isArray(value)
    ? (value as Row[]).map(({ group, role }) => `${group}: ${texts.roles[role]}`).join(', ') || null
    : null;

interface RowProps {
  row: Row;
  number: number;
  onChange: (row: Row) => void;
  onRemove: () => void;
}

const GroupRow = ({ row, number, onChange, onRemove }: RowProps) => (
  <Group align="flex-end" wrap="nowrap" gap="xs">
    <TextInput
      label={texts.groupNumber(number)}
      value={row.group}
      style={{ flex: 1, minWidth: 0 }}
      onChange={(event) => onChange({ ...row, group: event.currentTarget.value })}
    />
    <Select
      label={texts.role}
      aria-label={texts.roleNumber(number)}
      w={110}
      value={row.role}
      allowDeselect={false}
      data={roles.map((value) => ({ value, label: texts.roles[value] }))}
      onChange={(value) => onChange({ ...row, role: roles.find((each) => each === value) ?? row.role })}
    />
    <IconButton label={texts.removeNumber(number)} icon={IconTrash} onClick={onRemove} />
  </Group>
);

const Access = ({ connection }: { connection: SsoConnection }) => {
  const form = useConnectionDraft(connection, {
    draftOf,
    bodyOf: ({ groups, ...rest }) => ({
      protocol: connection.protocol,
      ...rest,
      groups: groups.map(({ group, role }) => ({ group: group.trim(), role })).filter(({ group }) => group !== ''),
    }),
  });
  const { draft, change } = form;
  const { groups: rows, allowsNewAccounts, groupsClaim } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    change({ groups: [...rows, { key, group: '', role: 'council_staff' }] });
  };
  const problem = form.problemOf('groups');
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {form.isSaving ? null : <Failure error={form.error} />}
        <DraftConflict form={form} labelOf={(field) => labels[field]} wordsOf={groupsInWords} />
        <Switch
          label={texts.newAccounts}
          description={texts.newAccountsHelp}
          checked={allowsNewAccounts}
          onChange={(event) => change({ allowsNewAccounts: event.currentTarget.checked })}
        />
        <Fieldset legend={texts.groups}>
          <Stack gap="sm">
            <Text size="sm" c="dimmed">
              {texts.groupsHelp}
            </Text>
            {rows.map((row, index) => (
              <GroupRow
                key={row.key}
                row={row}
                number={index + 1}
                onChange={(changed) => change({ groups: rows.map((each) => (each.key === row.key ? changed : each)) })}
                onRemove={() => change({ groups: rows.filter((each) => each.key !== row.key) })}
              />
            ))}
            {problem && (
              <Text size="sm" c="red">
                {problem}
              </Text>
            )}
            <Group>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
                onClick={add}
              >
                {texts.add}
              </Button>
            </Group>
            {rows.length > 0 && (
              <TextInput
                label={texts.groupsClaim}
                value={groupsClaim}
                onChange={(event) => change({ groupsClaim: event.currentTarget.value })}
              />
            )}
          </Stack>
        </Fieldset>
        <Group justify="flex-end">
          <Button type="submit" disabled={form.isSaving}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** Step 3: groups and their roles, and whether accounts are made. */
export const AccessStep = ({ settings: { connection } }: { settings: SsoSettings }) => (
  <Step title={texts.title}>
    {connection ? <Access connection={connection} /> : <Text size="sm">{texts.first}</Text>}
  </Step>
);
