import {
  addSurveyCommentOperation,
  deleteSurveyCommentOperation,
  listSurveyCommentsOperation,
  resolveSurveyCommentOperation,
  type SurveyComment,
} from '@folkmoot/contracts/client';
import { ApiError, api, useInvalidate } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { useState } from 'react';
import { useTools } from '../builder-context';
import { messages } from './comments.messages';

interface Written {
  questionId: string;
  text: string;
  mentions: string[];
}

/** Writes, resolves and deletes comments. Each resolves to whether it worked. */
export const useCommentActions = () => {
  const { campaignId } = useTools();
  const invalidate = useInvalidate();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
    setIsBusy(true);
    try {
      await work();
      // The form is emptied at once: a comment in the list that is also in the form would look unsent.
      void invalidate(listSurveyCommentsOperation);
      return true;
    } catch (error) {
      notify.error(error instanceof ApiError && error.code === 'conflict' ? error.message : failed);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const keyOf = ({ id }: SurveyComment) => ({ campaignId, commentId: id });
  return {
    isBusy,
    add: (body: Written) =>
      run(() => api.call(addSurveyCommentOperation, { params: { campaignId }, body }), messages.failed),
    resolve: (comment: SurveyComment, isResolved: boolean) =>
      run(
        () => api.call(resolveSurveyCommentOperation, { params: keyOf(comment), body: { isResolved } }),
        messages.changeFailed,
      ),
    remove: (comment: SurveyComment) =>
      run(() => api.call(deleteSurveyCommentOperation, { params: keyOf(comment) }), messages.changeFailed),
  };
};
