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
import { api, useDraft, useInvalidate } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, Stack } from '@folkmoot/ui';
import { Modal, NativeSelect } from '@folkmoot/ui/controls';
import type { FormEvent } from 'react';
import { type ChosenCouncil, CouncilSelect } from '../CouncilSelect';
import { failureText } from '../failure';
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

/** The effects of the change on the person, shown before saving. */
const consequencesOf = (user: ListedUser, { council, role, status }: Choice): string[] => {
  const wasSystem = user.role === 'system_admin';
  const isSystem = role === 'system_admin';
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

const choiceOf = (user: ListedUser): Choice => ({ council: councilOf(user), role: user.role, status: user.status });

const useUserForm = (user: ListedUser) => {
  const invalidate = useInvalidate();
  const form = useDraft<ListedUser, Choice>({
    saved: user,
    draftOf: choiceOf,
    failuresIn: 'form',
    texts: { failed: texts.failed, saved: ({ name }) => texts.saved(name) },
    send: ({ council, role, status }, { base }) => {
      const body = { revision: base.revision, councilId: council.id || null, role, status };
      return api.call(updateUserOperation, { params: { userId: base.id }, body });
    },
    onServerValue: () =>
      invalidate(listUsersOperation, listCouncilsOperation, getCouncilDetailOperation, getSystemStatsOperation),
  });
  const { draft, change } = form;
  const isMoved = draft.council.id !== (user.councilId ?? '');
  return {
    ...form,
    failure: form.error === null ? null : failureText(isMoved ? texts.councilFailed : texts.failed, form.error),
    // The role belongs to the council, so another council resets it.
    setCouncil: (chosen: ChosenCouncil | null) => {
      const council = chosen ?? NO_COUNCIL;
      const isBack = council.id === (user.councilId ?? '');
      change(isBack ? { council: councilOf(user), role: user.role } : { council, role: 'council_staff' });
    },
    setRole: (role: Role) => change({ role, council: role === 'system_admin' ? NO_COUNCIL : draft.council }),
  };
};

/** Council, role and status of a user. */
export const EditUserDialog = ({ user, onClose }: { user: ListedUser; onClose: () => void }) => {
  const form = useUserForm(user);
  const { draft: choice, change, setCouncil, setRole } = form;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.save()) onClose();
  };

  return (
    <Modal opened onClose={onClose} title={texts.title(user.name)}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {form.failure && (
            <Alert color="red" role="alert">
              {form.failure}
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
            onChange={(event) => change({ status: event.currentTarget.value === 'active' ? 'active' : 'inactive' })}
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
            <Button type="submit" loading={form.isSaving} disabled={!form.isDirty}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
