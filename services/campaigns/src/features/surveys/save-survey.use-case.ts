import { type Actor, type SaveSurvey, surveySavedEvent } from '@folkmoot/contracts';
import { userIdOf } from '../../records/actors';
import { afterSurveySave, type Campaign, type Happening } from '../../records/campaign.domain';
import { campaignChanged } from '../../records/campaign.events';
import { normalised, problemsOf, withoutStaleTranslations } from '../../records/question-types.domain';
import type { CampaignsUnit, Deps } from '../../records/repositories';
import {
  checkRevision,
  checkSize,
  contentOf,
  idsNotToReuse,
  type Survey,
  withDraft,
  withFreshIds,
} from '../../records/survey.domain';

const draftOf = (given: SaveSurvey, takenIds: readonly string[], makeId: () => string): Survey['content'] => {
  const content = contentOf({ ...given, questions: normalised(given.questions, makeId) });
  checkSize(content);
  return withoutStaleTranslations(withFreshIds(content, takenIds, makeId));
};

/** Before the first activation the survey decides the campaign's status and its step of the progress bar. */
const followSurvey = async (
  { campaigns, outbox }: CampaignsUnit,
  campaign: Campaign,
  { content }: Survey,
  happening: Happening,
): Promise<void> => {
  const state = { questions: content.questions.length, problems: problemsOf(content) };
  const next = afterSurveySave(campaign, state, happening);
  if (next.status === campaign.status && next.currentStep === campaign.currentStep) return;
  await campaignChanged(outbox, 'step', await campaigns.save(next));
};

/** Saves the whole draft. What residents see stays as it is until it is published. */
export const saveSurvey = (
  { unitOfWork, clock, makeId }: Deps,
  actor: Actor,
  campaignId: string,
  given: SaveSurvey,
): Promise<Survey> =>
  unitOfWork(actor, async (unit) => {
    const now = clock.now();
    const campaign = await unit.campaigns.get(campaignId);
    const survey = await unit.surveys.getOfCampaign(campaignId);
    checkRevision(survey.revision, given.revision);
    const published = await unit.versions.findLatest(campaignId);
    const draft = draftOf(given, idsNotToReuse(survey, published), makeId);
    const saved = await unit.surveys.save(withDraft(survey, draft, published, now));
    await followSurvey(unit, campaign, saved, { now, by: userIdOf(actor) });
    await unit.outbox.add(surveySavedEvent, {
      aggregate: { type: 'survey', id: saved.id, revision: saved.revision },
      payload: { campaignId, questions: saved.content.questions.length },
    });
    return saved;
  });
