import { defineFeature } from '@folkmoot/service-kit';
import { codebookEntity } from '../../entities/codebook/codebook.mongo';
import { codebookRoutes } from './codebook.routes';

/** Themes that campaigns share. */
export const codebooksFeature = defineFeature({
  name: 'codebooks',
  entities: [codebookEntity],
  routes: codebookRoutes,
});
