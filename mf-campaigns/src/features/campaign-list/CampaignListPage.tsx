import {
  type Campaign,
  type CampaignStatus,
  campaignStatuses,
  listCampaignsOperation,
} from '@folkmoot/contracts/client';
import { useCan, useInfiniteOperation, usePageTitle, useSearchParams } from '@folkmoot/shell-sdk';
import {
  Button,
  EmptyState,
  Group,
  IconPlus,
  Page,
  PageHeader,
  QueryStates,
  SearchBox,
  SimpleGrid,
  statusLabel,
  Text,
} from '@folkmoot/ui';
import { ConfirmDialog, Select } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { CampaignCard } from './CampaignCard';
import { messages } from './campaign-list.messages';
import { NewCampaignDialog } from './NewCampaignDialog';
import { useCampaignActions } from './use-campaign-actions';

const isStatus = (value: string | null): value is CampaignStatus =>
  value !== null && (campaignStatuses as readonly string[]).includes(value);

/** Search and filter live in the address, so that a filtered list can be shared and survives a reload. */
const useFilters = () => {
  const [params, setParams] = useSearchParams();
  const status = params.get('status');
  const set = (name: string, value: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return { q: params.get('q') ?? '', status: isStatus(status) ? status : null, isNew: params.get('new') === '1', set };
};

type Filters = ReturnType<typeof useFilters>;

const FilterBar = ({ filters }: { filters: Filters }) => (
  <Group>
    <SearchBox label={messages.search} value={filters.q} onChange={(q) => filters.set('q', q)} />
    <Select
      aria-label={messages.statusFilter}
      placeholder={messages.allStatuses}
      data={campaignStatuses.map((value) => ({ value, label: statusLabel(value) }))}
      value={filters.status}
      onChange={(value) => filters.set('status', value)}
      clearable
    />
  </Group>
);

const Empty = ({ isFiltered, onNew }: { isFiltered: boolean; onNew: (() => void) | null }) => (
  <EmptyState
    title={messages.emptyTitle}
    text={isFiltered ? messages.emptyFiltered : messages.emptyHint}
    action={!isFiltered && onNew && <Button onClick={onNew}>{messages.newCampaign}</Button>}
  />
);

export const CampaignListPage = () => {
  usePageTitle(messages.title);
  const filters = useFilters();
  const canEdit = useCan('campaign:edit');
  const [toDelete, setToDelete] = useState<Campaign | null>(null);
  const actions = useCampaignActions();
  const query = { ...(filters.q ? { q: filters.q } : {}), ...(filters.status ? { status: filters.status } : {}) };
  const list = useInfiniteOperation(listCampaignsOperation, { query });
  const openNew = () => filters.set('new', '1');

  return (
    <Page>
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          canEdit && (
            <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={openNew}>
              {messages.newCampaign}
            </Button>
          )
        }
      />
      <FilterBar filters={filters} />
      <QueryStates query={list} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty isFiltered={filters.q !== '' || filters.status !== null} onNew={canEdit ? openNew : null} />
          ) : (
            <>
              <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
                {items.map((campaign) => (
                  <CampaignCard
                    key={campaign.id}
                    campaign={campaign}
                    actions={{ onPause: actions.pause, onResume: actions.resume, onDelete: setToDelete }}
                  />
                ))}
              </SimpleGrid>
              {list.hasNextPage && (
                <Group justify="center">
                  <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                    {messages.more}
                  </Button>
                </Group>
              )}
            </>
          )
        }
      </QueryStates>
      <NewCampaignDialog opened={filters.isNew && canEdit} onClose={() => filters.set('new', null)} />
      <ConfirmDialog
        opened={toDelete !== null}
        title={messages.deleteTitle}
        question={messages.deleteQuestion}
        confirmLabel={messages.delete}
        isDangerous
        onClose={() => setToDelete(null)}
        onConfirm={() => toDelete && actions.remove(toDelete)}
      >
        <Text size="sm">{messages.deleteConsequences}</Text>
      </ConfirmDialog>
    </Page>
  );
};
