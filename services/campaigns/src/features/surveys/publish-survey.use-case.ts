import {
  campaignChanged,
  checkMayPublish,
  checkSurveyState,
  followLimits,
  publishDraft,
} from '../../entities/campaign';
import { problemsOf, type Survey } from '../../entities/survey';
import type { SurveyContext } from './survey.types';

/** Publishes the draft of a live campaign. Does nothing without changes. */
export const publishSurvey = ({ actor, unitOfWork, clock }: SurveyContext, campaignId: string): Promise<Survey> =>
  unitOfWork(actor, async (unit) => {
    const campaign = await unit.campaigns.get(campaignId);
    checkMayPublish(campaign);
    const survey = await unit.surveys.getOfCampaign(campaignId);
    const { questions } = survey.content;
    checkSurveyState({ questions: questions.length, problems: problemsOf(survey.content) });
    if (survey.publishedVersion > 0 && !survey.hasUnpublishedChanges) return survey;
    const published = await publishDraft(unit, { ...campaign, updatedAt: clock.now() }, survey, clock.now());
    await campaignChanged(unit.outbox, 'edited', published.campaign);
    await followLimits(unit, campaignId);
    return published.survey;
  });
