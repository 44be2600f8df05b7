import type { Actor } from '@folkmoot/contracts';
import { userIdOf } from '../../records/actors';
import { type Campaign, newCampaign } from '../../records/campaign.domain';
import { campaignChanged } from '../../records/campaign.events';
import type { Deps } from '../../records/repositories';
import { newSurvey } from '../../records/survey.domain';

/** Days are UTC's until the council is known; they are recounted then. */
const FALLBACK_ZONE = 'UTC';

/** Starts a campaign with an empty survey. `id` is given only where others must know it beforehand. */
export const createCampaign = (
  { unitOfWork, clock, makeId }: Deps,
  actor: Actor,
  { title, description, id: given }: { title: string; description: string; id?: string },
): Promise<Campaign> =>
  unitOfWork(actor, async ({ campaigns, surveys, counters, councils, outbox }) => {
    const [id, surveyId] = [given ?? makeId(), makeId()];
    const createdBy = userIdOf(actor) ?? 'system';
    const now = clock.now();
    const campaign = await campaigns.insert(newCampaign({ id, surveyId, createdBy, title, description }, now));
    await surveys.insert(newSurvey({ id: surveyId, campaignId: id, createdBy, title, description }, now));
    await counters.insert(id, (await councils.find())?.timezone ?? FALLBACK_ZONE);
    await campaignChanged(outbox, 'created', campaign);
    return campaign;
  });
