import { DomainError } from '@folkmoot/contracts';
import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { Comment, SurveyCommentRepository } from './survey-comment.repository';

interface CommentDocument extends Omit<Comment, 'id'>, CouncilDocument {}

export const surveyCommentModel = defineModel<CommentDocument>('survey_comments', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    questionId: String,
    writtenBy: String,
    writtenAt: Date,
    text: String,
    mentions: [String],
    resolvedAt: Date,
    resolvedBy: String,
  },
  indexes: [{ keys: { campaignId: 1, writtenAt: 1 }, serves: 'the comments of a survey, oldest first' }],
});

const toComment = ({ _id, councilId: _, revision: __, ...comment }: CommentDocument): Comment => ({
  id: _id,
  ...comment,
});

export const createSurveyCommentRepository = (scope: Scope): SurveyCommentRepository => {
  const comments = councilCollection(surveyCommentModel, scope);
  return {
    list: async (campaignId) =>
      (await comments.find({ campaignId }, { sort: { writtenAt: 1, _id: 1 } })).map(toComment),
    count: (campaignId) => comments.count({ campaignId }),
    get: async (campaignId, id) => {
      const document = await comments.findOne({ _id: id, campaignId });
      if (!document) throw new DomainError('not_found');
      return toComment(document);
    },
    put: async ({ id, ...fields }) => {
      await comments.updateOne({ _id: id }, { $set: fields, $setOnInsert: { revision: 1 } }, { upsert: true });
    },
    delete: async (id) => {
      await comments.delete(id);
    },
    follow: async (campaignId, from, to) => {
      await comments.updateMany({ campaignId, questionId: from }, { $set: { questionId: to } });
    },
    eraseOfCampaign: async (campaignId) => {
      await comments.deleteMany({ campaignId });
    },
  };
};

export const surveyCommentEntity = defineEntity({
  models: [surveyCommentModel],
  repositories: (scope) => ({ surveyComments: createSurveyCommentRepository(scope) }),
});
