import type { CampaignTexts, SurveyContent } from '@folkmoot/contracts';
import { type Campaign, campaignChanged, type NewCampaign, newCampaign, statusOfSurvey } from '../../entities/campaign';
import { zoneOf } from '../../entities/council';
import { newSurvey, problemsOf } from '../../entities/survey';
import type { CampaignUnit } from './campaign.types';

export interface Beginning extends Readonly<CampaignTexts> {
  readonly id: string;
  readonly surveyId: string;
  readonly content: SurveyContent;
  readonly change: 'created' | 'duplicated';
  /** Fields that differ from the defaults of a new campaign. */
  readonly fields?: Partial<NewCampaign>;
}

/** A new campaign with its survey and counter; its status follows from the survey, as after every save. */
export const startCampaign = async (
  unit: CampaignUnit,
  createdBy: string,
  { content, change, fields, ...own }: Beginning,
  now: Date,
): Promise<Campaign> => {
  const status = statusOfSurvey({ questions: content.questions.length, problems: problemsOf(content) });
  const campaign = await unit.campaigns.insert({ ...newCampaign({ ...own, createdBy }, now), ...fields, status });
  await unit.surveys.insert(newSurvey({ id: own.surveyId, campaignId: own.id, createdBy, content }, now));
  await unit.counters.insert(own.id, await zoneOf(unit));
  await campaignChanged(unit.outbox, change, campaign);
  return campaign;
};
