import {
  getCouncilDetailOperation,
  getSystemStatsOperation,
  type ListedUser,
  listCouncilsOperation,
  listUsersOperation,
  type Role,
  roleLabels,
  roles,
  updateUserOperation,
} from '@folkmoot/contracts/client';
import { useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, notify, Stack } from '@folkmoot/ui';
import { Modal, NativeSelect } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { type ChosenCouncil, CouncilSelect } from '../CouncilSelect';
import { failureText } from '../failure';
import { CLOSE } from '../system.messages';
import { messages, editMessages as texts } from './users.messages';

const NO_COUNCIL: ChosenCouncil = { id: '', name: messages.noCouncil };
const statuses = ['active', 'inactive'] as const;

interface Choice {
  readonly council: ChosenCouncil;
  readonly role: Role;
  readonly status: ListedUser['status'];
}

const councilOf = ({ councilId, councilName }: ListedUser): ChosenCouncil =>
  councilId ? { id: councilId, name: councilName } : NO_COUNCIL;

/** What the change means for the person, before it is made. */
const consequencesOf = (user: ListedUser, { council, role, status }: Choice): string[] => {
  const [wasSystem, isSystem] = [user.role === 'system_admin', role === 'system_admin'];
  const isMoved = council.id !== (user.councilId ?? '') && !isSystem;
  const isStopped = status === 'inactive' && user.status === 'active';
  const said = [
    { isTrue: isMoved, text: council.id ? texts.moves(council.name) : texts.leaves },
    { isTrue: isSystem && !wasSystem, text: texts.becomesSystem },
    { isTrue: wasSystem && !isSystem, text: texts.stopsSystem },
    { isTrue: isStopped, text: texts.deactivates },
  ];
  return said.filter(({ isTrue }) => isTrue).map(({ text }) => text);
};

const useChoice = (user: ListedUser) => {
  const [choice, setChoice] = useState<Choice>({ council: councilOf(user), role: user.role, status: user.status });
  return {
    choice,
    // Another council takes the role away: it is chosen anew (E-80).
    setCouncil: (council: ChosenCouncil | null) => {
      const next = council ?? NO_COUNCIL;
      const isBack = next.id === (user.councilId ?? '');
      setChoice({ ...choice, council: next, role: isBack ? user.role : 'council_staff' });
    },
    setRole: (role: Role) => {
      const council = role === 'system_admin' ? NO_COUNCIL : choice.council;
      setChoice({ ...choice, role, council });
    },
    setStatus: (status: Choice['status']) => setChoice({ ...choice, status }),
  };
};

const isSame = (user: ListedUser, { council, role, status }: Choice): boolean =>
  council.id === (user.councilId ?? '') && role === user.role && status === user.status;

/** Council, role and status of a user (E-80). */
export const EditUserDialog = ({ user, onClose }: { user: ListedUser; onClose: () => void }) => {
  const { choice, setCouncil, setRole, setStatus } = useChoice(user);
  const update = useOperationMutation(updateUserOperation);
  const invalidate = useInvalidate();
  const isMoved = choice.council.id !== (user.councilId ?? '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { council, role, status } = choice;
    const body = { revision: user.revision, councilId: council.id || null, role, status };
    const saved = await update.mutateAsync({ params: { userId: user.id }, body }).catch(() => null);
    await invalidate(listUsersOperation, listCouncilsOperation, getCouncilDetailOperation, getSystemStatsOperation);
    if (!saved) return;
    notify.success(texts.saved(saved.name));
    onClose();
  };

  return (
    <Modal opened onClose={onClose} closeButtonProps={{ 'aria-label': CLOSE }} title={texts.title(user.name)}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {update.error && !update.isPending && (
            <Alert color="red" role="alert">
              {failureText(isMoved ? texts.councilFailed : texts.failed, update.error)}
            </Alert>
          )}
          <CouncilSelect label={texts.council} value={choice.council} onChange={setCouncil} first={[NO_COUNCIL]} />
          <NativeSelect
            label={texts.role}
            value={choice.role}
            data={roles.map((role) => ({ value: role, label: roleLabels[role] }))}
            onChange={(event) => setRole(roles.find((role) => role === event.currentTarget.value) ?? choice.role)}
          />
          <NativeSelect
            label={texts.status}
            value={choice.status}
            data={statuses.map((status) => ({ value: status, label: texts.statuses[status] }))}
            onChange={(event) => setStatus(event.currentTarget.value === 'active' ? 'active' : 'inactive')}
          />
          {consequencesOf(user, choice).map((text) => (
            <Alert key={text} color="amber" role="status">
              {text}
            </Alert>
          ))}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={update.isPending} disabled={isSame(user, choice)}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
