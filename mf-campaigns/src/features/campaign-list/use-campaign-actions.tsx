import {
  type Campaign,
  deleteCampaignOperation,
  listCampaignsOperation,
  pauseCampaignOperation,
  restoreCampaignOperation,
  resumeCampaignOperation,
} from '@folkmoot/contracts/client';
import { useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { messages } from './campaign-list.messages';

/** Pause, resume and delete with undo, as a card offers them. */
export const useCampaignActions = () => {
  const invalidate = useInvalidate();
  const pause = useOperationMutation(pauseCampaignOperation);
  const resume = useOperationMutation(resumeCampaignOperation);
  const remove = useOperationMutation(deleteCampaignOperation);
  const restore = useOperationMutation(restoreCampaignOperation);

  const settle = async (work: Promise<unknown>, failure: string, announce: () => void) => {
    try {
      await work;
      announce();
    } catch {
      notify.error(failure);
    }
    await invalidate(listCampaignsOperation);
  };

  const undo = (campaign: Campaign) =>
    settle(restore.mutateAsync({ params: { campaignId: campaign.id } }), messages.deleteFailed, () =>
      notify.success(messages.restored(campaign.title)),
    );

  return {
    pause: ({ id }: Campaign) =>
      settle(pause.mutateAsync({ params: { campaignId: id } }), messages.statusFailed, () =>
        notify.success(messages.paused),
      ),
    resume: ({ id }: Campaign) =>
      settle(resume.mutateAsync({ params: { campaignId: id } }), messages.statusFailed, () =>
        notify.success(messages.resumed),
      ),
    remove: (campaign: Campaign) =>
      settle(remove.mutateAsync({ params: { campaignId: campaign.id } }), messages.deleteFailed, () =>
        notify.success(messages.deleted(campaign.title), {
          action: { label: messages.undo, run: () => void undo(campaign) },
        }),
      ),
  };
};
