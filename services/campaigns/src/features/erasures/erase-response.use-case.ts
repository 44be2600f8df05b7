import { type Actor, type ErasureOutcome, responseErasedEvent, systemActor } from '@folkmoot/contracts';
import type { Context, ErasureEntry, Unit } from '@folkmoot/service-kit';
import { type CampaignRepository, followLimits } from '../../entities/campaign';
import type { InsightRepository } from '../../entities/insight';
import { forgetInIntegrity, type IntegrityRecords } from '../../entities/integrity';
import type { LabelSampleRepository } from '../../entities/label-sample';
import { type DeletedAnswerRecords, followDeletedAnswers } from '../../entities/publication';
import type { RedactionRepository } from '../../entities/redaction';
import { type CounterRepository, contributionOf, inverseOf, type RollupRepository } from '../../entities/report';
import type { Response, ResponseRepository } from '../../entities/response';
import type { SurveyVersionRepository } from '../../entities/survey';
import { followWaves } from '../../entities/wave';
import { followCells, type WeightingRecords } from '../../entities/weighting';

/** The kind of its entries in the log of erasures; their detail is the campaign. */
export const RESPONSE = 'response';

export interface ErasureRecords extends WeightingRecords, IntegrityRecords, DeletedAnswerRecords {
  readonly campaigns: CampaignRepository;
  readonly versions: SurveyVersionRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
  readonly insights: InsightRepository;
  readonly labelSamples: LabelSampleRepository;
  readonly redactions: RedactionRepository;
}

interface ErasureInput {
  readonly campaignId: string;
  readonly responseId: string;
  /** The intake has not delivered it yet. */
  readonly isOnItsWay: boolean;
}

const closed = new Set(['completed', 'archived']);

/** Takes a response out of its counts. */
const takeBack = async (unit: ErasureRecords, response: Response): Promise<void> => {
  const { versions, counters, rollups } = unit;
  const { questions } = await versions.get(response.campaignId, response.version);
  const { zone } = await counters.get(response.campaignId);
  await rollups.add([inverseOf(contributionOf(response, questions, zone))]);
  const followed = { campaignId: response.campaignId, changes: [{ before: response }] };
  await followCells(unit, followed);
  await followWaves(unit, followed);
  await counters.change(response.campaignId, { responses: response.isExcluded ? 0 : -1 });
};

const outcomeOf = (response: Response | 'erased' | null, { campaignId, isOnItsWay }: ErasureInput): ErasureOutcome => {
  if (response === 'erased') return 'already_erased';
  if (response === null) return isOnItsWay ? 'erased' : 'unknown';
  return response.campaignId === campaignId ? 'erased' : 'unknown';
};

/** Deletes a response that is there, or that may still arrive. */
const takeOut = async (
  unit: Unit<ErasureRecords>,
  { campaignId, responseId }: ErasureInput,
  response: Response | null,
  now: Date,
) => {
  if (response) await takeBack(unit, response);
  await unit.responses.erase(responseId, campaignId);
  if (response) await followLimits(unit, campaignId, response.round);
  await unit.insights.forgetResponses(campaignId, [responseId]);
  await unit.labelSamples.forgetResponses(campaignId, [responseId]);
  if (response) await followDeletedAnswers(unit, campaignId, [response], now);
  await unit.redactions.forgetResponses(campaignId, [responseId]);
  if (response) await forgetInIntegrity(unit, campaignId, [response], now);
  unit.erased.note(RESPONSE, responseId, campaignId);
  await unit.outbox.add(responseErasedEvent, {
    aggregate: { type: 'response', id: responseId, revision: 2 },
    payload: { responseId, campaignId },
  });
};

/**
 * Deletes a response for the holder of its receipt, until the campaign closes. A response that the intake has not
 * delivered yet is refused on arrival. The counts are as if it had never been submitted.
 */
export const eraseResponse = (
  { actor, unitOfWork, clock }: Context<ErasureRecords, Actor>,
  input: ErasureInput,
): Promise<ErasureOutcome> =>
  unitOfWork(actor, async (unit) => {
    const { campaignId, responseId } = input;
    const { status } = await unit.campaigns.get(campaignId);
    if (closed.has(status)) return 'closed';
    const response = await unit.responses.find(responseId);
    const outcome = outcomeOf(response, input);
    if (outcome !== 'erased') return outcome;
    await takeOut(unit, input, response === 'erased' ? null : response, clock.now());
    return outcome;
  });

/**
 * Deletes a response again after a restore, also of a campaign that has closed. When it is not there, its marker refuses
 * it if an event brings it later.
 */
export const eraseResponseAgain = (
  { unitOfWork, clock }: Pick<Context<ErasureRecords, Actor>, 'unitOfWork' | 'clock'>,
  { councilId, id, detail }: ErasureEntry,
): Promise<void> =>
  unitOfWork(systemActor('campaigns', councilId), async (unit) => {
    const input = { campaignId: detail ?? '', responseId: id, isOnItsWay: true };
    await unit.campaigns.getWithDeleted(input.campaignId);
    const response = await unit.responses.find(id);
    if (response !== 'erased') await takeOut(unit, input, response, clock.now());
  });
