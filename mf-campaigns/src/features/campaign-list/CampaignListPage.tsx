import { campaignStatuses, listCampaignsOperation } from '@folkmoot/contracts/client';
import { useCan, useInfiniteOperation, usePageTitle } from '@folkmoot/shell-sdk';
import {
  Button,
  Card,
  EmptyState,
  Group,
  IconPlus,
  IconSpeakerphone,
  Page,
  PageHeader,
  QueryStates,
  SearchBox,
  statusLabel,
  TextLink,
  VisuallyHidden,
} from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
import { CampaignGrid, LoadingGrid } from './CampaignGrid';
import { messages } from './campaign-list.messages';
import { NewCampaignDialog } from './NewCampaignDialog';
import { ShowMore } from './ShowMore';
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
  <Card p={0}>
    <EmptyState
      icon={<IconSpeakerphone stroke={1.5} aria-hidden="true" />}
      title={messages.emptyTitle}
      text={isFiltered ? messages.emptyFiltered : messages.emptyHint}
      action={!isFiltered && onNew && <Button onClick={onNew}>{messages.newCampaign}</Button>}
    />
  </Card>
);

const useCampaigns = ({ q, status }: Filters) =>
  useInfiniteOperation(
    listCampaignsOperation,
    { query: { ...(q ? { q } : {}), ...(status ? { status } : {}) } },
    { keepsPrevious: true },
  );

/** /dashboard/campaigns: find a campaign, see how far it is, start another. */
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
        actions={
          canEdit && (
            <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />} onClick={filters.openNew}>
              {messages.newCampaign}
            </Button>
          )
        }
      />
      <Group justify="space-between">
        <FilterBar filters={filters} />
        {canEdit && (
          <TextLink to="/dashboard/campaigns/deleted" size="sm">
            {messages.bin.title}
          </TextLink>
        )}
      </Group>
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
            <CampaignGrid campaigns={items} isStale={list.isPlaceholderData} />
            <ShowMore list={list} />
          </>
        )}
      </QueryStates>
      <NewCampaignDialog opened={filters.isNew && canEdit} beginning={filters.beginning} onClose={filters.closeNew} />
    </Page>
  );
};
