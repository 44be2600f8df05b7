import {
  type Codebook,
  type CommentPlan,
  createCodebookOperation,
  getCodebookOperation,
  getCommentFiguresOperation,
  getCommentPlanOperation,
  listCodebooksOperation,
  listCommentsOperation,
  updateCommentPlanOperation,
} from '@folkmoot/contracts/client';
import { api, isApiError, notify, operationKey, useInvalidate, useQueryClient } from '@folkmoot/shell-sdk';
import type { ThemeDraft } from './codebook.domain';
import { messages } from './codebook.messages';

interface New {
  name: string;
  themes?: ThemeDraft[];
  copyOf?: string;
}

/** Which codebook the campaign uses: another one, a new one, or a copy. */
export const useChooseCodebook = (campaignId: string, { questions }: CommentPlan) => {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const choose = async (codebookId: string | null): Promise<void> => {
    const kinds = questions.filter(({ isFixed }) => !isFixed).map(({ questionId, kind }) => ({ questionId, kind }));
    const params = { campaignId };
    const saved = await api.call(updateCommentPlanOperation, { params, body: { kinds, codebookId } });
    client.setQueryData(operationKey(getCommentPlanOperation, { params }), saved);
    await invalidate(listCodebooksOperation, listCommentsOperation, getCommentFiguresOperation);
  };
  /** True when it was saved. */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      notify.error(isApiError(error) ? `${messages.failed} ${error.message}` : messages.failed);
      return false;
    }
  };
  return {
    choose: (codebookId: string) => attempt(() => choose(codebookId)),
    create: ({ name, themes = [], copyOf }: New) =>
      attempt(async () => {
        const made: Codebook = await api.call(createCodebookOperation, {
          body: { name, themes, ...(copyOf ? { copyOf } : {}) },
        });
        client.setQueryData(operationKey(getCodebookOperation, { params: { codebookId: made.id } }), made);
        await choose(made.id);
      }),
  };
};
