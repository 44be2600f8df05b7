import type { Unit } from '@folkmoot/service-kit';
import type { Response } from '../../entities/response';
import type { StoredWave } from '../../entities/wave';
import { DECISION_BATCH_SIZE } from './decision-batch';
import type { IntegrityRecords, IntegrityTools } from './integrity.types';

interface Tools extends Pick<IntegrityTools, 'changeExclusions'> {
  readonly now: Date;
}

/** The next responses that a former exclusion took out of the counts, and that nobody has decided about since. */
const nextToInclude = async (
  { responses }: IntegrityRecords,
  { campaignId, id, toUndo }: StoredWave,
): Promise<{ readonly items: readonly Response[]; readonly left: readonly string[] }> => {
  for (const [index, batchId] of toUndo.entries()) {
    const filter = { campaignId, waves: [id], batchId, isExcluded: true };
    const { items, nextCursor } = await responses.list({ ...filter, limit: DECISION_BATCH_SIZE });
    if (items.length > 0) return { items, left: toUndo.slice(nextCursor === null ? index + 1 : index) };
  }
  return { items: [], left: [] };
};

const excludeSome = async (
  unit: Unit<IntegrityRecords>,
  wave: StoredWave & { readonly exclusionId: string },
  { changeExclusions }: Tools,
): Promise<{ readonly moved: number; readonly isComplete: boolean }> => {
  const { campaignId, id, exclusionId: batchId, except, reason, decidedBy, decidedAt } = wave;
  const filter = { campaignId, waves: [id], isExcluded: false, exceptIds: except };
  const { items, nextCursor } = await unit.responses.list({ ...filter, limit: DECISION_BATCH_SIZE });
  const exclusion = { reason: reason ?? '', by: decidedBy ?? '', at: decidedAt ?? new Date(0), batchId };
  await changeExclusions(unit, items, { isExcluded: true, exclusion });
  return { moved: items.length, isComplete: nextCursor === null };
};

const advanced = (wave: StoredWave, moved: number, dueAt: Date | null): StoredWave => {
  const { done, total } = wave.progress ?? { done: 0, total: 0 };
  return { ...wave, dueAt, progress: dueAt && { done: Math.min(total, done + moved), total } };
};

/** Changes the next responses of a decision, and returns the wave with its progress. The caller stores it. */
export const carryOutSome = async (
  unit: Unit<IntegrityRecords>,
  wave: StoredWave,
  tools: Tools,
): Promise<StoredWave> => {
  const { items, left } = await nextToInclude(unit, wave);
  await tools.changeExclusions(unit, items, { isExcluded: false, exclusion: null });
  const undone = { ...wave, toUndo: left };
  const { exclusionId } = undone;
  if (left.length > 0) return advanced(undone, items.length, tools.now);
  if (exclusionId === null) return advanced(undone, items.length, null);
  const { moved, isComplete } = await excludeSome(unit, { ...undone, exclusionId }, tools);
  return advanced(undone, items.length + moved, isComplete ? null : tools.now);
};
