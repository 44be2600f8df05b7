import { type Delivery, deliveryStates, listDeliveriesOperation, type Mailing } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useInfiniteOperation, useInvalidate, useSearchParams } from '@folkmoot/shell-sdk';
import { type Column, DataTable, Group, PageLoading, Stack, StatusBadge, Text, Title } from '@folkmoot/ui';
import { EmptyCard, PagedList, Select } from '@folkmoot/ui/controls';
import { useEffect } from 'react';
import { isMoving } from './mailing.api';
import { messages } from './mailings.messages';

const texts = messages.deliveries;
const RELOAD_MS = 4_000;
const PARAMETER = 'messages';
/** The other states would reveal who has answered. */
const notArrived = ['failed', 'bounced', 'complained'] as const;

/** The badge's styles are named after the statuses of other things. */
const looks: Readonly<Record<Delivery['state'], string>> = {
  queued: 'pending',
  sending: 'active',
  sent: 'accepted',
  failed: 'bounced',
  bounced: 'bounced',
  complained: 'complained',
  skipped: 'unsubscribed',
};

const columnsIn = (zone: string): Column<Delivery>[] => [
  {
    key: 'email',
    header: texts.email,
    cell: ({ email }) => <span style={{ overflowWrap: 'anywhere' }}>{email || texts.erased}</span>,
  },
  {
    key: 'state',
    header: texts.state,
    width: 220,
    cell: ({ state, reason, maybeTwice }) => (
      <>
        <StatusBadge status={looks[state]} label={texts.states[state]} />
        {reason && (
          <Text size="xs" c="dimmed">
            {texts.reasons[reason]}
          </Text>
        )}
        {maybeTwice && <Text size="xs">{texts.twice}</Text>}
      </>
    ),
  },
  { key: 'tries', header: texts.tries, width: 80, align: 'end', cell: ({ attempts }) => attempts },
  { key: 'sentAt', header: texts.sentAt, width: 180, cell: ({ sentAt }) => (sentAt ? momentIn(sentAt, zone) : '—') },
];

/** The messages of a mailing, with a filter by state. Never shows whether a person has answered. */
export const DeliveriesTable = ({ mailing }: { mailing: Mailing }) => {
  const isHidden = mailing.listsRecipients === false;
  const states = isHidden ? notArrived : deliveryStates;
  const zone = useCouncilZone();
  const [search, setSearch] = useSearchParams();
  const state = deliveryStates.find((each) => each === search.get(PARAMETER));
  const list = useInfiniteOperation(
    listDeliveriesOperation,
    { params: { mailingId: mailing.id }, query: state ? { state } : {} },
    { keepsPrevious: true },
  );
  const invalidate = useInvalidate();
  const moves = isMoving(mailing);
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => void invalidate(listDeliveriesOperation), RELOAD_MS);
    return () => {
      clearInterval(timer);
      void invalidate(listDeliveriesOperation);
    };
  }, [moves, invalidate]);
  return (
    <Stack component="section" aria-label={texts.title}>
      <Group justify="space-between" align="flex-end">
        <Title order={3}>{texts.title}</Title>
        <Select
          label={texts.filter}
          data={[{ value: '', label: texts.all }, ...states.map((value) => ({ value, label: texts.states[value] }))]}
          value={state ?? ''}
          onChange={(value) => setSearch(value ? { [PARAMETER]: value } : {}, { replace: true })}
          allowDeselect={false}
        />
      </Group>
      {isHidden && <Text size="sm">{texts.hidden}</Text>}
      <PagedList
        list={list}
        loading={<PageLoading label={texts.loading} shape="table" count={5} />}
        errorTitle={texts.failed}
        empty={<EmptyCard title={texts.emptyTitle} text={isHidden ? texts.allArrived : texts.emptyText} />}
        shown={texts.shown}
      >
        {(items) => (
          <DataTable
            label={texts.label}
            columns={columnsIn(zone)}
            rows={items}
            rowKey={({ id }) => id}
            minWidth={760}
          />
        )}
      </PagedList>
    </Stack>
  );
};
