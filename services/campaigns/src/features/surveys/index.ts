import { defineFeature } from '@folkmoot/service-kit';
import { savedDraftEntity } from '../../entities/saved-draft/saved-draft.mongo';
import { surveyEntity } from '../../entities/survey/survey.mongo';
import { surveyRoutes } from './survey.routes';

export { saveSurvey } from './save-survey.use-case';

export const surveysFeature = defineFeature({
  name: 'surveys',
  entities: [surveyEntity, savedDraftEntity],
  routes: surveyRoutes,
});
