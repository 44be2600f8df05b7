import type { Actor } from '@folkmoot/contracts';
import { userIdOf } from '../../records/actors';
import { type Campaign, unschedule } from '../../records/campaign.domain';
import { campaignChanged } from '../../records/campaign.events';
import { problemsOf } from '../../records/question-types.domain';
import type { Deps } from '../../records/repositories';

/** Takes back the activation of a campaign that has not opened yet. Throws transition_not_allowed. */
export const unscheduleCampaign = ({ unitOfWork, clock }: Deps, actor: Actor, campaignId: string): Promise<Campaign> =>
  unitOfWork(actor, async ({ campaigns, surveys, outbox }) => {
    const campaign = await campaigns.get(campaignId);
    const { content } = await surveys.getOfCampaign(campaignId);
    const survey = { questions: content.questions.length, problems: problemsOf(content) };
    const saved = await campaigns.save(unschedule(campaign, survey, { now: clock.now(), by: userIdOf(actor) }));
    await campaignChanged(outbox, 'unscheduled', saved);
    return saved;
  });
