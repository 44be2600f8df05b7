import { DomainError } from '@folkmoot/contracts';
import type { Comment } from '../../entities/comment';
import type { CommentContext } from './comment.types';

interface CommentKey {
  readonly campaignId: string;
  readonly commentId: string;
}

/** Marks a comment as resolved, or opens it again. Doing so twice changes nothing. Throws not_found. */
export const resolveComment = (
  { actor, unitOfWork, clock }: CommentContext,
  { campaignId, commentId }: CommentKey,
  isResolved: boolean,
): Promise<Comment> =>
  unitOfWork(actor, async ({ campaigns, comments }) => {
    const { id } = await campaigns.get(campaignId);
    const comment = await comments.get(id, commentId);
    if (isResolved === (comment.resolvedAt !== null)) return comment;
    const resolution = isResolved
      ? { resolvedAt: clock.now(), resolvedBy: actor.userId }
      : { resolvedAt: null, resolvedBy: null };
    const changed = { ...comment, ...resolution };
    await comments.put(changed);
    return changed;
  });

/** Deletes a comment of the actor. Throws not_found, and forbidden for the comment of somebody else. */
export const deleteComment = (
  { actor, unitOfWork }: CommentContext,
  { campaignId, commentId }: CommentKey,
): Promise<void> =>
  unitOfWork(actor, async ({ campaigns, comments }) => {
    const { id } = await campaigns.get(campaignId);
    const comment = await comments.get(id, commentId);
    if (comment.writtenBy !== actor.userId) throw new DomainError('forbidden');
    await comments.delete(comment.id);
  });
