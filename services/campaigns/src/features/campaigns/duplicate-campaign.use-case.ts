import { campaignTextsOf } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import type { Campaign, NewCampaign } from '../../entities/campaign';
import { copyOfSurvey, followTitle } from '../../entities/survey';
import type { CampaignContext } from './campaign.types';
import { campaignTexts } from './campaign-texts.messages';
import { startCampaign } from './start-campaign';

/** Labels, delivery settings and retention period, without dates. */
const settingsOf = (campaign: Campaign): Partial<NewCampaign> => ({
  labels: campaign.labels,
  deliveryMethods: campaign.deliveryMethods,
  targetAudience: campaign.targetAudience,
  targetResponses: campaign.targetResponses,
  frequency: campaign.frequency,
  deliveryConfig: campaign.deliveryConfig,
  retentionDays: campaign.retentionDays,
});

/** A new campaign with the same texts, labels, survey and delivery; without dates, responses, QR codes and history. */
export const duplicateCampaign = (
  { actor, unitOfWork, clock }: CampaignContext,
  campaignId: string,
): Promise<Campaign> =>
  unitOfWork(actor, async (unit) => {
    const original = await unit.campaigns.get(campaignId);
    const { content } = await unit.surveys.getOfCampaign(campaignId);
    const title = campaignTexts.copyOf(original.title);
    const beginning = {
      id: newId(),
      surveyId: newId(),
      ...campaignTextsOf(original),
      title,
      content: copyOfSurvey(followTitle(content, original.title, title), newId),
      change: 'duplicated' as const,
      fields: settingsOf(original),
    };
    return startCampaign(unit, actor.userId, beginning, clock.now());
  });
