import {
  type Invitation,
  listInvitationsOperation,
  resendInvitationOperation,
  revokeInvitationOperation,
  roleLabels,
} from '@folkmoot/contracts/client';
import { dayIn, useInfiniteOperation, useOperationMutation, useReaderZone } from '@folkmoot/shell-sdk';
import { Badge, Button, type Column, DataTable, Group, notify, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { ConfirmDialog, useIsPhone } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { failureText } from './failure-text';
import { messages, invitationMessages as texts } from './team.messages';
import { useTeamRefresh } from './use-team-changes';

const colours = { queued: 'accent', sent: 'amber', failed: 'red' } as const;

const State = ({ status, mailState }: Invitation) =>
  status === 'expired' ? (
    <Badge variant="light" color="gray">
      {texts.expired}
    </Badge>
  ) : (
    <Badge variant="light" color={colours[mailState]}>
      {texts.states[mailState]}
    </Badge>
  );

interface Acts {
  onResend: (invitation: Invitation) => void;
  onRevoke: (invitation: Invitation) => void;
}

const Address = ({ email }: Invitation) => (
  <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
    {email}
  </Text>
);

const wideColumns = (zone: string): Column<Invitation>[] => [
  { key: 'email', header: texts.columns.email, cell: (invitation) => <Address {...invitation} /> },
  {
    key: 'role',
    header: texts.columns.role,
    width: 90,
    cell: ({ role }) => <Text size="sm">{roleLabels[role]}</Text>,
  },
  { key: 'state', header: texts.columns.state, width: 200, cell: (invitation) => <State {...invitation} /> },
  {
    key: 'invited',
    header: texts.columns.invited,
    width: 150,
    cell: ({ createdAt, invitedByName }) => (
      <>
        <Text size="sm">{dayIn(createdAt, zone)}</Text>
        {invitedByName && (
          <Text size="xs" c="dimmed">
            {texts.by(invitedByName)}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'expires',
    header: texts.columns.expires,
    width: 130,
    cell: ({ expiresAt }) => <Text size="sm">{dayIn(expiresAt, zone)}</Text>,
  },
];

/** On a phone, each invitation is one cell, so that the table fits the screen. */
const narrowColumns = (zone: string): Column<Invitation>[] => [
  {
    key: 'email',
    header: texts.columns.email,
    cell: (invitation) => (
      <>
        <Address {...invitation} />
        <Text size="xs" c="dimmed" mb={4}>
          {texts.until(roleLabels[invitation.role], dayIn(invitation.expiresAt, zone))}
        </Text>
        <State {...invitation} />
      </>
    ),
  },
];

const actionsColumn = ({ onResend, onRevoke }: Acts, isNarrow: boolean): Column<Invitation> => ({
  key: 'actions',
  header: '',
  hiddenHeader: texts.columns.actions,
  width: isNarrow ? 144 : 220,
  align: 'end',
  cell: (invitation) => (
    <Group gap={8} wrap={isNarrow ? 'wrap' : 'nowrap'} justify="flex-end">
      <Button
        size="xs"
        variant="default"
        aria-label={texts.resendTo(invitation.email)}
        onClick={() => onResend(invitation)}
      >
        {texts.resend}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        aria-label={texts.revokeOf(invitation.email)}
        onClick={() => onRevoke(invitation)}
      >
        {texts.revoke}
      </Button>
    </Group>
  ),
});

const useInvitationChanges = () => {
  const refresh = useTeamRefresh();
  const again = useOperationMutation(resendInvitationOperation);
  const revoke = useOperationMutation(revokeInvitationOperation);
  return {
    resend: async ({ id, email }: Invitation): Promise<void> => {
      try {
        await again.mutateAsync({ params: { invitationId: id } });
        notify.success(texts.sent(email));
      } catch (error) {
        notify.error(failureText(texts.sendFailed, error));
      } finally {
        await refresh();
      }
    },
    revoke: async ({ id, email }: Invitation): Promise<void> => {
      try {
        await revoke.mutateAsync({ params: { invitationId: id } });
        notify.success(texts.revoked(email));
      } catch (error) {
        notify.error(failureText(texts.revokeFailed, error));
        throw error;
      } finally {
        await refresh();
      }
    },
  };
};

/** Open invitations, then expired ones. For admins. */
export const PendingInvitations = () => {
  const [asked, setAsked] = useState<Invitation | null>(null);
  const isNarrow = useIsPhone();
  const zone = useReaderZone();
  const { resend, revoke } = useInvitationChanges();
  const pending = useInfiniteOperation(listInvitationsOperation, { query: { status: 'pending' } });
  const expired = useInfiniteOperation(listInvitationsOperation, { query: { status: 'expired' } });
  const more = [pending, expired].find(({ hasNextPage }) => hasNextPage);
  const isEmpty = pending.data?.items.length === 0 && !expired.data?.items.length;
  if (isEmpty) return null;
  const acts = { onResend: (invitation: Invitation) => void resend(invitation), onRevoke: setAsked };
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {texts.list}
      </Title>
      <QueryStates query={pending} loadingLabel={texts.loading} loadingShape="table" errorTitle={texts.listFailed}>
        {({ items }) => (
          <DataTable
            label={texts.list}
            columns={[...(isNarrow ? narrowColumns(zone) : wideColumns(zone)), actionsColumn(acts, isNarrow)]}
            rows={[...items, ...(expired.data?.items ?? [])]}
            rowKey={({ id }) => id}
            minWidth={isNarrow ? 0 : 900}
          />
        )}
      </QueryStates>
      {more && (
        <Group justify="center">
          <Button variant="default" loading={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
            {messages.more}
          </Button>
        </Group>
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={texts.revokeTitle}
        question={texts.revokeQuestion(asked?.email ?? '')}
        confirmLabel={texts.revoke}
        isDangerous
        onConfirm={() => asked && revoke(asked)}
        onClose={() => setAsked(null)}
      >
        <Text size="sm" c="dimmed">
          {texts.revokeText}
        </Text>
      </ConfirmDialog>
    </Stack>
  );
};
