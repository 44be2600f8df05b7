import {
  endOtherSessionsOperation,
  endOwnSessionOperation,
  listOwnSessionsOperation,
  type OwnSession,
} from '@folkmoot/contracts/client';
import { momentIn, useInvalidate, useOperation, useOperationMutation, useReaderZone } from '@folkmoot/shell-sdk';
import { Badge, Button, Card, Divider, Group, notify, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { Fragment } from 'react';
import { deviceWords, messages } from './account.messages';

const useEndings = () => {
  const invalidate = useInvalidate();
  const endSession = useOperationMutation(endOwnSessionOperation);
  const endOthers = useOperationMutation(endOtherSessionsOperation);
  const carryOut = async (work: () => Promise<string>): Promise<void> => {
    try {
      notify.success(await work());
    } catch {
      notify.error(messages.endFailed);
    } finally {
      await invalidate(listOwnSessionsOperation);
    }
  };
  return {
    isBusy: endSession.isPending || endOthers.isPending,
    endOne: (sessionId: string) =>
      carryOut(async () => {
        await endSession.mutateAsync({ params: { sessionId } });
        return messages.ended;
      }),
    endOthers: () => carryOut(async () => messages.othersEnded((await endOthers.mutateAsync({})).ended)),
  };
};

interface RowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

const Row = ({ session, isBusy, onEnd }: RowProps) => {
  const device = deviceWords(session.device);
  const zone = useReaderZone();
  const lastUsed = momentIn(session.lastSeenAt, zone);
  return (
    <Group justify="space-between" wrap="nowrap">
      <Stack gap={0} miw={0}>
        <Group gap="xs">
          <Text fw={500}>{device}</Text>
          {session.isCurrent && (
            <Badge variant="light" color="green">
              {messages.here}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {messages.lastUsed(lastUsed)}, {messages.since(momentIn(session.createdAt, zone))}
        </Text>
      </Stack>
      {!session.isCurrent && (
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          aria-label={messages.signOutOf(device, lastUsed)}
          onClick={onEnd}
          style={{ flexShrink: 0 }}
        >
          {messages.signOut}
        </Button>
      )}
    </Group>
  );
};

/** The browsers in which the user is signed in. */
export const Sessions = () => {
  const query = useOperation(listOwnSessionsOperation, {});
  const { isBusy, endOne, endOthers } = useEndings();
  return (
    <Card>
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h4">
            {messages.sessions}
          </Title>
          {(query.data?.items.length ?? 0) > 1 && (
            <Button variant="default" size="sm" disabled={isBusy} onClick={() => void endOthers()}>
              {messages.signOutOthers}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {messages.sessionsText}
        </Text>
        <QueryStates
          query={query}
          loadingLabel={messages.loading}
          loadingShape="table"
          errorTitle={messages.loadFailed}
        >
          {({ items }) => (
            <>
              {items.map((session, index) => (
                <Fragment key={session.id}>
                  {index > 0 && <Divider />}
                  <Row session={session} isBusy={isBusy} onEnd={() => void endOne(session.id)} />
                </Fragment>
              ))}
              {items.length === 1 && <Text size="sm">{messages.onlyHere}</Text>}
            </>
          )}
        </QueryStates>
      </Stack>
    </Card>
  );
};
