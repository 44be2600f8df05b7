import { listSystemEventsOperation, type SystemEvent } from '@folkmoot/contracts/client';
import { useInfiniteOperation, useInvalidate } from '@folkmoot/shell-sdk';
import { Button, type Column, DataTable, Group, QueryStates, Stack, Text } from '@folkmoot/ui';
import { useEffect, useRef } from 'react';
import { momentHere } from './moments';
import { fullNameOf } from './part-names';
import { Section } from './Section';
import { StateBadge } from './StateBadge';
import { messages as whole } from './system-health.messages';

const texts = whole.events;
const PAGE_SIZE = 20;

/** The change of state in badges, with its reason. */
export const EventWords = ({ kind, from, to, detail }: SystemEvent) => (
  <Stack gap={2}>
    <Group gap="xs">
      {kind === 'restarted' ? (
        <Text size="sm">{texts.restarted}</Text>
      ) : (
        <>
          {from ? <StateBadge state={from} /> : null}
          {from ? <Text aria-hidden="true">→</Text> : null}
          <StateBadge state={to} />
        </>
      )}
    </Group>
    <Text size="xs" c="dimmed">
      {detail}
    </Text>
  </Stack>
);

const columns: Column<SystemEvent>[] = [
  { key: 'when', header: texts.columns.when, width: 210, cell: ({ at }) => <Text size="sm">{momentHere(at)}</Text> },
  { key: 'part', header: texts.columns.part, width: '34%', cell: (event) => fullNameOf(event) },
  { key: 'what', header: texts.columns.what, cell: (event) => <EventWords {...event} /> },
];

/**
 * Parts that failed, recovered or restarted. Reloads when `fingerprint` changes, that is, when a check finds another
 * state.
 */
export const EventSection = ({ fingerprint }: { fingerprint: string }) => {
  const list = useInfiniteOperation(listSystemEventsOperation, { query: { limit: PAGE_SIZE } });
  const invalidate = useInvalidate();
  const seen = useRef(fingerprint);
  useEffect(() => {
    if (seen.current === fingerprint) return;
    seen.current = fingerprint;
    void invalidate(listSystemEventsOperation);
  }, [fingerprint, invalidate]);
  return (
    <Section title={texts.title}>
      <QueryStates
        query={list}
        loadingLabel={texts.loading}
        loadingShape="table"
        errorTitle={texts.failed}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text c="dimmed">{texts.none}</Text>}
      >
        {({ items }) => (
          <DataTable label={texts.title} columns={columns} rows={items} rowKey={({ id }) => id} minWidth={640} />
        )}
      </QueryStates>
      {list.hasNextPage ? (
        <Group justify="center">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </Group>
      ) : null}
    </Section>
  );
};
