import { useCan, usePageTitle } from '@folkmoot/shell-sdk';
import { Button, Group, IconSpeakerphone, Page, PageHeader, TextLink } from '@folkmoot/ui';
import { CreateButton, EmptyCard, PagedList } from '@folkmoot/ui/controls';
import { ArchivedCampaigns } from './ArchivedCampaigns';
import { Campaigns, LoadingCampaigns } from './Campaigns';
import { CampaignToolbar } from './CampaignToolbar';
import { messages } from './campaign-list.messages';
import { NewCampaignDialog } from './NewCampaignDialog';
import { useCampaignCounts, useCampaigns } from './use-campaigns';
import { useFilters } from './use-filters';
import { useView } from './use-view';

const Empty = ({ isFiltered, onNew }: { isFiltered: boolean; onNew: (() => void) | null }) => (
  <EmptyCard
    icon={<IconSpeakerphone stroke={1.5} aria-hidden="true" />}
    title={messages.emptyTitle}
    text={isFiltered ? messages.emptyFiltered : messages.emptyHint}
    action={!isFiltered && onNew && <Button onClick={onNew}>{messages.newCampaign}</Button>}
  />
);

/** /dashboard/campaigns: find a campaign, see its progress, create one. */
export const CampaignListPage = () => {
  usePageTitle(messages.title);
  const filters = useFilters();
  const { view, choose } = useView();
  const canEdit = useCan('campaign:edit');
  const list = useCampaigns(filters);
  const { data: counts } = useCampaignCounts(filters);
  const archived = counts?.statuses.find(({ key }) => key === 'archived')?.count ?? 0;
  const isFiltered = filters.q !== '' || filters.status !== null || filters.label !== null;
  return (
    <Page>
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={canEdit && <CreateButton label={messages.newCampaign} onClick={filters.openNew} />}
      />
      <CampaignToolbar filters={filters} counts={counts} view={view} onView={choose} />
      <PagedList
        list={list}
        loading={<LoadingCampaigns view={view} />}
        errorTitle={messages.loadFailed}
        empty={<Empty isFiltered={isFiltered} onNew={canEdit ? filters.openNew : null} />}
        shown={messages.shown}
      >
        {(items, isStale) => (
          <Campaigns campaigns={items} isStale={isStale} view={view} filters={filters} label={messages.title} />
        )}
      </PagedList>
      {filters.status === null && archived > 0 && <ArchivedCampaigns count={archived} filters={filters} view={view} />}
      {canEdit && (
        <Group>
          <TextLink to="/dashboard/campaigns/deleted" size="sm">
            {messages.bin.title}
          </TextLink>
        </Group>
      )}
      <NewCampaignDialog opened={filters.isNew && canEdit} beginning={filters.beginning} onClose={filters.closeNew} />
    </Page>
  );
};
