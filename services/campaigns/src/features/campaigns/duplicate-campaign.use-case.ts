import type { Actor } from '@folkmoot/contracts';
import type { Campaign, NewCampaign } from '../../records/campaign.domain';
import type { Deps } from '../../records/repositories';
import { copyOfSurvey } from '../../records/survey-copy.domain';
import { campaignTexts } from './campaign-texts.messages';
import { startCampaign } from './start-campaign';

/** How, to whom and how often, and how long responses are kept; never when. */
const deliveryOf = (campaign: Campaign): Partial<NewCampaign> => ({
  deliveryMethods: campaign.deliveryMethods,
  targetAudience: campaign.targetAudience,
  targetResponses: campaign.targetResponses,
  frequency: campaign.frequency,
  deliveryConfig: campaign.deliveryConfig,
  retentionDays: campaign.retentionDays,
});

/** A new campaign with the same texts, survey and delivery; without dates, responses, QR codes and history. */
export const duplicateCampaign = (deps: Deps, actor: Actor, campaignId: string): Promise<Campaign> =>
  deps.unitOfWork(actor, async (unit) => {
    const original = await unit.campaigns.get(campaignId);
    const { content } = await unit.surveys.getOfCampaign(campaignId);
    const beginning = {
      id: deps.makeId(),
      surveyId: deps.makeId(),
      title: campaignTexts.copyOf(original.title),
      description: original.description,
      content: copyOfSurvey(content, deps.makeId),
      change: 'duplicated' as const,
      given: deliveryOf(original),
    };
    return startCampaign(unit, actor, beginning, deps.clock.now());
  });
