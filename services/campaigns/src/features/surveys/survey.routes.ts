import {
  getSurveyChangesOperation,
  getSurveyOperation,
  listSurveyVersionsOperation,
  publishSurveyOperation,
  saveSurveyOperation,
} from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { getSurveyChanges } from './get-survey-changes.use-case';
import { listVersions } from './list-versions.use-case';
import { publishSurvey } from './publish-survey.use-case';
import { saveSurvey } from './save-survey.use-case';
import { toSurveyView } from './survey.mapper';

export const surveyRoutes = (deps: Deps) => [
  route(getSurveyOperation, {
    handle: async ({ actor, params }) => {
      const { campaigns, surveys } = deps.reader(actor);
      const { id } = await campaigns.get(params.campaignId);
      return toSurveyView(await surveys.getOfCampaign(id));
    },
  }),
  route(saveSurveyOperation, {
    handle: async ({ actor, params, body }) => toSurveyView(await saveSurvey(deps, actor, params.campaignId, body)),
  }),
  route(publishSurveyOperation, {
    handle: async ({ actor, params }) => toSurveyView(await publishSurvey(deps, actor, params.campaignId)),
  }),
  route(getSurveyChangesOperation, {
    handle: ({ actor, params }) => getSurveyChanges(deps, actor, params.campaignId),
  }),
  route(listSurveyVersionsOperation, {
    handle: ({ actor, params, query }) => listVersions(deps, actor, params.campaignId, query),
  }),
];
