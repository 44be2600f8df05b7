import {
  getSavedDraftOperation,
  getSurveyChangesOperation,
  getSurveyOperation,
  listSavedDraftsOperation,
  listSurveyVersionsOperation,
  publishSurveyOperation,
  restoreSavedDraftOperation,
  saveSurveyOperation,
} from '@folkmoot/contracts';
import { getSurveyChanges } from './get-survey-changes.use-case';
import { listVersions } from './list-versions.use-case';
import { publishSurvey } from './publish-survey.use-case';
import { restoreSavedDraft } from './restore-saved-draft.use-case';
import { saveSurvey } from './save-survey.use-case';
import { toSavedDraftView } from './saved-draft.mapper';
import { toSurveyView } from './survey.mapper';
import type { SurveyApp } from './survey.types';

const draftRoutes = ({ route }: SurveyApp) => [
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

const historyRoutes = ({ route }: SurveyApp) => [
  route(listSavedDraftsOperation, {
    handle: async ({ context: { actor, reader }, params }) => {
      const { campaigns, savedDrafts } = reader(actor);
      const { id } = await campaigns.get(params.campaignId);
      return { items: (await savedDrafts.list(id)).map(toSavedDraftView), nextCursor: null };
    },
  }),
  route(getSavedDraftOperation, {
    handle: async ({ context: { actor, reader }, params }) => {
      const { campaigns, savedDrafts } = reader(actor);
      const { id } = await campaigns.get(params.campaignId);
      const draft = await savedDrafts.get(id, params.draftId);
      return { ...toSavedDraftView(draft), content: draft.content };
    },
  }),
  route(restoreSavedDraftOperation, {
    handle: async ({ context, params, body }) =>
      toSurveyView(await restoreSavedDraft(context, { ...params, revision: body.revision })),
  }),
];

export const surveyRoutes = (app: SurveyApp) => [...draftRoutes(app), ...historyRoutes(app)];
