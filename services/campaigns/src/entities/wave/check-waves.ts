import { isDeepStrictEqual } from 'node:util';
import { tidyQuestions } from '../report/rollup.domain';
import type { WaveContentRecords } from './wave-content.repository';
import { type createWaveGathering, type WaveSum, waveSumId } from './wave-sum.domain';

type Recounted = ReturnType<typeof createWaveGathering>;

const wrongSums = (kept: readonly WaveSum[], recounted: Recounted): number => {
  const wanted = new Map(
    recounted.sums().map(({ key, increments: { responses, questions } }) => {
      const sum: WaveSum = { ...key, responses, questions: tidyQuestions(questions) };
      return [waveSumId(key), sum];
    }),
  );
  const right = kept.filter((sum) => isDeepStrictEqual(wanted.get(waveSumId(sum)), sum)).length;
  return Math.max(kept.length, wanted.size) - right;
};

/** Number of sums that differ from a recount; one more when a response is kept in another wave than it is in. */
export const wrongWaves = async (
  { waveSums, waveMembers }: WaveContentRecords,
  campaignId: string,
  recounted: Recounted,
): Promise<number> => {
  const members = await waveMembers.list(campaignId);
  const areSame =
    members.size === recounted.waveOf().size &&
    [...recounted.waveOf()].every(([number, wave]) => members.get(number) === wave);
  return wrongSums(await waveSums.list(campaignId), recounted) + (areSame ? 0 : 1);
};
