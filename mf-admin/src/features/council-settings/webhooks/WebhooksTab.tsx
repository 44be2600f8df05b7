import { listWebhooksOperation, type Webhook } from '@folkmoot/contracts/client';
import { useCan, useOperation } from '@folkmoot/shell-sdk';
import {
  Button,
  type Column,
  DataTable,
  IconRoute,
  PageLoading,
  QueryStates,
  Stack,
  Text,
  TextLink,
  useMediaQuery,
} from '@folkmoot/ui';
import { EmptyCard, MoreActions } from '@folkmoot/ui/controls';
import { ManagedCard } from '../ManagedCard';
import { useWebhookActions } from './use-webhook-actions';
import { WebhookDialog } from './WebhookDialog';
import { WebhookState } from './WebhookState';
import { hostOf } from './webhooks.domain';
import { eventWords, messages } from './webhooks.messages';

const NARROW = '(max-width: 47.99em)';
/** Events that are named before "and more". */
const NAMED = 2;

const Events = ({ events }: Pick<Webhook, 'events'>) => {
  const labels = events.map((event) => eventWords[event].label);
  const rest = labels.length - NAMED;
  return (
    <Text size="sm" title={labels.join(', ')}>
      {[...labels.slice(0, NAMED), ...(rest > 0 ? [messages.more(rest)] : [])].join(', ')}
    </Text>
  );
};

const Address = ({ id, url }: Webhook) => (
  <TextLink to={`/dashboard/settings/webhooks/${id}`} size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
    {url}
  </TextLink>
);

const wideColumns: Column<Webhook>[] = [
  { key: 'url', header: messages.columns.url, cell: (webhook) => <Address {...webhook} /> },
  { key: 'events', header: messages.columns.events, width: 200, cell: (webhook) => <Events {...webhook} /> },
  { key: 'state', header: messages.columns.state, width: 210, cell: (webhook) => <WebhookState webhook={webhook} /> },
];

const narrowColumns: Column<Webhook>[] = [
  {
    key: 'url',
    header: messages.columns.url,
    cell: (webhook) => (
      <Stack gap={4}>
        <Address {...webhook} />
        <Events {...webhook} />
        <WebhookState webhook={webhook} />
      </Stack>
    ),
  },
];

const Webhooks = ({ onCreate }: { onCreate: () => void }) => {
  const webhooks = useOperation(listWebhooksOperation, {});
  const isNarrow = useMediaQuery(NARROW) ?? false;
  const { actionsOf, dialogs } = useWebhookActions();
  const actions: Column<Webhook> = {
    key: 'actions',
    header: '',
    hiddenHeader: messages.columns.actions,
    width: 60,
    align: 'end',
    cell: (webhook) => <MoreActions label={messages.actionsOf(hostOf(webhook.url))} actions={actionsOf(webhook)} />,
  };
  return (
    <QueryStates
      query={webhooks}
      loading={<PageLoading label={messages.loading} shape="table" count={3} />}
      errorTitle={messages.loadFailed}
    >
      {({ items }) => (
        <>
          {items.length === 0 ? (
            <EmptyCard
              icon={<IconRoute stroke={1.5} aria-hidden="true" />}
              title={messages.emptyTitle}
              text={messages.emptyText}
              action={<Button onClick={onCreate}>{messages.create}</Button>}
            />
          ) : (
            <DataTable
              label={messages.title}
              columns={[...(isNarrow ? narrowColumns : wideColumns), actions]}
              rows={items}
              rowKey={({ id }) => id}
              minWidth={isNarrow ? 0 : 640}
            />
          )}
          {dialogs}
        </>
      )}
    </QueryStates>
  );
};

/** The addresses to which events of the council are posted. */
export const WebhooksTab = () => (
  <ManagedCard
    texts={messages}
    canManage={useCan('webhook:manage')}
    list={(onCreate) => <Webhooks onCreate={onCreate} />}
    dialog={(isOpen, onClose) => <WebhookDialog webhook={isOpen ? null : undefined} onClose={onClose} />}
  />
);
