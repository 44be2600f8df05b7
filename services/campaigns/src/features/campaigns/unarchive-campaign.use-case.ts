import { type Campaign, campaignChanged, unarchive } from '../../entities/campaign';
import { problemsOf } from '../../entities/survey';
import type { CampaignContext } from './campaign.types';

/** Brings an archived campaign back. Throws transition_not_allowed. */
export const unarchiveCampaign = (
  { actor, unitOfWork, clock }: CampaignContext,
  campaignId: string,
): Promise<Campaign> =>
  unitOfWork(actor, async ({ campaigns, surveys, outbox }) => {
    const campaign = await campaigns.get(campaignId);
    const { content } = await surveys.getOfCampaign(campaignId);
    const survey = { questions: content.questions.length, problems: problemsOf(content) };
    const saved = await campaigns.save(unarchive(campaign, survey, { now: clock.now(), by: actor.userId }));
    await campaignChanged(outbox, 'unarchived', saved);
    return saved;
  });
