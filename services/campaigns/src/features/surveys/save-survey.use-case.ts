import { type SaveSurvey, surveySavedEvent } from '@folkmoot/contracts';
import { newId, type Unit } from '@folkmoot/service-kit';
import { afterSurveySave, type Campaign, type ChangeStamp, campaignChanged } from '../../entities/campaign';
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
  withSources,
} from '../../entities/survey';
import { keepHistory } from './keep-history';
import type { SurveyContext, SurveyRecords } from './survey.types';

/** Clients of an earlier release do not know sections: their questions stay where they were. */
const inTheirSections = ({ questions, sections }: SaveSurvey, before: Survey['content']): SaveSurvey['questions'] => {
  if (sections !== undefined || !before.sections) return questions;
  const sectionOf = new Map(before.questions.map(({ id, sectionId }) => [id, sectionId]));
  return questions.map((question) => {
    const sectionId = sectionOf.get(question.id ?? '');
    return sectionId === undefined ? question : { ...question, sectionId };
  });
};

const draftOf = (input: SaveSurvey, before: Survey, takenIds: readonly string[]): Survey['content'] => {
  // Clients of an earlier release do not send the setting.
  const { checkAnswers = before.content.checkAnswers } = input;
  const questions = normalised(inTheirSections(input, before.content), newId);
  const { sections = before.content.sections, endPages = before.content.endPages } = input;
  const { limits = before.content.limits, introFiles = before.content.introFiles } = input;
  const content = contentOf({
    ...input,
    questions,
    ...(sections ? { sections } : {}),
    ...(endPages ? { endPages } : {}),
    ...(limits ? { limits } : {}),
    ...(introFiles ? { introFiles } : {}),
    ...(checkAnswers === undefined ? {} : { checkAnswers }),
  });
  checkSize(content);
  return withSources(withoutStaleTranslations(withFreshIds(content, takenIds, newId)), before.content);
};

/** Comments of a question follow when it gets a new id. When the old id is still in use, they stay there. */
const followQuestions = async (
  { surveyComments }: Unit<SurveyRecords>,
  input: SaveSurvey,
  saved: Survey,
): Promise<void> => {
  const ids = new Set(saved.content.questions.map(({ id }) => id));
  for (const [index, { id }] of saved.content.questions.entries()) {
    const sent = input.questions[index]?.id;
    if (sent !== undefined && !ids.has(sent)) await surveyComments.follow(saved.campaignId, sent, id);
  }
};

/** Before the first activation, the survey determines the campaign's status and step. */
const followSurvey = async (
  { campaigns, outbox }: Unit<SurveyRecords>,
  campaign: Campaign,
  { content }: Survey,
  stamp: ChangeStamp,
): Promise<void> => {
  const state = { questions: content.questions.length, problems: problemsOf(content) };
  const next = afterSurveySave(campaign, state, stamp);
  if (next.status === campaign.status && next.currentStep === campaign.currentStep) return;
  await campaignChanged(outbox, 'step', await campaigns.save(next));
};

interface Save {
  readonly campaignId: string;
  readonly input: SaveSurvey;
  /** When the restored state was saved; null for an ordinary save. */
  readonly restoredFrom: Date | null;
}

/** Saves the whole draft in a transaction of the caller. */
export const saveDraft = async (
  unit: Unit<SurveyRecords>,
  { actor, clock }: Pick<SurveyContext, 'actor' | 'clock'>,
  { campaignId, input, restoredFrom }: Save,
): Promise<Survey> => {
  const now = clock.now();
  const savedBy = actor.userId;
  const campaign = await unit.campaigns.get(campaignId);
  const before = await unit.surveys.getOfCampaign(campaignId);
  checkRevision(before.revision, input.revision);
  const published = await unit.versions.findLatest(campaignId);
  const draft = draftOf(input, before, idsNotToReuse(before, published));
  const saved = await unit.surveys.save({ ...withDraft(before, draft, published, now), savedBy, savedAt: now });
  await keepHistory(unit, { before, saved }, { savedBy, now, restoredFrom });
  await followQuestions(unit, input, saved);
  await followSurvey(unit, campaign, saved, { now, by: savedBy });
  await unit.outbox.add(surveySavedEvent, {
    aggregate: { type: 'survey', id: saved.id, revision: saved.revision },
    payload: { campaignId, questions: saved.content.questions.length },
  });
  return saved;
};

/** Saves the whole draft. The published version stays unchanged. */
export const saveSurvey = (context: SurveyContext, campaignId: string, input: SaveSurvey): Promise<Survey> =>
  context.unitOfWork(context.actor, (unit) => saveDraft(unit, context, { campaignId, input, restoredFrom: null }));
