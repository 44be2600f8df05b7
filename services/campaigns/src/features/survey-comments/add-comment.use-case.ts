import { type addSurveyCommentOperation, type BodyOf, DomainError, surveyMentionedEvent } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import type { Comment } from '../../entities/survey-comment';
import { messages } from './survey-comment.messages';
import type { SurveyCommentContext } from './survey-comment.types';

const MAX_COMMENTS = 500;

/**
 * Adds a comment to a question of the draft. Ids of users outside of the council may be among the mentions: admin, which
 * sends the mails, knows who belongs to it. Throws campaign_not_found, not_found and conflict.
 */
export const addComment = (
  { actor, unitOfWork, clock }: SurveyCommentContext,
  campaignId: string,
  { questionId, text, mentions }: BodyOf<typeof addSurveyCommentOperation>,
): Promise<Comment> =>
  unitOfWork(actor, async ({ campaigns, surveys, surveyComments, outbox }) => {
    const { title } = await campaigns.get(campaignId);
    const { content } = await surveys.getOfCampaign(campaignId);
    const question = content.questions.find(({ id }) => id === questionId);
    if (!question) throw new DomainError('not_found');
    if ((await surveyComments.count(campaignId)) >= MAX_COMMENTS)
      throw new DomainError('conflict', { detail: messages.tooMany(MAX_COMMENTS) });
    const writtenBy = actor.userId;
    const writing = { id: newId(), campaignId, questionId, text, writtenBy, writtenAt: clock.now() };
    const comment = { ...writing, mentions: [...new Set(mentions)], resolvedAt: null, resolvedBy: null };
    await surveyComments.put(comment);
    if (mentions.length === 0) return comment;
    await outbox.add(surveyMentionedEvent, {
      aggregate: { type: 'survey-comment', id: comment.id, revision: 1 },
      payload: { campaignId, title, questionId, question: question.title, writtenBy, mentions: comment.mentions },
    });
    return comment;
  });
