import {
  archiveCampaignOperation,
  type Campaign,
  countCampaignsOperation,
  deleteCampaignOperation,
  duplicateCampaignOperation,
  getOverviewOperation,
  listCampaignsOperation,
  listDeletedCampaignsOperation,
  pauseCampaignOperation,
  restoreCampaignOperation,
  resumeCampaignOperation,
  unarchiveCampaignOperation,
} from '@folkmoot/contracts/client';
import { useInvalidate, useNavigate, useOperationMutation } from '@folkmoot/shell-sdk';
import { notify, statusLabel } from '@folkmoot/ui';
import { actionTexts as texts } from './campaign-actions.messages';

/** Longer than other notices: a person needs time to notice a mistake. */
const UNDO_MS = 15_000;

type Named = Pick<Campaign, 'id' | 'title'>;

const of = ({ id }: Pick<Campaign, 'id'>) => ({ params: { campaignId: id } });

const undoBy = (run: () => Promise<unknown>) => ({
  lifetime: UNDO_MS,
  action: { label: texts.undo, run: () => void run() },
});

/** Reloads the lists that show campaigns. */
export const useReloadLists = () => {
  const invalidate = useInvalidate();
  return () =>
    invalidate(listCampaignsOperation, countCampaignsOperation, listDeletedCampaignsOperation, getOverviewOperation);
};

/** Shows the result of a change and reloads the lists, also after a failure. Returns whether it succeeded. */
const useSettle = () => {
  const reload = useReloadLists();
  return async <T>(work: Promise<T>, failure: string, announce: (result: T) => void): Promise<boolean> => {
    const isDone = await work.then(
      (result) => {
        announce(result);
        return true;
      },
      () => {
        notify.error(failure);
        return false;
      },
    );
    await reload();
    return isDone;
  };
};

/** Restores a deleted campaign. */
export const useRestore = () => {
  const settle = useSettle();
  const restore = useOperationMutation(restoreCampaignOperation);
  return (campaign: Named): Promise<boolean> =>
    settle(restore.mutateAsync(of(campaign)), texts.restoreFailed, () =>
      notify.success(texts.restored(campaign.title)),
    );
};

/** Archives campaigns, and takes them out of the archive again. */
const useArchive = () => {
  const settle = useSettle();
  const archive = useOperationMutation(archiveCampaignOperation);
  const unarchive = useOperationMutation(unarchiveCampaignOperation);

  const unarchiveOne = (campaign: Named): Promise<boolean> =>
    settle(unarchive.mutateAsync(of(campaign)), texts.statusFailed, ({ status }) =>
      notify.success(texts.unarchived(campaign.title, statusLabel(status))),
    );
  const unarchiveAll = (campaigns: readonly Named[]): Promise<boolean> =>
    settle(
      Promise.all(campaigns.map((campaign) => unarchive.mutateAsync(of(campaign)))),
      texts.statusFailed,
      ({ length }) => notify.success(texts.unarchivedSeveral(length)),
    );
  const archiveOne = (campaign: Named): Promise<boolean> =>
    settle(archive.mutateAsync(of(campaign)), texts.statusFailed, () =>
      notify.success(
        texts.archived(campaign.title),
        undoBy(() => unarchiveOne(campaign)),
      ),
    );
  const archiveAll = (campaigns: readonly Named[]): Promise<boolean> =>
    settle(
      Promise.allSettled(campaigns.map((campaign) => archive.mutateAsync(of(campaign)))),
      texts.statusFailed,
      (results) => {
        const done = campaigns.filter((_, index) => results[index]?.status === 'fulfilled');
        const undo = undoBy(() => unarchiveAll(done));
        const failed = campaigns.length - done.length;
        if (failed === 0) notify.success(texts.archivedSeveral(done.length), undo);
        else notify.warning(texts.archivedSome(done.length, failed), done.length > 0 ? undo : {});
      },
    );
  return { archive: archiveOne, archiveAll, unarchive: unarchiveOne };
};

/** Pauses and resumes. Each can be undone by the other. */
const usePauses = () => {
  const settle = useSettle();
  const pause = useOperationMutation(pauseCampaignOperation);
  const resume = useOperationMutation(resumeCampaignOperation);
  const resumeOne = (campaign: Campaign): Promise<boolean> =>
    settle(resume.mutateAsync({ ...of(campaign), body: { startDate: campaign.startDate } }), texts.statusFailed, () =>
      notify.success(texts.resumed),
    );
  const pauseOne = (campaign: Campaign): Promise<boolean> =>
    settle(pause.mutateAsync(of(campaign)), texts.statusFailed, () =>
      notify.success(
        texts.paused,
        undoBy(() => resumeOne(campaign)),
      ),
    );
  return { pause: pauseOne, resume: resumeOne };
};

/** The actions on a campaign of a list, each with a notice about its result. They return whether they succeeded. */
export const useCampaignActions = () => {
  const settle = useSettle();
  const restore = useRestore();
  const navigate = useNavigate();
  const duplicate = useOperationMutation(duplicateCampaignOperation);
  const remove = useOperationMutation(deleteCampaignOperation);

  return {
    ...usePauses(),
    ...useArchive(),
    duplicate: (campaign: Named) =>
      settle(duplicate.mutateAsync(of(campaign)), texts.duplicateFailed, ({ id, title }) =>
        notify.success(texts.duplicated(title), {
          action: { label: texts.open, run: () => navigate(`/dashboard/campaigns/${id}/overview`) },
        }),
      ),
    remove: (campaign: Named) =>
      settle(remove.mutateAsync(of(campaign)), texts.deleteFailed, () =>
        notify.success(
          texts.deleted(campaign.title),
          undoBy(() => restore(campaign)),
        ),
      ),
  };
};
