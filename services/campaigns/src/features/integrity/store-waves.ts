import { setImmediate as turn } from 'node:timers/promises';
import { systemActor } from '@folkmoot/contracts';
import type { FoundWave } from '@folkmoot/integrity';
import { newId, type Unit } from '@folkmoot/service-kit';
import type { CampaignRef } from '../../entities/campaign';
import {
  followWaves,
  type Memberships,
  newWave,
  type PlannedWave,
  planWaves,
  type StoredWave,
  withSize,
} from '../../entities/wave';
import type { IntegrityRecords, JobContext } from './integrity.types';
import { RunOutdated } from './run-outdated';

/** Responses that get another wave in one transaction. */
const BATCH_SIZE = 1_000;

/** The waves of a run, and the records that it compared them with. */
interface Compared {
  readonly detected: readonly FoundWave[];
  readonly waves: readonly StoredWave[];
  readonly memberships: Memberships;
  readonly erasures: number;
}

const isSame = (wave: StoredWave, { detected, added, members, follows }: PlannedWave): boolean =>
  added.length === 0 &&
  wave.kind === detected.kind &&
  wave.follows === follows &&
  wave.sizes.at(-1)?.responses === members.length &&
  JSON.stringify(wave.reasons) === JSON.stringify(detected.reasons);

const asPlanned = (campaignId: string, planned: PlannedWave, idsOf: ReadonlyMap<number, string>): StoredWave => {
  const { known, detected, members, follows } = planned;
  const wave = {
    ...(known ?? newWave(newId(), campaignId)),
    kind: detected.kind,
    reasons: detected.reasons.map(({ code, figures }) => ({ code, figures: { ...figures } })),
    from: new Date(detected.from),
    until: new Date(detected.until),
    sample: detected.sample.flatMap((number) => idsOf.get(number) ?? []),
    signature: detected.signature,
    follows,
  };
  return withSize(wave, members.length);
};

const batchesOf = (numbers: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(numbers.length / BATCH_SIZE) }, (_, index) =>
    numbers.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );

/** Puts responses into a wave, or into none. */
const putInto = async (
  unit: Unit<IntegrityRecords>,
  {
    campaignId,
    numbers,
    wave,
  }: { readonly campaignId: string; readonly numbers: readonly number[]; readonly wave: string | null },
): Promise<void> => {
  const moved = await unit.responses.listByNumbers(campaignId, numbers);
  await unit.responses.saveWave(campaignId, numbers, wave);
  const changes = moved.map((before) => ({ before, after: { ...before, wave: wave ?? undefined } }));
  await followWaves(unit, { campaignId, changes });
};

/**
 * Stores the waves of a run, in steps. A step is refused when a response was erased meanwhile, or when somebody decided
 * about a wave: then the run repeats and compares with what is there now. A run that was stopped between two steps leaves
 * waves that are not complete, and the next run completes them.
 */
export const storeWaves = async (
  { unitOfWork, reader }: JobContext,
  { campaignId, councilId }: CampaignRef,
  { detected, waves, memberships, erasures }: Compared,
  signal: AbortSignal,
): Promise<boolean> => {
  const actor = systemActor('campaigns', councilId);
  let hasChanged = false;
  const plan = planWaves(waves, memberships, detected);
  const step = (work: (unit: Unit<IntegrityRecords>) => Promise<void>, wave: StoredWave | null = null) => {
    signal.throwIfAborted();
    return unitOfWork(actor, async (unit) => {
      await unit.campaigns.get(campaignId);
      const integrity = await unit.integrity.find(campaignId);
      if (integrity?.erasures !== erasures) throw new RunOutdated();
      if (wave && (await unit.waves.get(campaignId, wave.id)).revision !== wave.revision) throw new RunOutdated();
      await work(unit);
      await unit.integrity.put(integrity);
      hasChanged = true;
    });
  };
  const numbers = [...new Set(detected.flatMap(({ sample }) => sample))];
  const idsOf = await reader(actor).responses.idsByNumber(campaignId, numbers);
  for (const numbers of batchesOf(plan.removed))
    await step((unit) => putInto(unit, { campaignId, numbers, wave: null }));
  for (const planned of plan.waves) {
    if (planned.known && isSame(planned.known, planned)) continue;
    const wave = asPlanned(campaignId, planned, idsOf);
    await step((unit) => unit.waves.put(wave), planned.known);
    for (const numbers of batchesOf(planned.added)) {
      await step((unit) => putInto(unit, { campaignId, numbers, wave: wave.id }), wave);
      await turn();
    }
  }
  for (const gone of plan.gone) {
    await step(async ({ waves, waveSums }) => {
      await waves.delete([gone.id]);
      await waveSums.deleteOf(campaignId, gone.id);
    }, gone);
  }
  return hasChanged;
};
