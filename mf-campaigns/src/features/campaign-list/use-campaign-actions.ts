import {
  archiveCampaignOperation,
  type Campaign,
  deleteCampaignOperation,
  duplicateCampaignOperation,
  getOverviewOperation,
  listCampaignsOperation,
  listDeletedCampaignsOperation,
  pauseCampaignOperation,
  restoreCampaignOperation,
  resumeCampaignOperation,
} from '@folkmoot/contracts/client';
import { useInvalidate, useNavigate, useOperationMutation } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { messages } from './campaign-list.messages';

/** Longer than other notices: somebody has to notice first that it was the wrong one. */
const UNDO_MS = 15_000;

type Named = Pick<Campaign, 'id' | 'title'>;

const of = ({ id }: Named) => ({ params: { campaignId: id } });

/** Tells how a change went, and has the lists read again, whether it went well or not. */
const useSettle = () => {
  const invalidate = useInvalidate();
  return async <T>(work: Promise<T>, failure: string, announce: (result: T) => void): Promise<void> => {
    try {
      announce(await work);
    } catch {
      notify.error(failure);
    }
    await invalidate(listCampaignsOperation, listDeletedCampaignsOperation, getOverviewOperation);
  };
};

/** Brings a deleted campaign back. */
export const useRestore = () => {
  const settle = useSettle();
  const restore = useOperationMutation(restoreCampaignOperation);
  return (campaign: Named): Promise<void> =>
    settle(restore.mutateAsync(of(campaign)), messages.restoreFailed, () =>
      notify.success(messages.restored(campaign.title)),
    );
};

/** Everything that a card can do, with the notice that tells how it went (E-88). */
export const useCampaignActions = () => {
  const settle = useSettle();
  const restore = useRestore();
  const navigate = useNavigate();
  const pause = useOperationMutation(pauseCampaignOperation);
  const resume = useOperationMutation(resumeCampaignOperation);
  const archive = useOperationMutation(archiveCampaignOperation);
  const duplicate = useOperationMutation(duplicateCampaignOperation);
  const remove = useOperationMutation(deleteCampaignOperation);

  return {
    pause: (campaign: Campaign) =>
      settle(pause.mutateAsync(of(campaign)), messages.statusFailed, () => notify.success(messages.paused)),
    resume: (campaign: Campaign) =>
      settle(
        resume.mutateAsync({ ...of(campaign), body: { startDate: campaign.startDate } }),
        messages.statusFailed,
        () => notify.success(messages.resumed),
      ),
    archive: (campaign: Campaign) =>
      settle(archive.mutateAsync(of(campaign)), messages.statusFailed, () =>
        notify.success(messages.archived(campaign.title)),
      ),
    duplicate: (campaign: Campaign) =>
      settle(duplicate.mutateAsync(of(campaign)), messages.duplicateFailed, ({ id, title }) =>
        notify.success(messages.duplicated(title), {
          action: { label: messages.open, run: () => navigate(`/dashboard/campaigns/${id}/overview`) },
        }),
      ),
    remove: (campaign: Campaign) =>
      settle(remove.mutateAsync(of(campaign)), messages.deleteFailed, () =>
        notify.success(messages.deleted(campaign.title), {
          lifetime: UNDO_MS,
          action: { label: messages.undo, run: () => void restore(campaign) },
        }),
      ),
  };
};
