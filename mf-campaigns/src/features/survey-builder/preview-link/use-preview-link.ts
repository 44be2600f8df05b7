import {
  createSurveyPreviewLinkOperation,
  getSurveyPreviewLinkOperation,
  type PreviewDays,
  revokeSurveyPreviewLinkOperation,
} from '@folkmoot/contracts/client';
import { useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { useTools } from '../builder-context';
import { messages } from './preview-link.messages';

/** The preview link of the survey, and how to make and end it. A failure is said in a notice. */
export const usePreviewLink = (flush: () => Promise<boolean>) => {
  const { campaignId } = useTools();
  const params = { campaignId };
  const query = useOperation(getSurveyPreviewLinkOperation, { params }, { staleTime: 0, gcTime: 0 });
  const invalidate = useInvalidate();
  const creating = useOperationMutation(createSurveyPreviewLinkOperation);
  const revoking = useOperationMutation(revokeSurveyPreviewLinkOperation);

  const create = async (days: PreviewDays): Promise<boolean> => {
    const isSaved = await flush();
    try {
      await creating.mutateAsync({ params, body: { days } });
      await invalidate(getSurveyPreviewLinkOperation);
      if (isSaved) notify.success(messages.created);
      else notify.info(messages.notSaved);
      return true;
    } catch {
      notify.error(messages.createFailed);
      return false;
    }
  };
  const revoke = async (): Promise<void> => {
    try {
      await revoking.mutateAsync({ params });
      await invalidate(getSurveyPreviewLinkOperation);
      notify.success(messages.revoked);
    } catch {
      notify.error(messages.revokeFailed);
    }
  };
  return { query, create, revoke, isCreating: creating.isPending };
};
