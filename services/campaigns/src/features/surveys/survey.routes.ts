import {
  getSurveyChangesOperation,
  getSurveyOperation,
  listSurveyVersionsOperation,
  publishSurveyOperation,
  saveSurveyOperation,
} from '@folkmoot/contracts';
import { getSurveyChanges } from './get-survey-changes.use-case';
import { listVersions } from './list-versions.use-case';
import { publishSurvey } from './publish-survey.use-case';
import { saveSurvey } from './save-survey.use-case';
import { toSurveyView } from './survey.mapper';
import type { SurveyApp } from './survey.types';

export const surveyRoutes = ({ route }: SurveyApp) => [
  route(getSurveyOperation, {
    handle: async ({ context: { actor, reader }, params }) => {
      const { campaigns, surveys } = reader(actor);
      const { id } = await campaigns.get(params.campaignId);
      return toSurveyView(await surveys.getOfCampaign(id));
    },
  }),
  route(saveSurveyOperation, {
    handle: async ({ context, params, body }) => toSurveyView(await saveSurvey(context, params.campaignId, body)),
  }),
  route(publishSurveyOperation, {
    handle: async ({ context, params }) => toSurveyView(await publishSurvey(context, params.campaignId)),
  }),
  route(getSurveyChangesOperation, { handle: ({ context, params }) => getSurveyChanges(context, params.campaignId) }),
  route(listSurveyVersionsOperation, {
    handle: ({ context, params, query }) => listVersions(context, params.campaignId, query),
  }),
];
