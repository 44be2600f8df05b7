import { campaignStatuses, listCampaignsOperation } from '@folkmoot/contracts/client';
import { useCan, useInfiniteOperation, usePageTitle } from '@folkmoot/shell-sdk';
import { Button, Group, IconSpeakerphone, Page, PageHeader, SearchBox, statusLabel, TextLink } from '@folkmoot/ui';
import { CreateButton, EmptyCard, PagedList, Select } from '@folkmoot/ui/controls';
import { CampaignGrid, LoadingGrid } from './CampaignGrid';
import { messages } from './campaign-list.messages';
import { NewCampaignDialog } from './NewCampaignDialog';
import { type Filters, useFilters } from './use-filters';

const FilterBar = ({ filters }: { filters: Filters }) => (
  <Group>
    <SearchBox label={messages.search} value={filters.q} onChange={(q) => filters.set({ q })} />
    <Select
      aria-label={messages.statusFilter}
      placeholder={messages.allStatuses}
      data={campaignStatuses.map((value) => ({ value, label: statusLabel(value) }))}
      value={filters.status}
      onChange={(status) => filters.set({ status })}
      clearable
      clearButtonProps={{ 'aria-label': messages.clearStatus }}
    />
  </Group>
);

const Empty = ({ isFiltered, onNew }: { isFiltered: boolean; onNew: (() => void) | null }) => (
  <EmptyCard
    icon={<IconSpeakerphone stroke={1.5} aria-hidden="true" />}
    title={messages.emptyTitle}
    text={isFiltered ? messages.emptyFiltered : messages.emptyHint}
    action={!isFiltered && onNew && <Button onClick={onNew}>{messages.newCampaign}</Button>}
  />
);

const useCampaigns = ({ q, status }: Filters) =>
  useInfiniteOperation(
    listCampaignsOperation,
    { query: { ...(q ? { q } : {}), ...(status ? { status } : {}) } },
    { keepsPrevious: true },
  );

/** /dashboard/campaigns: find a campaign, see its progress, create one. */
export const CampaignListPage = () => {
  usePageTitle(messages.title);
  const filters = useFilters();
  const canEdit = useCan('campaign:edit');
  const list = useCampaigns(filters);
  const isFiltered = filters.q !== '' || filters.status !== null;
  return (
    <Page>
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={canEdit && <CreateButton label={messages.newCampaign} onClick={filters.openNew} />}
      />
      <Group justify="space-between">
        <FilterBar filters={filters} />
        {canEdit && (
          <TextLink to="/dashboard/campaigns/deleted" size="sm">
            {messages.bin.title}
          </TextLink>
        )}
      </Group>
      <PagedList
        list={list}
        loading={<LoadingGrid />}
        errorTitle={messages.loadFailed}
        empty={<Empty isFiltered={isFiltered} onNew={canEdit ? filters.openNew : null} />}
        shown={messages.shown}
      >
        {(items, isStale) => <CampaignGrid campaigns={items} isStale={isStale} />}
      </PagedList>
      <NewCampaignDialog opened={filters.isNew && canEdit} beginning={filters.beginning} onClose={filters.closeNew} />
    </Page>
  );
};
