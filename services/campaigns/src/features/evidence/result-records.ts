import { systemActor } from '@folkmoot/contracts';
import { canonicalJson } from '@folkmoot/evidence';
import type { Rollup } from '../../entities/report';
import { askedQuestions } from '../../entities/response';
import { asJson, type Entry } from './entry';
import type { EvidenceRecords, EvidenceTools } from './evidence.types';

const MOST_READS = 3;

type Tools = Pick<EvidenceTools, 'countAgain' | 'resultsIn'>;

const counted = (rollups: readonly Rollup[]): Rollup[] => rollups.filter(({ isExcluded }) => !isExcluded);

const readResults = async (records: EvidenceRecords, campaignId: string, tools: Tools) => {
  const { revision, zone } = await records.counters.get(campaignId);
  const { questions, versions } = await askedQuestions(records, campaignId);
  const stored = await records.rollups.list(campaignId);
  const { contributions, read } = await tools.countAgain(records, campaignId, zone);
  const again = contributions.map(({ key, increments }) => ({ ...key, ...increments }) as Rollup);
  const after = await records.counters.get(campaignId);
  return {
    isStill: after.revision === revision,
    read,
    shown: tools.resultsIn(questions, counted(stored), versions),
    recounted: tools.resultsIn(questions, counted(again), versions),
  };
};

/**
 * Each result as reports show it, and as the responses give it. While responses arrive, the two may differ: then they are
 * read again, and the comparison says so when that did not help.
 */
export const resultEntries = async (
  records: EvidenceRecords,
  { campaignId, now }: { readonly campaignId: string; readonly now: Date },
  tools: Tools,
): Promise<Entry[]> => {
  let results = await readResults(records, campaignId, tools);
  for (let reads = 1; !results.isStill && reads < MOST_READS; reads++) {
    results = await readResults(records, campaignId, tools);
  }
  const { shown, recounted, isStill, read } = results;
  const different = shown
    .filter((result, index) => canonicalJson(asJson(result)) !== canonicalJson(asJson(recounted[index] ?? {})))
    .map(({ questionId }) => questionId);
  return [
    ...shown.map((result) => ({ type: 'result', at: now, body: result })),
    ...recounted.map((result) => ({ type: 'recount', at: now, body: result })),
    { type: 'comparison', at: now, body: { responses: read, different, arrivedMeanwhile: !isStill } },
  ];
};

/** Background work reads as the council. */
export const readerActor = (councilId: string) => systemActor('campaigns', councilId);
