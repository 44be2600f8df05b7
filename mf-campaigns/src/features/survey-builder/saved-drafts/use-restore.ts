import { getCampaignOperation, restoreSavedDraftOperation, type SavedDraftContent } from '@folkmoot/contracts/client';
import { isApiError, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { useTools } from '../builder-context';
import { draftIn } from '../draft/builder.store';
import { messages } from './saved-drafts.messages';

/** Restores a saved version as one step of the draft that can be undone. */
export const useRestore = (flush: () => Promise<boolean>) => {
  const { store, campaignId } = useTools();
  const invalidate = useInvalidate();
  const mutation = useOperationMutation(restoreSavedDraftOperation);
  const restore = async (version: SavedDraftContent, moment: string): Promise<boolean> => {
    if (!(await flush())) {
      notify.error(messages.notSaved);
      return false;
    }
    try {
      const before = draftIn(store.getState());
      const { revision } = store.getState().meta;
      const params = { campaignId, draftId: version.id };
      store.getState().adopt(await mutation.mutateAsync({ params, body: { revision } }));
      const undo = () => {
        if (store.getState().history.past.at(-1) === before) store.getState().undo();
        else store.getState().change(() => before);
      };
      notify.success(messages.restored(moment), { action: { label: messages.undo, run: undo } });
      // The status of the campaign depends on its questions.
      void invalidate(getCampaignOperation);
      return true;
    } catch (error) {
      notify.error(isApiError(error, 'stale_revision') ? messages.stale : messages.failed);
      return false;
    }
  };
  return { restore, isRestoring: mutation.isPending };
};
