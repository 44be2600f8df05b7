import { type Campaign, campaignChanged, unschedule } from '../../entities/campaign';
import { problemsOf } from '../../entities/survey';
import type { CampaignContext } from './campaign.types';

/** Takes back the activation of a scheduled campaign. Throws transition_not_allowed. */
export const unscheduleCampaign = (
  { actor, unitOfWork, clock }: CampaignContext,
  campaignId: string,
): Promise<Campaign> =>
  unitOfWork(actor, async ({ campaigns, surveys, outbox }) => {
    const campaign = await campaigns.get(campaignId);
    const { content } = await surveys.getOfCampaign(campaignId);
    const survey = { questions: content.questions.length, problems: problemsOf(content) };
    const saved = await campaigns.save(unschedule(campaign, survey, { now: clock.now(), by: actor.userId }));
    await campaignChanged(outbox, 'unscheduled', saved);
    return saved;
  });
