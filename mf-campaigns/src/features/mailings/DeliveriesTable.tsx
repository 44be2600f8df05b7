import {
  type Delivery,
  deliveryStates,
  exportDeliveriesOperation,
  listDeliveriesOperation,
  type Mailing,
  resendMailingOperation,
} from '@folkmoot/contracts/client';
import {
  hrefOf,
  momentIn,
  notify,
  useCan,
  useCouncilZone,
  useInfiniteOperation,
  useInvalidate,
  useOperationMutation,
  useSearchParams,
} from '@folkmoot/shell-sdk';
import {
  Button,
  type Column,
  DataTable,
  Group,
  IconDownload,
  PageLoading,
  SearchBox,
  Stack,
  StatusBadge,
  Text,
  Title,
  useDisclosure,
} from '@folkmoot/ui';
import { ConfirmDialog, EmptyCard, PagedList, Select, Toolbar } from '@folkmoot/ui/controls';
import { useEffect, useState } from 'react';
import { failureText, isMoving, useRefreshMailings } from './mailing.api';
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

/** Sends the failed messages of an invitation again. */
const Resend = ({ mailing: { id } }: { mailing: Mailing }) => {
  const [isOpen, { open, close }] = useDisclosure();
  const resend = useOperationMutation(resendMailingOperation);
  const refresh = useRefreshMailings();
  const confirm = async () => {
    try {
      await resend.mutateAsync({ params: { mailingId: id } });
    } catch (error) {
      notify.error(failureText(error, texts.resendFailed));
      throw error;
    }
    notify.success(texts.resent);
    await refresh();
  };
  return (
    <>
      <Button variant="default" onClick={open}>
        {texts.resend}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title={texts.resend}
        question={texts.resendQuestion}
        confirmLabel={texts.resend}
        onConfirm={confirm}
        onClose={close}
      >
        <Text size="sm">{texts.resendText}</Text>
      </ConfirmDialog>
    </>
  );
};

interface Filter {
  readonly state?: Delivery['state'];
}

const Actions = ({ mailing, filter }: { mailing: Mailing; filter: Filter }) => {
  const maySend = useCan('campaign:activate');
  const { state, counts, listsRecipients } = mailing;
  const canResend = maySend && state === 'done' && listsRecipients !== false && counts.failed > 0;
  return (
    <Group gap="xs">
      {canResend && <Resend mailing={mailing} />}
      <Button
        component="a"
        href={hrefOf(exportDeliveriesOperation, { params: { mailingId: mailing.id }, query: filter })}
        download
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
      >
        {texts.export}
      </Button>
    </Group>
  );
};

const emptyText = (q: string, isHidden: boolean): string => {
  if (q) return texts.noMatch;
  return isHidden ? texts.allArrived : texts.emptyText;
};

/** The messages of a mailing, with a search by address and a filter by state. Never shows whether a person has answered. */
export const DeliveriesTable = ({ mailing }: { mailing: Mailing }) => {
  const isHidden = mailing.listsRecipients === false;
  const states = isHidden ? notArrived : deliveryStates;
  const zone = useCouncilZone();
  const [search, setSearch] = useSearchParams();
  const state = deliveryStates.find((each) => each === search.get(PARAMETER));
  // Not in the address of the page, which browsers keep.
  const [q, setQ] = useState('');
  const filter = state ? { state } : {};
  const list = useInfiniteOperation(
    listDeliveriesOperation,
    { params: { mailingId: mailing.id }, query: { ...filter, ...(q ? { q } : {}) } },
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
      <Title order={3}>{texts.title}</Title>
      <Toolbar
        label={texts.toolbar}
        search={<SearchBox label={texts.search} value={q} onChange={setQ} />}
        view={<Actions mailing={mailing} filter={filter} />}
      >
        <Select
          aria-label={texts.filter}
          data={[{ value: '', label: texts.all }, ...states.map((value) => ({ value, label: texts.states[value] }))]}
          value={state ?? ''}
          onChange={(value) => setSearch(value ? { [PARAMETER]: value } : {}, { replace: true })}
          allowDeselect={false}
        />
      </Toolbar>
      {isHidden && <Text size="sm">{texts.hidden}</Text>}
      <PagedList
        list={list}
        loading={<PageLoading label={texts.loading} shape="table" count={5} />}
        errorTitle={texts.failed}
        empty={<EmptyCard title={texts.emptyTitle} text={emptyText(q, isHidden)} />}
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
