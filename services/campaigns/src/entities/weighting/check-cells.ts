import { isDeepStrictEqual } from 'node:util';
import { createGatheringBy, tidyQuestions } from '../report/rollup.domain';
import type { ResponseRepository } from '../response/response.repository';
import type { CellRecords } from './follow-cells';
import { type CellKey, cellCounter, cellId, type StoredWeighting, type WeightCell } from './weighting.domain';

interface CheckedRecords extends CellRecords {
  readonly responses: ResponseRepository;
}

type Counted = Pick<WeightCell, 'responses' | 'questions'>;

/** The correct cells of a campaign, counted from its responses. */
const countAgain = async (
  { versions, responses }: CheckedRecords,
  weighting: StoredWeighting,
): Promise<Map<string, Counted>> => {
  const { campaignId } = weighting;
  const counted = cellCounter(weighting, await versions.list(campaignId));
  const gathering = createGatheringBy<CellKey>(cellId);
  for await (const batch of responses.batches({ campaignId, isExcluded: false })) {
    for (const response of batch) gathering.add(counted(response));
  }
  return new Map(
    gathering
      .all()
      .map(({ key, increments }) => [
        cellId(key),
        { responses: increments.responses, questions: tidyQuestions(increments.questions) },
      ]),
  );
};

/** Number of cells that differ from a recount. None while they are being counted. */
export const wrongCells = async (records: CheckedRecords, campaignId: string): Promise<number> => {
  const weighting = await records.weightings.find(campaignId);
  if (weighting?.cells !== 'counted') return 0;
  const wanted = await countAgain(records, weighting);
  let wrong = 0;
  const check = (cell: WeightCell): void => {
    if (cell.responses === 0) return;
    const id = cellId(cell);
    const stored = { responses: cell.responses, questions: tidyQuestions(cell.questions) };
    if (!isDeepStrictEqual(wanted.get(id), stored)) wrong += 1;
    wanted.delete(id);
  };
  for await (const batch of records.weightCells.batches(campaignId, weighting.generation)) {
    for (const cell of batch) check(cell);
  }
  return wrong + wanted.size;
};
