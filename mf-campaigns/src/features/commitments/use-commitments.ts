import {
  addCommitmentOperation,
  type Commitment,
  changeCommitmentOperation,
  deleteCommitmentOperation,
  listCommitmentsOperation,
  listCommitmentThemesOperation,
} from '@folkmoot/contracts/client';
import { isApiError, notify, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { type CommitmentDraft, fieldsOf } from './commitment.domain';
import { messages } from './commitments.messages';

/** Changes of the commitments of a campaign. Each resolves to whether it succeeded. */
export const useCommitments = (campaignId: string) => {
  const add = useOperationMutation(addCommitmentOperation);
  const change = useOperationMutation(changeCommitmentOperation);
  const remove = useOperationMutation(deleteCommitmentOperation);
  const invalidate = useInvalidate();
  const params = { campaignId };
  const attempt = async (work: Promise<unknown>, success: string | null): Promise<boolean> => {
    const isDone = await work.then(
      () => true,
      (error: unknown) => {
        notify.error(isApiError(error) ? error.message : messages.failed);
        return false;
      },
    );
    if (isDone && success !== null) notify.success(success);
    await invalidate(listCommitmentsOperation, listCommitmentThemesOperation);
    return isDone;
  };
  return {
    isSaving: add.isPending || change.isPending,
    isMoving: change.isPending,
    /** Saves a draft as a new commitment, or as the change of one. */
    save: (draft: CommitmentDraft, known: Commitment | null): Promise<boolean> => {
      const fields = fieldsOf(draft);
      const work = known
        ? change.mutateAsync({
            params,
            body: { ...fields, id: known.id, revision: known.revision, note: draft.note.trim() },
          })
        : add.mutateAsync({ params, body: fields });
      return attempt(work, draft.isPublic ? messages.saved : messages.savedForStaff);
    },
    move: ({ id, revision }: Commitment, position: number): Promise<boolean> =>
      attempt(change.mutateAsync({ params, body: { id, revision, position } }), null),
    remove: ({ id }: Commitment): Promise<boolean> =>
      attempt(remove.mutateAsync({ params: { ...params, commitmentId: id } }), messages.removed),
  };
};
