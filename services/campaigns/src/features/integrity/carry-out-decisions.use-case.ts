import { isDomainError, systemActor } from '@folkmoot/contracts';
import type { WaveRef } from '../../entities/wave';
import { carryOutSome } from './carry-out-decision';
import type { IntegrityTools, JobContext } from './integrity.types';

const MAX_WAVES_PER_RUN = 20;
/** Nothing changes in a deleted campaign. Its decisions are carried out when it was restored. */
const DELETED_RETRY_MS = 600_000;

type Tools = Pick<IntegrityTools, 'changeExclusions'>;

/** Changes the next responses of a decision. Returns whether more are to be changed. */
const carryOutNext = (
  { unitOfWork, clock }: JobContext,
  { campaignId, councilId, waveId }: WaveRef,
  tools: Tools,
): Promise<boolean> =>
  unitOfWork(systemActor('campaigns', councilId), async (unit) => {
    const wave = await unit.waves.get(campaignId, waveId);
    if (wave.dueAt === null) return false;
    const isThere = (await unit.campaigns.listByIds([campaignId])).length > 0;
    if (!isThere) {
      await unit.waves.put({ ...wave, dueAt: new Date(clock.now().getTime() + DELETED_RETRY_MS) });
      return false;
    }
    const next = await carryOutSome(unit, wave, { ...tools, now: clock.now() });
    await unit.waves.put(next);
    return next.dueAt !== null;
  });

const carryOut = async (context: JobContext, ref: WaveRef, signal: AbortSignal, tools: Tools): Promise<void> => {
  try {
    while (!signal.aborted && (await carryOutNext(context, ref, tools)));
  } catch (error) {
    // Its campaign was erased meanwhile.
    if (!isDomainError(error) || error.code !== 'wave_not_found') throw error;
  }
};

/** Completes decisions about many responses, also those that a stopped process began. */
export const carryOutDecisions = async (context: JobContext, signal: AbortSignal, tools: Tools): Promise<void> => {
  const { waveSweep } = context.acrossCouncils.reader();
  for (const ref of await waveSweep.listDueAcrossCouncils(context.clock.now(), MAX_WAVES_PER_RUN)) {
    await carryOut(context, ref, signal, tools);
  }
};
