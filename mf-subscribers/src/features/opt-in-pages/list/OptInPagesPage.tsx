import { listOptInPagesOperation } from '@folkmoot/contracts/client';
import { useCan, useInfiniteOperation, usePageTitle } from '@folkmoot/shell-sdk';
import {
  Button,
  Card,
  EmptyState,
  Group,
  IconPlus,
  IconWorld,
  Page,
  PageHeader,
  QueryStates,
  SearchBox,
  TextLink,
  VisuallyHidden,
} from '@folkmoot/ui';
import { SegmentedControl } from '@folkmoot/ui/controls';
import { CreatePageDialog } from './CreatePageDialog';
import { messages } from './list.messages';
import { LoadingGrid, PageGrid } from './PageGrid';
import { PageStats } from './PageStats';
import { type Filters, useFilters } from './use-filters';

const FilterBar = ({ filters, hasBin }: { filters: Filters; hasBin: boolean }) => (
  <Group>
    <SearchBox label={messages.search} value={filters.q} onChange={(q) => filters.set({ q })} />
    <SegmentedControl
      aria-label={messages.statusFilter}
      data={(['all', 'active', 'inactive'] as const).map((value) => ({ value, label: messages.statuses[value] }))}
      value={filters.status ?? 'all'}
      onChange={(status) => filters.set({ status: status === 'all' ? null : status })}
    />
    {hasBin && (
      <TextLink to="/dashboard/opt-in/deleted" size="sm">
        {messages.bin.title}
      </TextLink>
    )}
  </Group>
);

const Empty = ({ isFiltered, onNew }: { isFiltered: boolean; onNew: (() => void) | null }) => (
  <Card p={0}>
    <EmptyState
      icon={<IconWorld stroke={1.5} aria-hidden="true" />}
      title={messages.emptyTitle}
      text={isFiltered ? messages.emptyFiltered : messages.emptyHint}
      action={!isFiltered && onNew && <Button onClick={onNew}>{messages.create}</Button>}
    />
  </Card>
);

const usePages = ({ q, status }: Filters) =>
  useInfiniteOperation(
    listOptInPagesOperation,
    { query: { ...(q ? { q } : {}), ...(status ? { status } : {}) } },
    { keepsPrevious: true },
  );

const More = ({ list }: { list: ReturnType<typeof usePages> }) =>
  list.hasNextPage ? (
    <Group justify="center">
      <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {messages.more}
      </Button>
    </Group>
  ) : null;

/** /dashboard/opt-in: the council's sign-up pages. */
export const OptInPagesPage = () => {
  usePageTitle(messages.title);
  const filters = useFilters();
  const canEdit = useCan('opt-in-page:edit');
  const list = usePages(filters);
  const isFiltered = filters.q !== '' || filters.status !== null;
  return (
    <Page>
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          canEdit && (
            <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />} onClick={filters.openNew}>
              {messages.create}
            </Button>
          )
        }
      />
      <PageStats />
      <FilterBar filters={filters} hasBin={canEdit} />
      <VisuallyHidden role="status">
        {list.data && !list.isPlaceholderData ? messages.shown(list.data.items.length) : ''}
      </VisuallyHidden>
      <QueryStates
        query={list}
        loading={<LoadingGrid />}
        errorTitle={messages.loadFailed}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty isFiltered={isFiltered} onNew={canEdit ? filters.openNew : null} />}
      >
        {({ items }) => (
          <>
            <PageGrid pages={items} isStale={list.isPlaceholderData} />
            <More list={list} />
          </>
        )}
      </QueryStates>
      <CreatePageDialog opened={filters.isNew && canEdit} onClose={filters.closeNew} />
    </Page>
  );
};
