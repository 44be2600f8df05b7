import { campaignCorrectedEvent, DomainError, responseMarkedEvent } from '@folkmoot/contracts';
import type { Context, Unit } from '@folkmoot/service-kit';
import { type CampaignRepository, followLimits } from '../../entities/campaign';
import type { ExclusionBatchRepository } from '../../entities/exclusion-batch';
import { type CounterRepository, contributionOf, inverseOf, type RollupRepository } from '../../entities/report';
import type { AskedQuestionRecords, Response, ResponseRepository } from '../../entities/response';
import { followWaves, type WaveContentRecords } from '../../entities/wave';
import { followCells, type WeightingRecords } from '../../entities/weighting';

/** Repositories that a change of what counts writes to. */
export interface MovingRecords extends AskedQuestionRecords, WeightingRecords, WaveContentRecords {
  readonly campaigns: CampaignRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
}

export interface ExclusionRecords extends MovingRecords {
  readonly exclusionBatches: ExclusionBatchRepository;
}

interface ExclusionInput {
  readonly campaignId: string;
  readonly responseId: string;
  readonly isExcluded: boolean;
  readonly reason: string;
}

/** Throws campaign_not_found or not_found. */
const getResponse = async (
  { campaigns, responses }: ExclusionRecords,
  { campaignId, responseId }: ExclusionInput,
): Promise<Response> => {
  await campaigns.get(campaignId);
  const response = await responses.find(responseId);
  if (response === null || response === 'erased' || response.campaignId !== campaignId)
    throw new DomainError('not_found');
  return response;
};

/** Moves a response from the counted rollups to the excluded ones, or back. */
const move = async (unit: ExclusionRecords, before: Response, after: Response): Promise<void> => {
  const { versions, counters, rollups } = unit;
  const { questions } = await versions.get(before.campaignId, before.version);
  const { zone } = await counters.get(before.campaignId);
  await rollups.add([inverseOf(contributionOf(before, questions, zone)), contributionOf(after, questions, zone)]);
  const changes = [{ before, after }];
  await followCells(unit, { campaignId: before.campaignId, changes });
  await followWaves(unit, { campaignId: before.campaignId, changes });
  await counters.change(before.campaignId, { responses: after.isExcluded ? -1 : 1 });
};

const publishExclusion = async (
  { outbox, counters }: Unit<ExclusionRecords>,
  { id, campaignId, isExcluded }: Response,
): Promise<void> => {
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

/** Excludes a response from the counts with a reason, or includes it again. Idempotent. */
export const setExclusion = (
  { actor, unitOfWork, clock }: Context<ExclusionRecords>,
  input: ExclusionInput,
): Promise<Response> =>
  unitOfWork(actor, async (unit) => {
    const { isExcluded, reason } = input;
    if (isExcluded && reason === '') throw new DomainError('exclusion_reason_missing');
    const before = await getResponse(unit, input);
    if (before.isExcluded === isExcluded) return before;
    const exclusion = isExcluded ? { reason, by: actor.userId, at: clock.now() } : null;
    const after = { ...before, isExcluded, exclusion };
    await unit.responses.saveExclusion(before.id, { isExcluded, exclusion });
    await move(unit, before, after);
    await publishExclusion(unit, after);
    await followLimits(unit, before.campaignId, before.round);
    return after;
  });
