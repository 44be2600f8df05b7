import { listOptInPagesOperation } from '@folkmoot/contracts/client';
import { useCan, useInfiniteOperation, usePageTitle } from '@folkmoot/shell-sdk';
import { Button, Group, IconWorld, Page, PageHeader, SearchBox, TextLink } from '@folkmoot/ui';
import { CreateButton, EmptyCard, PagedList, SegmentedControl } from '@folkmoot/ui/controls';
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
  <EmptyCard
    icon={<IconWorld stroke={1.5} aria-hidden="true" />}
    title={messages.emptyTitle}
    text={isFiltered ? messages.emptyFiltered : messages.emptyHint}
    action={!isFiltered && onNew && <Button onClick={onNew}>{messages.create}</Button>}
  />
);

const usePages = ({ q, status }: Filters) =>
  useInfiniteOperation(
    listOptInPagesOperation,
    { query: { ...(q ? { q } : {}), ...(status ? { status } : {}) } },
    { keepsPrevious: true },
  );

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
        actions={canEdit && <CreateButton label={messages.create} onClick={filters.openNew} />}
      />
      <PageStats />
      <FilterBar filters={filters} hasBin={canEdit} />
      <PagedList
        list={list}
        loading={<LoadingGrid />}
        errorTitle={messages.loadFailed}
        empty={<Empty isFiltered={isFiltered} onNew={canEdit ? filters.openNew : null} />}
        shown={messages.shown}
      >
        {(items, isStale) => <PageGrid pages={items} isStale={isStale} />}
      </PagedList>
      <CreatePageDialog opened={filters.isNew && canEdit} onClose={filters.closeNew} />
    </Page>
  );
};
