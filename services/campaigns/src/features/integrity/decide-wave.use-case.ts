import {
  type BodyOf,
  campaignCorrectedEvent,
  DomainError,
  type decideWaveOperation,
  type Wave,
  waveDecidedEvent,
} from '@folkmoot/contracts';
import { type Context, newId, type Unit } from '@folkmoot/service-kit';
import { newIntegrity } from '../../entities/integrity';
import { type StoredWave, sizeAt, sizesIn, withSize } from '../../entities/wave';
import { carryOutSome } from './carry-out-decision';
import { messages } from './integrity.messages';
import type { IntegrityRecords, IntegrityTools } from './integrity.types';
import { toWaveView } from './wave.view';

interface DecideInput extends BodyOf<typeof decideWaveOperation> {
  readonly campaignId: string;
  readonly waveId: string;
}

const changed = (detail: string): DomainError => new DomainError('wave_changed', { detail });

/** Throws wave_changed with what is different from what the person saw. */
const checkSeen = (wave: StoredWave, responses: number, seen: number | undefined): void => {
  if (seen === undefined || seen === wave.revision) return;
  const before = sizeAt(wave, seen);
  if (before !== null && before !== responses) throw changed(messages.changedSize(before, responses));
  throw changed(messages.changedDecision(responses));
};

/** Throws wave_changed when responses to leave out are in the wave no more. */
const checkExcept = async (unit: IntegrityRecords, wave: StoredWave, except: readonly string[]): Promise<void> => {
  if (except.length === 0) return;
  const { campaignId, id } = wave;
  const known = await unit.responses.count({ campaignId, waves: [id], ids: except });
  if (known < except.length) throw changed(messages.changedMembers(except.length - known));
};

interface Due {
  readonly toInclude: number;
  readonly toExclude: number;
}

/** How many responses the decision changes. */
const countDue = async (unit: IntegrityRecords, wave: StoredWave): Promise<Due> => {
  const { campaignId, id, toUndo, exclusionId, except } = wave;
  let toInclude = 0;
  let toKeepExcluded = 0;
  for (const batchId of toUndo) {
    const ofWave = { campaignId, waves: [id], batchId };
    toInclude += await unit.responses.count(ofWave);
    if (except.length > 0) toKeepExcluded += await unit.responses.count({ ...ofWave, ids: except });
  }
  if (exclusionId === null) return { toInclude, toExclude: 0 };
  const counting = await unit.responses.count({ campaignId, waves: [id], isExcluded: false, exceptIds: except });
  return { toInclude, toExclude: counting + toInclude - toKeepExcluded };
};

/** The activity log has one entry for the decision, and one for each direction in which the counts change. */
const publishDecision = async (
  { outbox, counters }: Unit<IntegrityRecords>,
  wave: StoredWave,
  responses: number,
  { toInclude, toExclude }: Due,
): Promise<void> => {
  const { campaignId, id: waveId, kind, decision, except } = wave;
  await outbox.add(waveDecidedEvent, {
    aggregate: { type: 'wave', id: waveId, revision: wave.revision },
    payload: {
      campaignId,
      waveId,
      kind,
      change: decision ?? 'withdrawn',
      reason: wave.reason ?? '',
      responses: responses - except.length,
      except: except.length,
    },
  });
  const { revision } = await counters.get(campaignId);
  const correct = async (change: 'response_excluded' | 'response_included', count: number) => {
    if (count === 0) return;
    await outbox.add(campaignCorrectedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision },
      payload: { campaignId, change, responses: count },
    });
  };
  await correct('response_included', toInclude);
  await correct('response_excluded', toExclude);
};

/**
 * Stores what a person decided about a wave. The first responses change at once, the others in the background. A former
 * decision is undone first: what it excluded counts again, unless somebody decided about the response meanwhile. Throws
 * campaign_not_found, wave_not_found and wave_changed.
 */
export const decideWave = (
  { actor, unitOfWork, clock }: Context<IntegrityRecords>,
  { campaignId, waveId, decision, reason, except: listed = [], revision: seen }: DecideInput,
  tools: Pick<IntegrityTools, 'changeExclusions'>,
): Promise<Wave> =>
  unitOfWork(actor, async (unit) => {
    await unit.campaigns.get(campaignId);
    const before = await unit.waves.get(campaignId, waveId);
    const { responses } = sizesIn(await unit.waveSums.list(campaignId))(waveId);
    checkSeen(before, responses, seen);
    const except = [...new Set(listed)];
    await checkExcept(unit, before, except);
    const decided: StoredWave = {
      ...withSize(before, responses),
      decision,
      reason,
      decidedAt: clock.now(),
      decidedBy: actor.userId,
      except: decision === null ? [] : except,
      exclusionId: decision === 'excluded' ? newId() : null,
      toUndo: before.exclusionId === null ? before.toUndo : [...before.toUndo, before.exclusionId],
    };
    const due = await countDue(unit, decided);
    const total = due.toInclude + due.toExclude;
    await publishDecision(unit, decided, responses, due);
    // A run that stores waves at the same time has to repeat, because it compared with the wave as it was.
    await unit.integrity.put((await unit.integrity.find(campaignId)) ?? newIntegrity(campaignId));
    const begun = { ...decided, progress: { done: 0, total } };
    const carriedOut = await carryOutSome(unit, begun, { ...tools, now: clock.now() });
    await unit.waves.put(carriedOut);
    return toWaveView(carriedOut, sizesIn(await unit.waveSums.list(campaignId))(waveId));
  });
