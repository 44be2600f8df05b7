import { listSubscribersOperation, listTagsOperation, type Subscriber } from '@folkmoot/contracts/client';
import { useCan, useInfiniteOperation, useOperation, useSearchParams } from '@folkmoot/shell-sdk';
import {
  Badge,
  Button,
  type Column,
  DataTable,
  EmptyState,
  Group,
  IconPlus,
  QueryStates,
  SearchBox,
  Stack,
  Text,
} from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { AddSubscriberDialog } from './AddSubscriberDialog';
import { SubscriberStats } from './SubscriberStats';
import { messages } from './subscribers.messages';

const statusColour = (status: Subscriber['status']): string =>
  ({ active: 'green', unsubscribed: 'gray' })[status as string] ?? 'red';

const columns: Column<Subscriber>[] = [
  {
    key: 'email',
    header: messages.columns.email,
    cell: ({ displayEmail, uniqueId }) => (
      <>
        <Text size="sm" fw={500}>
          {displayEmail}
        </Text>
        <Text size="xs" c="dimmed">
          {messages.uniqueId(uniqueId)}
        </Text>
      </>
    ),
  },
  {
    key: 'status',
    header: messages.columns.status,
    cell: ({ status }) => (
      <Badge variant="light" color={statusColour(status)}>
        {status}
      </Badge>
    ),
  },
  { key: 'source', header: messages.columns.source, cell: ({ source }) => source.replaceAll('_', ' ') },
  {
    key: 'subscribedAt',
    header: messages.columns.subscribedAt,
    cell: ({ subscribedAt }) => new Date(subscribedAt).toLocaleDateString('en-GB', { dateStyle: 'medium' }),
  },
  {
    key: 'tags',
    header: messages.columns.tags,
    cell: ({ tags }) => (
      <Group gap={4}>
        {tags.map((tag) => (
          <Badge key={tag.id} variant="outline" color="gray">
            {tag.name}
          </Badge>
        ))}
      </Group>
    ),
  },
];

const useFilters = () => {
  const [params, setParams] = useSearchParams();
  const set = (name: 'q' | 'tagId', value: string | null) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  return { q: params.get('q') ?? '', tagId: params.get('tagId'), set };
};

export const SubscribersTab = () => {
  const filters = useFilters();
  const canEdit = useCan('subscriber:edit');
  const [isAdding, setIsAdding] = useState(false);
  const tags = useOperation(listTagsOperation, {});
  const query = { ...(filters.q ? { q: filters.q } : {}), ...(filters.tagId ? { tagId: filters.tagId } : {}) };
  const list = useInfiniteOperation(listSubscribersOperation, { query });
  const isFiltered = filters.q !== '' || filters.tagId !== null;
  const tagItems = tags.data?.items ?? [];
  return (
    <Stack>
      <SubscriberStats />
      <Group justify="space-between">
        <Group>
          <SearchBox label={messages.search} value={filters.q} onChange={(q) => filters.set('q', q)} />
          <Select
            aria-label={messages.tagFilter}
            placeholder={messages.allTags}
            data={tagItems.map(({ id, name }) => ({ value: id, label: name }))}
            value={filters.tagId}
            onChange={(tagId) => filters.set('tagId', tagId)}
            clearable
          />
        </Group>
        {canEdit && (
          <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={() => setIsAdding(true)}>
            {messages.add}
          </Button>
        )}
      </Group>
      <QueryStates query={list} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={messages.emptyTitle} text={isFiltered ? messages.emptyFiltered : messages.emptyHint} />
          ) : (
            <DataTable label={messages.columns.email} columns={columns} rows={items} rowKey={({ id }) => id} />
          )
        }
      </QueryStates>
      {list.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {messages.more}
          </Button>
        </Group>
      )}
      <AddSubscriberDialog opened={isAdding} onClose={() => setIsAdding(false)} tags={tagItems} />
    </Stack>
  );
};
