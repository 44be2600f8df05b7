import { campaignCorrectedEvent, DomainError, responseMarkedEvent, type UserActor } from '@folkmoot/contracts';
import type { CampaignsUnit, Deps } from '../../records/repositories';
import type { Response } from '../../records/response.domain';
import { contributionOf, inverseOf } from '../../records/rollup.domain';

interface Asked {
  readonly campaignId: string;
  readonly responseId: string;
  readonly isExcluded: boolean;
  readonly reason: string;
}

const found = async ({ campaigns, responses }: CampaignsUnit, { campaignId, responseId }: Asked): Promise<Response> => {
  await campaigns.get(campaignId);
  const response = await responses.find(responseId);
  if (response === null || response === 'erased' || response.campaignId !== campaignId)
    throw new DomainError('not_found');
  return response;
};

/** Moves a response from the counted rollups to the excluded ones, or back. */
const move = async (unit: CampaignsUnit, before: Response, after: Response): Promise<void> => {
  const { versions, counters, rollups } = unit;
  const { questions } = await versions.get(before.campaignId, before.version);
  const { zone } = await counters.get(before.campaignId);
  await rollups.add([inverseOf(contributionOf(before, questions, zone)), contributionOf(after, questions, zone)]);
  await counters.change(before.campaignId, { responses: after.isExcluded ? -1 : 1 });
};

const tell = async ({ outbox, counters }: CampaignsUnit, { id, campaignId, isExcluded }: Response): Promise<void> => {
  const { revision } = await counters.get(campaignId);
  await outbox.add(responseMarkedEvent, {
    aggregate: { type: 'response', id, revision },
    payload: { responseId: id, campaignId, isExcluded },
  });
  const change = isExcluded ? ('response_excluded' as const) : ('response_included' as const);
  await outbox.add(campaignCorrectedEvent, {
    aggregate: { type: 'campaign', id: campaignId, revision },
    payload: { campaignId, change, responses: 1 },
  });
};

/** Takes a response out of the counts, with a reason, or back into them. Asked for twice, it is done once. */
export const setExclusion = (deps: Deps, actor: UserActor, asked: Asked): Promise<Response> =>
  deps.unitOfWork(actor, async (unit) => {
    const { isExcluded, reason } = asked;
    if (isExcluded && reason === '') throw new DomainError('exclusion_reason_missing');
    const before = await found(unit, asked);
    if (before.isExcluded === isExcluded) return before;
    const exclusion = isExcluded ? { reason, by: actor.userId, at: deps.clock.now() } : null;
    const after = { ...before, isExcluded, exclusion };
    await unit.responses.saveExclusion(before.id, { isExcluded, exclusion });
    await move(unit, before, after);
    await tell(unit, after);
    return after;
  });
