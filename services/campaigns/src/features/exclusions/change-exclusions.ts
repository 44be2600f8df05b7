import { responseMarkedEvent } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import { followLimits } from '../../entities/campaign';
import { contributionOf, gather, inverseOf } from '../../entities/report';
import type { Response } from '../../entities/response';
import { followWaves } from '../../entities/wave';
import { followCells } from '../../entities/weighting';
import type { MovingRecords } from './set-exclusion.use-case';

type Changes = Required<Pick<Response, 'isExcluded' | 'exclusion'>>;

/** Moves responses between the counted rollups and the excluded ones. */
const moveAll = async (unit: MovingRecords, moved: readonly Response[], changes: Changes): Promise<void> => {
  const [{ campaignId }] = moved as [Response];
  const versions = await unit.versions.list(campaignId);
  const questions = new Map(versions.map((each) => [each.version, each.questions]));
  const { zone } = await unit.counters.get(campaignId);
  const contributions = moved.flatMap((before) => {
    const asked = questions.get(before.version) ?? [];
    return [inverseOf(contributionOf(before, asked, zone)), contributionOf({ ...before, ...changes }, asked, zone)];
  });
  await unit.rollups.add(gather(contributions));
  const followed = {
    campaignId,
    changes: moved.map((before) => ({ before, after: { ...before, ...changes } })),
    versions,
  };
  await followCells(unit, followed);
  await followWaves(unit, followed);
  await unit.counters.change(campaignId, { responses: changes.isExcluded ? -moved.length : moved.length });
};

const publishMarks = async (
  { outbox, counters }: Unit<MovingRecords>,
  moved: readonly Response[],
  isExcluded: boolean,
): Promise<void> => {
  const [{ campaignId }] = moved as [Response];
  const { revision } = await counters.get(campaignId);
  for (const { id } of moved) {
    await outbox.add(responseMarkedEvent, {
      aggregate: { type: 'response', id, revision },
      payload: { responseId: id, campaignId, isExcluded },
    });
  }
};

/** Takes responses of one campaign out of the counts, or back into them. All of them must change. */
export const changeExclusions = async (
  unit: Unit<MovingRecords>,
  moved: readonly Response[],
  changes: Changes,
): Promise<void> => {
  const [first] = moved;
  if (!first) return;
  const ids = moved.map(({ id }) => id);
  await unit.responses.saveExclusions(ids, changes);
  await moveAll(unit, moved, changes);
  await publishMarks(unit, moved, changes.isExcluded);
  for (const round of new Set(moved.map((response) => response.round))) {
    await followLimits(unit, first.campaignId, round);
  }
};
