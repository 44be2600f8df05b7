import { type Delivery, deliveryStates } from '@folkmoot/contracts/client';
import { momentIn, notify, useCan, useCouncilZone, useSearchParams } from '@folkmoot/shell-sdk';
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
} from '@folkmoot/ui';
import { ConfirmButton, EmptyCard, PagedList, Select, Toolbar } from '@folkmoot/ui/controls';
import { type ComponentProps, useState } from 'react';
import { failureText, type Sending } from './sending';
import { messages } from './sending.messages';

const texts = messages.deliveries;
const PARAMETER = 'messages';

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

/** The filter of the messages: the state is in the address of the page, the searched address of a person is not. */
export const useDeliveryFilter = () => {
  const [search, setSearch] = useSearchParams();
  const [q, setQ] = useState('');
  const state = deliveryStates.find((each) => each === search.get(PARAMETER));
  const byState = state ? { state } : {};
  return {
    state,
    setState: (value: string | null) => setSearch(value ? { [PARAMETER]: value } : {}, { replace: true }),
    q,
    setQ,
    /** For the file. */
    byState,
    /** For the list. */
    query: { ...byState, ...(q ? { q } : {}) },
  };
};

interface Props {
  sending: Pick<Sending, 'state' | 'counts'>;
  filter: ReturnType<typeof useDeliveryFilter>;
  list: ComponentProps<typeof PagedList<Delivery>>['list'];
  /** Accessible name of the table. */
  label: string;
  /** The messages as a file. */
  fileHref: string;
  /** Sends failed messages again; null where that is not possible. */
  onResend: (() => Promise<unknown>) | null;
  refresh: () => Promise<void>;
  /** States that can be chosen. All, if missing. */
  states?: readonly Delivery['state'][];
  /** Why some messages are not listed. */
  note?: string | undefined;
  emptyText?: string | undefined;
}

/** Sends the failed messages again. */
const Resend = ({ onResend, refresh }: { onResend: () => Promise<unknown>; refresh: () => Promise<void> }) => {
  const confirm = async () => {
    try {
      await onResend();
    } catch (error) {
      notify.error(failureText(error, texts.resendFailed));
      throw error;
    }
    notify.success(texts.resent);
    await refresh();
  };
  return (
    <ConfirmButton
      label={texts.resend}
      button={{ variant: 'default', color: undefined }}
      question={texts.resendQuestion}
      onConfirm={confirm}
    >
      <Text size="sm">{texts.resendText}</Text>
    </ConfirmButton>
  );
};

/** The messages of a sending, with a search by address and a filter by state. Never shows whether a person has answered. */
export const Deliveries = (props: Props) => {
  const { sending, filter, list, label, fileHref, onResend, refresh, states = deliveryStates, note } = props;
  const zone = useCouncilZone();
  const maySend = useCan('campaign:activate');
  const canResend = maySend && sending.state === 'done' && sending.counts.failed > 0;
  return (
    <Stack component="section" aria-label={texts.title}>
      <Title order={2} size="h4">
        {texts.title}
      </Title>
      <Toolbar
        label={texts.toolbar}
        search={<SearchBox label={texts.search} value={filter.q} onChange={filter.setQ} />}
        view={
          <Group gap="xs">
            {canResend && onResend && <Resend onResend={onResend} refresh={refresh} />}
            <Button
              component="a"
              href={fileHref}
              download
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
            >
              {texts.export}
            </Button>
          </Group>
        }
      >
        <Select
          aria-label={texts.filter}
          data={[{ value: '', label: texts.all }, ...states.map((value) => ({ value, label: texts.states[value] }))]}
          value={filter.state ?? ''}
          onChange={filter.setState}
          allowDeselect={false}
        />
      </Toolbar>
      {note && <Text size="sm">{note}</Text>}
      <PagedList
        list={list}
        loading={<PageLoading label={texts.loading} shape="table" count={5} />}
        errorTitle={texts.failed}
        empty={
          <EmptyCard title={texts.emptyTitle} text={filter.q ? texts.noMatch : (props.emptyText ?? texts.emptyText)} />
        }
        shown={texts.shown}
      >
        {(items) => (
          <DataTable label={label} columns={columnsIn(zone)} rows={items} rowKey={({ id }) => id} minWidth={760} />
        )}
      </PagedList>
    </Stack>
  );
};
