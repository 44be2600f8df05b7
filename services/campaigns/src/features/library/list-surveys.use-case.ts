import type { Actor, SurveyListItem } from '@folkmoot/contracts';
import type { Campaign } from '../../records/campaign.domain';
import { estimatedMinutes, translatedLanguages } from '../../records/question-types.domain';
import type { Deps } from '../../records/repositories';
import type { Survey } from '../../records/survey.domain';
import type { SurveyList } from '../../records/survey.repository';

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

/** The council's surveys, last edited first; those of deleted campaigns are not among them. */
export const listSurveys = async (
  { reader }: Pick<Deps, 'reader'>,
  actor: Actor,
  list: Omit<SurveyList, 'withoutCampaigns'>,
): Promise<{ items: SurveyListItem[]; nextCursor: string | null }> => {
  const { campaigns, surveys, counters } = reader(actor);
  const withoutCampaigns = await campaigns.listDeletedIds();
  const { items, nextCursor } = await surveys.list({ ...list, withoutCampaigns });
  const ids = items.map(({ campaignId }) => campaignId);
  const [found, counted] = await Promise.all([campaigns.listByIds(ids), counters.list(ids)]);
  const byId = new Map(found.map((campaign) => [campaign.id, campaign]));
  const responses = new Map(counted.map((counter) => [counter.campaignId, counter.responses]));
  return {
    nextCursor,
    items: items.flatMap((survey) => {
      const campaign = byId.get(survey.campaignId);
      return campaign ? [itemOf(survey, campaign, responses.get(campaign.id) ?? 0)] : [];
    }),
  };
};
