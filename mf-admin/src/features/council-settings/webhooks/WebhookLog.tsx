import {
  listWebhookDeliveriesOperation,
  listWebhooksOperation,
  type Webhook,
  type WebhookDelivery,
} from '@folkmoot/contracts/client';
import { momentIn, useCan, useInfiniteOperation, useOperation, useParams, useReaderZone } from '@folkmoot/shell-sdk';
import {
  Alert,
  Anchor,
  Button,
  Card,
  type Column,
  DataTable,
  Group,
  IconInbox,
  IconRefresh,
  PageLoading,
  QueryStates,
  Stack,
  StatusBadge,
  Text,
  TextLink,
  Title,
  useMediaQuery,
} from '@folkmoot/ui';
import { EmptyCard, MoreActions, PagedList } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { DeliveryDrawer } from './DeliveryDrawer';
import { useWebhookActions } from './use-webhook-actions';
import { WebhookState } from './WebhookState';
import { hostOf } from './webhooks.domain';
import { eventWords, messages } from './webhooks.messages';

const texts = messages.log;
const NARROW = '(max-width: 47.99em)';

/** The looks of the badge by state. */
const looks = { waiting: 'pending', delivered: 'accepted', failed: 'bounced' } as const;

const State = ({ state }: WebhookDelivery) => <StatusBadge status={looks[state]} label={texts.states[state]} />;

interface Around {
  zone: string;
  onOpen: (delivery: WebhookDelivery) => void;
}

const EventButton = ({ delivery, zone, onOpen }: Around & { delivery: WebhookDelivery }) => {
  const { label } = eventWords[delivery.event];
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      ta="start"
      aria-label={texts.open(label, momentIn(delivery.createdAt, zone))}
      onClick={() => onOpen(delivery)}
    >
      {label}
    </Anchor>
  );
};

const wideColumns = (around: Around): Column<WebhookDelivery>[] => [
  { key: 'event', header: texts.columns.event, cell: (delivery) => <EventButton delivery={delivery} {...around} /> },
  {
    key: 'at',
    header: texts.columns.at,
    width: 180,
    cell: ({ createdAt }) => <Text size="sm">{momentIn(createdAt, around.zone)}</Text>,
  },
  {
    key: 'attempts',
    header: texts.columns.attempts,
    width: 100,
    cell: ({ attemptCount }) => <Text size="sm">{attemptCount}</Text>,
  },
  { key: 'state', header: texts.columns.state, width: 160, cell: (delivery) => <State {...delivery} /> },
];

const narrowColumns = (around: Around): Column<WebhookDelivery>[] => [
  {
    key: 'event',
    header: texts.columns.event,
    cell: (delivery) => (
      <Stack gap={4} align="flex-start">
        <EventButton delivery={delivery} {...around} />
        <Text size="xs" c="dimmed">
          {texts.narrow(momentIn(delivery.createdAt, around.zone), delivery.attemptCount)}
        </Text>
        <State {...delivery} />
      </Stack>
    ),
  },
];

const Deliveries = ({ webhook }: { webhook: Webhook }) => {
  const [openId, setOpenId] = useState<string | null>(null);
  const zone = useReaderZone();
  const isNarrow = useMediaQuery(NARROW) ?? false;
  const list = useInfiniteOperation(listWebhookDeliveriesOperation, { params: { id: webhook.id } });
  const around = { zone, onOpen: ({ id }: WebhookDelivery) => setOpenId(id) };
  return (
    <>
      <Group justify="space-between">
        <Title order={3} size="h4">
          {texts.title}
        </Title>
        <Button
          variant="default"
          size="xs"
          loading={list.isRefetching}
          leftSection={<IconRefresh size={14} stroke={1.5} aria-hidden="true" />}
          onClick={() => void list.refetch()}
        >
          {texts.refresh}
        </Button>
      </Group>
      <PagedList
        list={list}
        loading={<PageLoading label={texts.loading} shape="table" count={4} />}
        errorTitle={texts.loadFailed}
        empty={
          <EmptyCard
            icon={<IconInbox stroke={1.5} aria-hidden="true" />}
            title={texts.emptyTitle}
            text={texts.emptyText}
          />
        }
      >
        {(items) => (
          <DataTable
            label={texts.title}
            columns={isNarrow ? narrowColumns(around) : wideColumns(around)}
            rows={items}
            rowKey={({ id }) => id}
            onOpen={around.onOpen}
            minWidth={isNarrow ? 0 : 560}
          />
        )}
      </PagedList>
      <DeliveryDrawer
        delivery={list.data?.items.find(({ id }) => id === openId) ?? null}
        webhookId={webhook.id}
        onClose={() => setOpenId(null)}
      />
    </>
  );
};

const Shown = ({ webhook }: { webhook: Webhook }) => {
  const { actionsOf, dialogs } = useWebhookActions();
  const host = hostOf(webhook.url);
  const [, test, ...actions] = actionsOf(webhook);
  return (
    <>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Stack gap={4} miw={0}>
          <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
            {webhook.url}
          </Title>
          <WebhookState webhook={webhook} />
        </Stack>
        <MoreActions label={messages.actionsOf(host)} actions={actions} />
      </Group>
      {test?.onClick && (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={test.onClick}>
          {test.label}
        </Button>
      )}
      <Deliveries webhook={webhook} />
      {dialogs}
    </>
  );
};

/** The messages of one webhook. */
export const WebhookLog = () => {
  const { webhookId } = useParams();
  const canManage = useCan('webhook:manage');
  const webhooks = useOperation(listWebhooksOperation, {}, { enabled: canManage });
  if (!canManage) return <Alert color="gray">{messages.onlyAdmins}</Alert>;
  return (
    <Card>
      <Stack>
        <TextLink to="/dashboard/settings/webhooks" size="sm">
          {texts.back}
        </TextLink>
        <QueryStates
          query={webhooks}
          loading={<PageLoading label={messages.loading} shape="table" count={4} />}
          errorTitle={messages.loadFailed}
        >
          {({ items }) => {
            const webhook = items.find(({ id }) => id === webhookId);
            return webhook ? <Shown webhook={webhook} /> : <Alert color="gray">{texts.unknown}</Alert>;
          }}
        </QueryStates>
      </Stack>
    </Card>
  );
};
