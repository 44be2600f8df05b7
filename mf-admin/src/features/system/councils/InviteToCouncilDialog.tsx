import {
  type CouncilRole,
  getCouncilDetailOperation,
  inviteToCouncilOperation,
  MAX_EMAIL,
  roleLabels,
} from '@folkmoot/contracts/client';
import { fieldProblem, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, notify, Stack, Text, TextInput, useFocusOnError } from '@folkmoot/ui';
import { Modal, Radio } from '@folkmoot/ui/controls';
import { type FormEvent, useRef, useState } from 'react';
import { type ChosenCouncil, CouncilSelect } from '../CouncilSelect';
import { failureText } from '../failure';
import { inviteMessages as texts } from './councils.messages';

const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const choices = ['council_staff', 'council_admin'] as const;

interface Props {
  /** The preselected council. Null shows a field to choose one. */
  council: ChosenCouncil | null;
  /** The council is new and needs its first admin. */
  isFirst?: boolean;
  /** The council is the one of the page and cannot be changed. */
  isFixed?: boolean;
  onClose: () => void;
}

const RoleChoice = ({ role, onChange }: { role: CouncilRole; onChange: (role: CouncilRole) => void }) => (
  <Radio.Group
    label={texts.role}
    value={role}
    onChange={(value) => onChange(choices.find((choice) => choice === value) ?? role)}
  >
    <Stack gap="xs" mt={4}>
      {choices.map((choice) => (
        <Radio key={choice} value={choice} label={roleLabels[choice]} description={texts.roles[choice]} />
      ))}
    </Stack>
  </Radio.Group>
);

const problemOf = (council: ChosenCouncil | null, address: string): 'council' | 'email' | null => {
  if (!council) return 'council';
  return looksLikeEmail(address) ? null : 'email';
};

/** Invites somebody to a council of one's choice. */
export const InviteToCouncilDialog = ({
  council: initialCouncil,
  isFirst = false,
  isFixed = false,
  onClose,
}: Props) => {
  const [council, setCouncil] = useState(initialCouncil);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<CouncilRole>(isFirst ? 'council_admin' : 'council_staff');
  const [wrong, setWrong] = useState<'council' | 'email' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const invite = useOperationMutation(inviteToCouncilOperation);
  const invalidate = useInvalidate();
  const form = useFocusOnError(invite.error);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    const problem = problemOf(council, address);
    setWrong(problem);
    if (problem === 'email') return field.current?.focus();
    if (!council) return;
    const body = { councilId: council.id, email: address, role };
    const invitation = await invite.mutateAsync({ body }).catch(() => null);
    if (!invitation) return;
    notify.success(texts.sent(invitation.email));
    onClose();
    await invalidate(getCouncilDetailOperation);
  };

  return (
    <Modal opened onClose={onClose} title={texts.title}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack>
          {isFirst && council && <Text size="sm">{texts.firstAdmin(council.name)}</Text>}
          {invite.error && !invite.isPending && (
            <Alert color="red" role="alert">
              {failureText(texts.failed, invite.error)}
            </Alert>
          )}
          {!isFirst && !isFixed && (
            <CouncilSelect
              label={texts.council}
              value={council}
              onChange={setCouncil}
              error={wrong === 'council' ? texts.councilMissing : null}
              required
            />
          )}
          <TextInput
            ref={field}
            label={texts.email}
            type="email"
            autoComplete="off"
            value={email}
            maxLength={MAX_EMAIL}
            required
            data-autofocus
            error={wrong === 'email' ? texts.emailInvalid : fieldProblem(invite.error, 'email')}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <RoleChoice role={role} onChange={setRole} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {isFirst ? texts.later : texts.cancel}
            </Button>
            <Button type="submit" disabled={invite.isPending}>
              {invite.isPending ? texts.sending : texts.send}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
