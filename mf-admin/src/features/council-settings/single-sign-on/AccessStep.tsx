import {
  getSsoOperation,
  type SsoConnection,
  type SsoGroup,
  type SsoSettings,
  saveSsoOperation,
} from '@folkmoot/contracts/client';
import { fieldProblem, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Group, IconPlus, IconTrash, notify, Stack, Text, TextInput } from '@folkmoot/ui';
import { Fieldset, IconButton, Select, Switch } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { Failure, Step } from './Step';
import { messages } from './single-sign-on.messages';

const texts = messages.access;
const roles = ['council_staff', 'council_admin'] as const;

interface Row extends SsoGroup {
  readonly key: number;
}

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
  const [rows, setRows] = useState<Row[]>(() => connection.groups.map((group, key) => ({ ...group, key })));
  const [allowsNewAccounts, setAllowsNewAccounts] = useState(connection.allowsNewAccounts);
  const [groupsClaim, setGroupsClaim] = useState(connection.groupsClaim);
  const save = useOperationMutation(saveSsoOperation);
  const invalidate = useInvalidate();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const groups = rows.map(({ group, role }) => ({ group: group.trim(), role })).filter(({ group }) => group !== '');
    const body = { protocol: connection.protocol, allowsNewAccounts, groupsClaim, groups };
    const saved = await save.mutateAsync({ body }).catch(() => null);
    if (!saved) return;
    notify.success(messages.saved);
    await invalidate(getSsoOperation);
  };
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setRows([...rows, { key, group: '', role: 'council_staff' }]);
  };
  const problem = fieldProblem(save.error, 'groups');
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {save.isPending ? null : <Failure error={save.error} />}
        <Switch
          label={texts.newAccounts}
          description={texts.newAccountsHelp}
          checked={allowsNewAccounts}
          onChange={(event) => setAllowsNewAccounts(event.currentTarget.checked)}
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
                onChange={(changed) => setRows(rows.map((each) => (each.key === row.key ? changed : each)))}
                onRemove={() => setRows(rows.filter((each) => each.key !== row.key))}
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
                onChange={(event) => setGroupsClaim(event.currentTarget.value)}
              />
            )}
          </Stack>
        </Fieldset>
        <Group justify="flex-end">
          <Button type="submit" disabled={save.isPending}>
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
