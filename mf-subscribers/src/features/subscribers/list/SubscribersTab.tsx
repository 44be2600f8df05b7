import { listSubscribersOperation } from '@folkmoot/contracts/client';
import { useCan, useInfiniteOperation } from '@folkmoot/shell-sdk';
import { Box, Group, IconUsers, PageLoading, Stack, useMediaQuery } from '@folkmoot/ui';
import { EmptyCard, PagedList } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { useTags } from '../../../entities/tag/use-tags';
import { BulkBar } from '../bulk/BulkBar';
import { TaggingStrips } from '../bulk/TaggingStrips';
import { SubscriberDialogs, useAsked } from '../dialogs/SubscriberDialogs';
import { FilterBar } from './FilterBar';
import { FilterSummary, MatchCount } from './FilterSummary';
import { AddButton, MoreMenu } from './ListActions';
import { messages } from './list.messages';
import { SubscriberCards } from './SubscriberCards';
import { SubscriberTable } from './SubscriberTable';
import { useColumns } from './use-columns';
import { useDensity } from './use-density';
import { type Filters, useFilters } from './use-filters';
import { useSelection } from './use-selection';
import { ViewChoice } from './ViewChoice';

/** Pages of a segment are short where few people match: this fills a screen. */
const SCREENFUL = 20;

const NARROW = '(max-width: 62em)';

const Empty = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyCard
    icon={<IconUsers stroke={1.5} aria-hidden="true" />}
    title={messages.emptyTitle}
    text={isFiltered ? messages.emptyFiltered : messages.emptyHint}
  />
);

const usePeople = ({ query, order }: Filters) =>
  useInfiniteOperation(listSubscribersOperation, { query: { ...query, order } }, { keepsPrevious: true });

interface Props {
  /** Other ways to add subscribers, as entries of the menu. */
  moreEntries?: ReactNode;
}

/** /dashboard/subscribers/list: finds subscribers and changes them. */
export const SubscribersTab = ({ moreEntries }: Props) => {
  const filters = useFilters();
  const canEdit = useCan('subscriber:edit');
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const tags = useTags();
  const list = usePeople(filters);
  const selection = useSelection(JSON.stringify(filters.query));
  const { asked, ask, close } = useAsked();
  const columns = useColumns();
  const density = useDensity();
  const List = isNarrow ? SubscriberCards : SubscriberTable;
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <FilterBar filters={filters} tags={tags} isNarrow={isNarrow ?? false} />
        <MatchCount query={filters.query} />
        {!isNarrow && <ViewChoice columns={columns} density={density} />}
        <MoreMenu query={filters.query} isEmpty={list.data?.items.length === 0}>
          {canEdit && moreEntries}
        </MoreMenu>
        {canEdit && <AddButton />}
      </Group>
      <FilterSummary filters={filters} canSave={canEdit} />
      <TaggingStrips tags={tags} />
      <PagedList
        list={list}
        loading={<PageLoading label={messages.loading} shape="table" count={12} />}
        errorTitle={messages.loadFailed}
        empty={<Empty isFiltered={filters.isFiltered} />}
        shown={messages.shown}
        enough={filters.query.segmentId ? SCREENFUL : 1}
      >
        {(items, isStale) => (
          <Box opacity={isStale ? 0.6 : undefined}>
            <List
              subscribers={items}
              selection={selection}
              onAsk={canEdit ? ask : null}
              filters={filters}
              shown={columns.shown}
              isDense={density.density === 'compact'}
            />
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
