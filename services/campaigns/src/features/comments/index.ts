import { defineFeature } from '@folkmoot/service-kit';
import { commentEntity } from '../../entities/comment/comment.mongo';
import { commentRoutes } from './comment.routes';

export const commentsFeature = defineFeature({
  name: 'comments',
  entities: [commentEntity],
  routes: commentRoutes,
});
