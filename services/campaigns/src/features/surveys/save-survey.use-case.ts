import { type SaveSurvey, surveySavedEvent } from '@folkmoot/contracts';
import { newId, type Unit } from '@folkmoot/service-kit';
import {
  afterSurveySave,
  type Campaign,
  type ChangeStamp,
  campaignChanged,
  type PublicationRecords,
} from '../../entities/campaign';
import {
  checkRevision,
  checkSize,
  contentOf,
  idsNotToReuse,
  normalised,
  problemsOf,
  type Survey,
  withDraft,
  withFreshIds,
  withoutStaleTranslations,
} from '../../entities/survey';
import type { SurveyContext } from './survey.types';

const draftOf = (input: SaveSurvey, takenIds: readonly string[]): Survey['content'] => {
  const content = contentOf({ ...input, questions: normalised(input.questions, newId) });
  checkSize(content);
  return withoutStaleTranslations(withFreshIds(content, takenIds, newId));
};

/** Before the first activation, the survey determines the campaign's status and step. */
const followSurvey = async (
  { campaigns, outbox }: Unit<PublicationRecords>,
  campaign: Campaign,
  { content }: Survey,
  stamp: ChangeStamp,
): Promise<void> => {
  const state = { questions: content.questions.length, problems: problemsOf(content) };
  const next = afterSurveySave(campaign, state, stamp);
  if (next.status === campaign.status && next.currentStep === campaign.currentStep) return;
  await campaignChanged(outbox, 'step', await campaigns.save(next));
};

/** Saves the whole draft. The published version stays unchanged. */
export const saveSurvey = (
  { actor, unitOfWork, clock }: SurveyContext,
  campaignId: string,
  input: SaveSurvey,
): Promise<Survey> =>
  unitOfWork(actor, async (unit) => {
    const now = clock.now();
    const campaign = await unit.campaigns.get(campaignId);
    const survey = await unit.surveys.getOfCampaign(campaignId);
    checkRevision(survey.revision, input.revision);
    const published = await unit.versions.findLatest(campaignId);
    const draft = draftOf(input, idsNotToReuse(survey, published));
    const saved = await unit.surveys.save(withDraft(survey, draft, published, now));
    await followSurvey(unit, campaign, saved, { now, by: actor.userId });
    await unit.outbox.add(surveySavedEvent, {
      aggregate: { type: 'survey', id: saved.id, revision: saved.revision },
      payload: { campaignId, questions: saved.content.questions.length },
    });
    return saved;
  });
