import { listSubscribersOperation } from '@folkmoot/contracts/client';
import { useCan, useInfiniteOperation } from '@folkmoot/shell-sdk';
import { Box, Group, IconUsers, PageLoading, Stack, useMediaQuery } from '@folkmoot/ui';
import { CreateButton, EmptyCard, PagedList } from '@folkmoot/ui/controls';
import { type ReactNode, useState } from 'react';
import { useTags } from '../../../entities/tag/use-tags';
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
  <EmptyCard
    icon={<IconUsers stroke={1.5} aria-hidden="true" />}
    title={messages.emptyTitle}
    text={isFiltered ? messages.emptyFiltered : messages.emptyHint}
  />
);

const AddButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <CreateButton label={messages.add} onClick={() => setIsOpen(true)} />
      {isOpen && <AddSubscriberDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};

const usePeople = (query: ReturnType<typeof useFilters>['query']) =>
  useInfiniteOperation(listSubscribersOperation, { query }, { keepsPrevious: true });

interface Props {
  /** Other ways to add subscribers, shown beside the add button. */
  besideAdd?: ReactNode;
}

/** /dashboard/subscribers/list: finds subscribers and changes them. */
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
      <PagedList
        list={list}
        loading={<PageLoading label={messages.loading} shape="table" count={8} />}
        errorTitle={messages.loadFailed}
        empty={<Empty isFiltered={filters.isFiltered} />}
        shown={messages.shown}
      >
        {(items, isStale) => (
          <Box opacity={isStale ? 0.6 : undefined}>
            <List subscribers={items} selection={selection} onAsk={canEdit ? ask : null} />
          </Box>
        )}
      </PagedList>
      {(list.data?.items.length ?? 0) > 0 && (
        <BulkBar selection={selection} filters={filters} hasMore={list.hasNextPage} />
      )}
      <SubscriberDialogs asked={asked} onClose={close} />
    </Stack>
  );
};
