import { type Actor, type ErasureOutcome, responseErasedEvent } from '@folkmoot/contracts';
import type { CampaignsUnit, Deps } from '../../records/repositories';
import type { Response } from '../../records/response.domain';
import { contributionOf, inverseOf } from '../../records/rollup.domain';

interface Asked {
  readonly campaignId: string;
  readonly responseId: string;
  /** The intake has it still. */
  readonly isOnItsWay: boolean;
}

const closed = new Set(['completed', 'archived']);

/** Takes a response out of the counts that it is in. */
const takeBack = async (unit: CampaignsUnit, response: Response): Promise<void> => {
  const { versions, counters, rollups } = unit;
  const { questions } = await versions.get(response.campaignId, response.version);
  const { zone } = await counters.get(response.campaignId);
  await rollups.add([inverseOf(contributionOf(response, questions, zone))]);
  await counters.change(response.campaignId, { responses: response.isExcluded ? 0 : -1 });
};

const outcomeOf = (found: Response | 'erased' | null, { campaignId, isOnItsWay }: Asked): ErasureOutcome => {
  if (found === 'erased') return 'already_erased';
  if (found === null) return isOnItsWay ? 'erased' : 'unknown';
  return found.campaignId === campaignId ? 'erased' : 'unknown';
};

/**
 * Deletes a response for whoever holds its receipt, until the campaign closes. One that the intake has still is refused
 * when it comes. The counts are as if it had never been given.
 */
export const eraseResponse = ({ unitOfWork }: Deps, actor: Actor, asked: Asked): Promise<ErasureOutcome> =>
  unitOfWork(actor, async (unit) => {
    const { campaignId, responseId } = asked;
    const { status } = await unit.campaigns.get(campaignId);
    if (closed.has(status)) return 'closed';
    const found = await unit.responses.find(responseId);
    const outcome = outcomeOf(found, asked);
    if (outcome !== 'erased') return outcome;
    if (found !== null && found !== 'erased') await takeBack(unit, found);
    await unit.responses.erase(responseId, campaignId);
    await unit.insights.forgetResponses(campaignId, [responseId]);
    await unit.outbox.add(responseErasedEvent, {
      aggregate: { type: 'response', id: responseId, revision: 2 },
      payload: { responseId, campaignId },
    });
    return outcome;
  });
