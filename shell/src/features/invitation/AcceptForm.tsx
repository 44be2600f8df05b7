import {
  acceptInvitationOperation,
  MAX_PERSON_NAME,
  type ReplyOf,
  type readInvitationOperation,
  roleLabels,
} from '@folkmoot/contracts/client';
import { ApiError, fieldProblem, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, IconAlertTriangle, IconInfoCircle, Stack, Text, TextInput, Title } from '@folkmoot/ui';
import { type FormEvent, useRef, useState } from 'react';
import { messages } from './invitation.messages';

export type Offer = ReplyOf<typeof readInvitationOperation>;
export type Acceptance = ReplyOf<typeof acceptInvitationOperation>;

interface Props {
  token: string;
  offer: Offer;
  /** Who is signed in in this browser so far, if not the invited person. */
  other: string | null;
  onAccepted: (accepted: Acceptance) => void;
}

const reasonOf = (error: Error): string =>
  error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : error.message;

/** Shows the invitation and asks for the person's name. */
export const AcceptForm = ({ token, offer, other, onAccepted }: Props) => {
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const accept = useOperationMutation(acceptInvitationOperation);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const enteredName = name.trim();
    setIsMissing(enteredName === '');
    if (enteredName === '') field.current?.focus();
    else accept.mutate({ params: { token }, body: { name: enteredName } }, { onSuccess: onAccepted });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Title order={1} ta="center" style={{ overflowWrap: 'anywhere' }}>
          {messages.heading(offer.council.name)}
        </Title>
        <Stack gap={4}>
          {offer.invitedByName ? (
            <Text ta="center" style={{ overflowWrap: 'anywhere' }}>
              {messages.invitedBy(offer.invitedByName)}
            </Text>
          ) : null}
          <Text ta="center" fw={500}>
            {messages.role(roleLabels[offer.role])}
          </Text>
          <Text ta="center" size="sm">
            {messages.roleDescriptions[offer.role]}
          </Text>
          <Text ta="center" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {messages.signInAddress(offer.email)}
          </Text>
        </Stack>
        {other ? (
          <Alert role="note" variant="default" icon={<IconInfoCircle stroke={1.5} aria-hidden="true" />}>
            {messages.signedInHere(other)}
          </Alert>
        ) : null}
        {accept.error && !accept.isPending ? (
          <Alert
            color="red"
            role="alert"
            title={messages.acceptFailed}
            icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}
          >
            {reasonOf(accept.error)}
          </Alert>
        ) : null}
        <TextInput
          ref={field}
          label={messages.name}
          description={messages.nameHelp}
          autoComplete="name"
          size="md"
          maxLength={MAX_PERSON_NAME}
          value={name}
          error={isMissing ? messages.nameMissing : fieldProblem(accept.error, 'name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" size="md" fullWidth disabled={accept.isPending}>
          {accept.isPending ? messages.accepting : messages.accept}
        </Button>
      </Stack>
    </form>
  );
};
