import type { Actor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { completeCells } from '../../entities/weighting';
import type { WeightingFeatureRecords } from './weighting.types';

const MAX_CAMPAIGNS_PER_RUN = 50;

/** Counts the cells of campaigns whose weighting was switched on or whose links have changed, and deletes old cells. */
export const countDueCells = async (
  context: Context<WeightingFeatureRecords, Actor>,
  signal: AbortSignal,
): Promise<void> => {
  const { weightingSweep } = context.acrossCouncils.reader();
  for (const ref of await weightingSweep.listDueAcrossCouncils(MAX_CAMPAIGNS_PER_RUN)) {
    if (signal.aborted) return;
    await completeCells(context, ref, signal);
  }
};
