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

/** Longer than other notices: a person needs time to notice a mistake. */
const UNDO_MS = 15_000;

type Named = Pick<Campaign, 'id' | 'title'>;

const of = ({ id }: Named) => ({ params: { campaignId: id } });

/** Shows the result of a change and reloads the lists, also after a failure. */
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

/** Restores a deleted campaign. */
export const useRestore = () => {
  const settle = useSettle();
  const restore = useOperationMutation(restoreCampaignOperation);
  return (campaign: Named): Promise<void> =>
    settle(restore.mutateAsync(of(campaign)), messages.restoreFailed, () =>
      notify.success(messages.restored(campaign.title)),
    );
};

/** The actions of a card, each with a notice about its result. */
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
