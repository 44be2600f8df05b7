import { listSubscribersOperation } from '@folkmoot/contracts/client';
import { useCan, useInfiniteOperation } from '@folkmoot/shell-sdk';
import {
  Box,
  Button,
  Card,
  EmptyState,
  Group,
  IconPlus,
  IconUsers,
  PageLoading,
  QueryStates,
  Stack,
  useMediaQuery,
  VisuallyHidden,
} from '@folkmoot/ui';
import { type ReactNode, useState } from 'react';
import { useTags } from '../../../records/use-tags';
import { BulkBar } from '../bulk/BulkBar';
import { TaggingStrips } from '../bulk/TaggingStrips';
import { AddSubscriberDialog } from '../dialogs/AddSubscriberDialog';
import { SubscriberDialogs, useAsked } from '../dialogs/SubscriberDialogs';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import { FilterSummary } from './FilterSummary';
import { messages } from './list.messages';
import { SubscriberCards } from './SubscriberCards';
import { SubscriberTable } from './SubscriberTable';
import { useFilters } from './use-filters';
import { useSelection } from './use-selection';

const NARROW = '(max-width: 62em)';

const Empty = ({ isFiltered }: { isFiltered: boolean }) => (
  <Card p={0}>
    <EmptyState
      icon={<IconUsers stroke={1.5} aria-hidden="true" />}
      title={messages.emptyTitle}
      text={isFiltered ? messages.emptyFiltered : messages.emptyHint}
    />
  </Card>
);

const AddButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {messages.add}
      </Button>
      {isOpen && <AddSubscriberDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};

const usePeople = (query: ReturnType<typeof useFilters>['query']) =>
  useInfiniteOperation(listSubscribersOperation, { query }, { keepsPrevious: true });

const More = ({ list }: { list: ReturnType<typeof usePeople> }) =>
  list.hasNextPage ? (
    <Group justify="center">
      <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {messages.more}
      </Button>
    </Group>
  ) : null;

interface Props {
  /** What else puts people on the list, beside adding one by hand. */
  besideAdd?: ReactNode;
}

/** /dashboard/subscribers/list: find people, and do what they ask for. */
export const SubscribersTab = ({ besideAdd }: Props) => {
  const filters = useFilters();
  const canEdit = useCan('subscriber:edit');
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const tags = useTags();
  const list = usePeople(filters.query);
  const selection = useSelection(JSON.stringify(filters.query));
  const { asked, ask, close } = useAsked();
  const List = isNarrow ? SubscriberCards : SubscriberTable;
  return (
    <Stack>
      <FilterBar filters={filters} tags={tags} />
      <Group justify="space-between" gap="xs">
        <FilterSummary filters={filters} canSave={canEdit} />
        <Group gap="xs">
          {canEdit && besideAdd}
          <ExportButton query={filters.query} isEmpty={list.data?.items.length === 0} />
          {canEdit && <AddButton />}
        </Group>
      </Group>
      <TaggingStrips tags={tags} />
      <VisuallyHidden role="status">
        {list.data && !list.isPlaceholderData ? messages.shown(list.data.items.length) : ''}
      </VisuallyHidden>
      <QueryStates
        query={list}
        loading={<PageLoading label={messages.loading} shape="table" count={8} />}
        errorTitle={messages.loadFailed}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty isFiltered={filters.isFiltered} />}
      >
        {({ items }) => (
          <Stack>
            <Box opacity={list.isPlaceholderData ? 0.6 : undefined}>
              <List subscribers={items} selection={selection} onAsk={canEdit ? ask : null} />
            </Box>
            <More list={list} />
            <BulkBar selection={selection} filters={filters} hasMore={list.hasNextPage} />
          </Stack>
        )}
      </QueryStates>
      <SubscriberDialogs asked={asked} onClose={close} />
    </Stack>
  );
};
