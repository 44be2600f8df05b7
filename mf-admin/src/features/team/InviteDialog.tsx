import {
  type CouncilRole,
  councilRoles,
  createInvitationOperation,
  MAX_EMAIL,
  roleLabels,
} from '@folkmoot/contracts/client';
import { fieldProblem, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, notify, Stack, TextInput, useFocusOnError } from '@folkmoot/ui';
import { Modal, Radio } from '@folkmoot/ui/controls';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from './failure-text';
import { messages, invitationMessages as texts } from './team.messages';
import { useTeamRefresh } from './use-team-changes';

const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Staff first: it is what most people need. */
const choices = [...councilRoles].reverse();

const RoleChoice = ({ role, onChange }: { role: CouncilRole; onChange: (role: CouncilRole) => void }) => (
  <Radio.Group
    label={texts.role}
    value={role}
    onChange={(value) => onChange(choices.find((choice) => choice === value) ?? role)}
  >
    <Stack gap="xs" mt={4}>
      {choices.map((choice) => (
        <Radio key={choice} value={choice} label={roleLabels[choice]} description={messages.roleDescriptions[choice]} />
      ))}
    </Stack>
  </Radio.Group>
);

const InvitationForm = ({ onClose }: { onClose: () => void }) => {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<CouncilRole>('council_staff');
  const [isInvalid, setIsInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const create = useOperationMutation(createInvitationOperation);
  const refresh = useTeamRefresh();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    const isWrong = !looksLikeEmail(address);
    setIsInvalid(isWrong);
    create.reset();
    if (isWrong) return field.current?.focus();
    const invitation = await create.mutateAsync({ body: { email: address, role } }).catch(() => null);
    if (!invitation) return;
    notify.success(texts.sent(invitation.email));
    onClose();
    await refresh();
  };

  const form = useFocusOnError(create.error);
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack>
        {create.error && !create.isPending && (
          <Alert color="red" role="alert">
            {failureText(texts.sendFailed, create.error)}
          </Alert>
        )}
        <TextInput
          ref={field}
          label={texts.email}
          description={texts.emailHelp}
          type="email"
          autoComplete="off"
          value={email}
          maxLength={MAX_EMAIL}
          required
          data-autofocus
          error={isInvalid ? texts.emailInvalid : fieldProblem(create.error, 'email')}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <RoleChoice role={role} onChange={setRole} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" disabled={create.isPending}>
            {create.isPending ? texts.sending : texts.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Invites a person with a role. The form is empty each time it opens. Closing returns the focus. */
export const InviteDialog = ({ opened, onClose }: Props) => (
  <Modal opened={opened} onClose={onClose} title={texts.title}>
    <InvitationForm onClose={onClose} />
  </Modal>
);
