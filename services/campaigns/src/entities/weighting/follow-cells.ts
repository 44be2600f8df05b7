import type { Question } from '@folkmoot/contracts';
import { inverseOf } from '../report/rollup.domain';
import type { Response } from '../response/response.domain';
import type { SurveyVersionRepository } from '../survey/survey.repository';
import { cellCounter, gatherCells, isInCells } from './weighting.domain';
import type { WeightingRecords } from './weighting.repository';

type Counted = Pick<Response, 'campaignId' | 'number' | 'series' | 'round' | 'version' | 'answers' | 'isExcluded'>;

export interface CellChange {
  readonly before?: Counted;
  readonly after?: Counted;
}

/** The repositories that keep the cells of a campaign in step with its responses. */
export interface CellRecords extends WeightingRecords {
  readonly versions: SurveyVersionRepository;
}

interface Changes {
  readonly campaignId: string;
  readonly changes: readonly CellChange[];
  /** The versions of these responses, when the caller has read them. */
  readonly versions?: readonly { readonly version: number; readonly questions: readonly Question[] }[];
}

/**
 * Follows new, changed and deleted responses in the cells of a weighted campaign, in the transaction that also changes its
 * rollups and its counter. A change of stored responses makes a step of a count that runs beside it repeat. New responses
 * have higher numbers than those that a step counts: only the last step must not run beside them, so it writes the counter.
 */
export const followCells = async (unit: CellRecords, { campaignId, changes, versions }: Changes): Promise<void> => {
  const weighting = await unit.weightings.find(campaignId);
  if (!weighting || weighting.cells === 'none') return;
  const isOfStored = changes.some(({ before }) => before !== undefined);
  if (weighting.cells === 'counting' && isOfStored) await unit.weightings.touch(campaignId);
  const counted = cellCounter(weighting, versions ?? (await unit.versions.list(campaignId)));
  const contributions = changes.flatMap(({ before, after }) => [
    ...(before && isInCells(weighting, before) ? [inverseOf(counted(before))] : []),
    ...(after && isInCells(weighting, after) ? [counted(after)] : []),
  ]);
  if (contributions.length > 0) await unit.weightCells.add(gatherCells(contributions));
};
