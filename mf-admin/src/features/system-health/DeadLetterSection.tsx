import {
  type DeadLetterView,
  discardDeadLettersOperation,
  listDeadLettersOperation,
  replayDeadLettersOperation,
} from '@folkmoot/contracts/client';
import { notify, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, type Column, DataTable, Group, QueryStates, Stack, Text } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { momentHere } from './moments';
import { Section } from './Section';
import { messages as whole } from './system-health.messages';

const texts = whole.dead;
const AGAIN_MS = 10_000;

interface Actions {
  replay: (letter: DeadLetterView) => void;
  discard: (letter: DeadLetterView) => void;
}

const columnsWith = ({ replay, discard }: Actions): Column<DeadLetterView>[] => [
  { key: 'queue', header: texts.columns.queue, width: '20%', cell: ({ queue }) => queue },
  {
    key: 'event',
    header: texts.columns.event,
    width: '22%',
    cell: ({ event }) => (
      <>
        <Text size="sm">{event?.type ?? texts.noEvent}</Text>
        {event ? (
          <Text size="xs" c="dimmed">
            {event.aggregate.type}, {momentHere(event.occurredAt)}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    key: 'reason',
    header: texts.columns.reason,
    cell: ({ reason, at }) => (
      <>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {reason}
        </Text>
        <Text size="xs" c="dimmed">
          {texts.columns.when} {momentHere(at)}
        </Text>
      </>
    ),
  },
  {
    key: 'actions',
    header: '',
    hiddenHeader: texts.columns.actions,
    width: 190,
    align: 'end',
    cell: (letter) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        <Button size="xs" variant="default" aria-label={texts.replayOf(letter.queue)} onClick={() => replay(letter)}>
          {texts.replay}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="red"
          aria-label={texts.discardOf(letter.queue)}
          onClick={() => discard(letter)}
        >
          {texts.discard}
        </Button>
      </Group>
    ),
  },
];

const useDeadLetterActions = () => {
  const replaying = useOperationMutation(replayDeadLettersOperation);
  const discarding = useOperationMutation(discardDeadLettersOperation);
  const invalidate = useInvalidate();
  const replay = async (body: { queue: string; ids?: string[] }) => {
    try {
      const { replayed } = await replaying.mutateAsync({ body });
      notify.success(texts.replayed(replayed));
    } catch {
      notify.error(texts.failedToReplay);
    }
    await invalidate(listDeadLettersOperation);
  };
  const discard = async ({ queue, id }: DeadLetterView) => {
    try {
      await discarding.mutateAsync({ body: { queue, ids: [id] } });
      notify.success(texts.discarded);
    } catch (error) {
      notify.error(texts.failedToDiscard);
      throw error;
    } finally {
      await invalidate(listDeadLettersOperation);
    }
  };
  return { replay, discard, isReplaying: replaying.isPending };
};

/** Events that queues could not deliver: shows, replays and discards them. */
export const DeadLetterSection = () => {
  const query = useOperation(listDeadLettersOperation, { query: {} }, { refetchInterval: AGAIN_MS });
  const { replay, discard, isReplaying } = useDeadLetterActions();
  const [chosen, setChosen] = useState<DeadLetterView | null>(null);
  const columns = columnsWith({ replay: ({ queue, id }) => void replay({ queue, ids: [id] }), discard: setChosen });
  return (
    <Section title={texts.title} text={texts.text}>
      <QueryStates
        query={query}
        loadingLabel={texts.loading}
        loadingShape="table"
        errorTitle={texts.failed}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text c="dimmed">{texts.none}</Text>}
      >
        {({ items, total }) => (
          <Stack gap="sm">
            <Group gap="xs">
              {[...new Set(items.map(({ queue }) => queue))].map((queue) => (
                <Button
                  key={queue}
                  size="xs"
                  variant="default"
                  loading={isReplaying}
                  onClick={() => void replay({ queue })}
                >
                  {texts.replayAll(queue)}
                </Button>
              ))}
            </Group>
            <DataTable
              label={texts.title}
              columns={columns}
              rows={items}
              rowKey={({ queue, id }) => `${queue} ${id}`}
              minWidth={860}
            />
            {total > items.length ? (
              <Text size="sm" c="dimmed">
                {texts.listed(items.length, total)}
              </Text>
            ) : null}
          </Stack>
        )}
      </QueryStates>
      <ConfirmDialog
        opened={chosen !== null}
        title={texts.discardTitle}
        question={texts.discardQuestion}
        confirmLabel={texts.discard}
        isDangerous
        onConfirm={() => (chosen ? discard(chosen) : undefined)}
        onClose={() => setChosen(null)}
      />
    </Section>
  );
};
