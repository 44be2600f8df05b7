import type { Campaign } from '@folkmoot/contracts/client';
import { PageLoading, Stack } from '@folkmoot/ui';
import { CardGrid, LoadingCards } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { DeleteDialog } from '../../entities/campaign/DeleteDialog';
import { LabelsDialog } from '../../entities/campaign/LabelsDialog';
import { useCampaignActions } from '../../entities/campaign/use-campaign-actions';
import { CampaignCard } from './CampaignCard';
import { CampaignTable } from './CampaignTable';
import { messages } from './campaign-list.messages';
import { useCardMenu } from './use-card-menu';
import type { Filters } from './use-filters';
import type { CampaignView } from './use-view';

/** Skeletons with the height of the cards or rows. */
export const LoadingCampaigns = ({ view }: { view: CampaignView }) =>
  view === 'table' ? (
    <PageLoading label={messages.loading} shape="table" count={8} />
  ) : (
    <LoadingCards label={messages.loading} count={6} height={268} />
  );

interface Props {
  campaigns: readonly Campaign[];
  isStale: boolean;
  view: CampaignView;
  filters: Filters;
  label: string;
}

/** Campaigns as cards or as a table, with their menus and dialogs. */
export const Campaigns = ({ campaigns, isStale, view, filters, label }: Props) => {
  const { remove, ...actions } = useCampaignActions();
  const [labelled, setLabelled] = useState<Campaign | null>(null);
  const [toDelete, setToDelete] = useState<Campaign | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const menuOf = useCardMenu({ ...actions, onLabels: setLabelled, onDelete: setToDelete });
  // The focused card is removed, so the focus moves to the list and not to the top of the page.
  const confirmDelete = async () => {
    if (toDelete) await remove(toDelete);
    list.current?.focus();
  };
  return (
    <>
      {view === 'cards' ? (
        <CardGrid ref={list} label={label} isStale={isStale}>
          {campaigns.map((campaign) => (
            <CampaignCard key={campaign.id} campaign={campaign} actions={menuOf(campaign)} />
          ))}
        </CardGrid>
      ) : (
        <Stack ref={list} tabIndex={-1} role="group" aria-label={label} gap="xs" opacity={isStale ? 0.6 : undefined}>
          <CampaignTable
            campaigns={campaigns}
            label={label}
            filters={filters}
            menuOf={menuOf}
            onArchive={actions.archiveAll}
          />
        </Stack>
      )}
      <LabelsDialog campaign={labelled} onClose={() => setLabelled(null)} />
      <DeleteDialog campaign={toDelete} onClose={() => setToDelete(null)} onConfirm={confirmDelete} />
    </>
  );
};
