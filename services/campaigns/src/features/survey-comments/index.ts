import { defineFeature } from '@folkmoot/service-kit';
import { surveyCommentEntity } from '../../entities/survey-comment/survey-comment.mongo';
import { surveyCommentRoutes } from './survey-comment.routes';

export const surveyCommentsFeature = defineFeature({
  name: 'survey-comments',
  entities: [surveyCommentEntity],
  routes: surveyCommentRoutes,
});
