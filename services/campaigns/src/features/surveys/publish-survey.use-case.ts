import type { Actor } from '@folkmoot/contracts';
import { checkMayPublish, checkSurveyState } from '../../records/campaign.domain';
import { campaignChanged } from '../../records/campaign.events';
import { publishDraft } from '../../records/publication';
import { problemsOf } from '../../records/question-types.domain';
import type { Deps } from '../../records/repositories';
import type { Survey } from '../../records/survey.domain';

/** Makes the draft of a live campaign what residents see; without changes there is nothing to do. */
export const publishSurvey = ({ unitOfWork, clock }: Deps, actor: Actor, campaignId: string): Promise<Survey> =>
  unitOfWork(actor, async (unit) => {
    const campaign = await unit.campaigns.get(campaignId);
    checkMayPublish(campaign);
    const survey = await unit.surveys.getOfCampaign(campaignId);
    const { questions } = survey.content;
    checkSurveyState({ questions: questions.length, problems: problemsOf(survey.content) });
    if (survey.publishedVersion > 0 && !survey.hasUnpublishedChanges) return survey;
    const published = await publishDraft(unit, { ...campaign, updatedAt: clock.now() }, survey, clock.now());
    await campaignChanged(unit.outbox, 'edited', published.campaign);
    return published.survey;
  });
