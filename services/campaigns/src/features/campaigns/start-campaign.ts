import type { Actor, SurveyContent } from '@folkmoot/contracts';
import { userIdOf } from '../../records/actors';
import { type Campaign, type NewCampaign, newCampaign, statusOfSurvey } from '../../records/campaign.domain';
import { campaignChanged } from '../../records/campaign.events';
import { zoneOf } from '../../records/council-zone';
import { problemsOf } from '../../records/question-types.domain';
import type { CampaignsUnit } from '../../records/repositories';
import { newSurvey } from '../../records/survey.domain';

export interface Beginning {
  readonly id: string;
  readonly surveyId: string;
  readonly title: string;
  readonly description: string;
  readonly content: SurveyContent;
  readonly change: 'created' | 'duplicated';
  /** What is not as in every new campaign. */
  readonly given?: Partial<NewCampaign>;
}

/** A new campaign with its survey and counter; its status follows from the survey, as after every save (F-7). */
export const startCampaign = async (
  unit: CampaignsUnit,
  actor: Actor,
  { content, change, given, ...own }: Beginning,
  now: Date,
): Promise<Campaign> => {
  const createdBy = userIdOf(actor) ?? 'system';
  const status = statusOfSurvey({ questions: content.questions.length, problems: problemsOf(content) });
  const campaign = await unit.campaigns.insert({ ...newCampaign({ ...own, createdBy }, now), ...given, status });
  await unit.surveys.insert(newSurvey({ id: own.surveyId, campaignId: own.id, createdBy, content }, now));
  await unit.counters.insert(own.id, await zoneOf(unit));
  await campaignChanged(unit.outbox, change, campaign);
  return campaign;
};
