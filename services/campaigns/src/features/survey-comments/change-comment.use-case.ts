import { DomainError } from '@folkmoot/contracts';
import type { Comment } from '../../entities/survey-comment';
import type { SurveyCommentContext } from './survey-comment.types';

interface CommentKey {
  readonly campaignId: string;
  readonly commentId: string;
}

/** Marks a comment as resolved, or opens it again. Doing so twice changes nothing. Throws not_found. */
export const resolveComment = (
  { actor, unitOfWork, clock }: SurveyCommentContext,
  { campaignId, commentId }: CommentKey,
  isResolved: boolean,
): Promise<Comment> =>
  unitOfWork(actor, async ({ campaigns, surveyComments }) => {
    const { id } = await campaigns.get(campaignId);
    const comment = await surveyComments.get(id, commentId);
    if (isResolved === (comment.resolvedAt !== null)) return comment;
    const resolution = isResolved
      ? { resolvedAt: clock.now(), resolvedBy: actor.userId }
      : { resolvedAt: null, resolvedBy: null };
    const changed = { ...comment, ...resolution };
    await surveyComments.put(changed);
    return changed;
  });

/** Deletes a comment of the actor. Throws not_found, and forbidden for the comment of somebody else. */
export const deleteComment = (
  { actor, unitOfWork }: SurveyCommentContext,
  { campaignId, commentId }: CommentKey,
): Promise<void> =>
  unitOfWork(actor, async ({ campaigns, surveyComments }) => {
    const { id } = await campaigns.get(campaignId);
    const comment = await surveyComments.get(id, commentId);
    if (comment.writtenBy !== actor.userId) throw new DomainError('forbidden');
    await surveyComments.delete(comment.id);
  });
