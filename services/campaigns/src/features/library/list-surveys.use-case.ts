import type { SurveyListItem } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { Campaign, CampaignRepository } from '../../entities/campaign';
import type { CounterRepository } from '../../entities/report';
import {
  estimatedMinutes,
  type Survey,
  type SurveyList,
  type SurveyRepository,
  translatedLanguages,
} from '../../entities/survey';

export interface LibraryRecords {
  readonly campaigns: CampaignRepository;
  readonly surveys: SurveyRepository;
  readonly counters: CounterRepository;
}

const itemOf = ({ content, ...survey }: Survey, campaign: Campaign, responseCount: number): SurveyListItem => ({
  id: survey.id,
  campaignId: campaign.id,
  campaignTitle: campaign.title,
  campaignStatus: campaign.status,
  title: content.title,
  description: content.description,
  questionCount: content.questions.length,
  estimatedMinutes: estimatedMinutes(content),
  languages: [...(content.language ? [content.language] : []), ...translatedLanguages(content)],
  responseCount,
  updatedAt: survey.updatedAt.toISOString(),
});

/** The council's surveys, last edited first, without those of deleted campaigns. */
export const listSurveys = async (
  { actor, reader }: Context<LibraryRecords>,
  list: Omit<SurveyList, 'withoutCampaigns'>,
): Promise<{ items: SurveyListItem[]; nextCursor: string | null }> => {
  const { campaigns, surveys, counters } = reader(actor);
  const withoutCampaigns = await campaigns.listDeletedIds();
  const { items, nextCursor } = await surveys.list({ ...list, withoutCampaigns });
  const ids = items.map(({ campaignId }) => campaignId);
  const [campaignsOfPage, counted] = await Promise.all([campaigns.listByIds(ids), counters.list(ids)]);
  const byId = new Map(campaignsOfPage.map((campaign) => [campaign.id, campaign]));
  const responses = new Map(counted.map((counter) => [counter.campaignId, counter.responses]));
  return {
    nextCursor,
    items: items.flatMap((survey) => {
      const campaign = byId.get(survey.campaignId);
      return campaign ? [itemOf(survey, campaign, responses.get(campaign.id) ?? 0)] : [];
    }),
  };
};
