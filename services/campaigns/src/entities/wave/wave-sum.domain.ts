import type { Question, ResponseMark } from '@folkmoot/contracts';
import {
  answerIncrements,
  type Contribution,
  createGatheringBy,
  inverseOf,
  type Rollup,
} from '../report/rollup.domain';
import type { Response } from '../response/response.domain';

/** Key of a group of responses that are counted in one sum. */
export interface WaveSumKey {
  readonly campaignId: string;
  /** Null: in no wave. Only responses that never were to count have a sum then. */
  readonly wave: string | null;
  readonly series: number;
  readonly isExcluded: boolean;
  /** Over a quota, or screened out by the survey. */
  readonly isUncounted: boolean;
}

/** Counters of the responses of a wave, without times and days. */
export interface WaveSum extends WaveSumKey, Pick<Rollup, 'responses' | 'questions'> {}

export type WaveContribution = Contribution<WaveSumKey>;

export type SummedResponse = Pick<
  Response,
  'campaignId' | 'series' | 'version' | 'answers' | 'isExcluded' | 'marks'
> & {
  readonly number?: number | undefined;
  readonly language?: string | undefined;
  readonly wave?: string | undefined;
};

/** A response as it was and as it is. New ones were not there, deleted ones are there no more. */
export interface WaveChange {
  readonly before?: SummedResponse;
  readonly after?: SummedResponse;
}

const uncounted: ReadonlySet<ResponseMark> = new Set(['over_quota', 'screened_out']);

const isUncounted = ({ isExcluded, marks }: SummedResponse): boolean =>
  isExcluded && marks.some((mark) => uncounted.has(mark));

const isSummed = (response: SummedResponse | undefined): response is SummedResponse =>
  response !== undefined && (response.wave !== undefined || isUncounted(response));

export const waveSumId = ({ campaignId, wave, series, isExcluded, isUncounted }: WaveSumKey): string =>
  [campaignId, wave ?? '', series, isExcluded ? 'excluded' : 'counted', isUncounted ? 'never' : ''].join(':');

/** The questions of each version. */
type AskedQuestions = ReadonlyMap<number, readonly Question[]>;

/** Gathers changes of responses: in the sums of waves, and in which wave a response is. */
export const createWaveGathering = (asked: AskedQuestions) => {
  const sums = createGatheringBy<WaveSumKey>(waveSumId);
  const waveOf = new Map<number, string | null>();
  const contributionOf = (response: SummedResponse): WaveContribution => {
    const { campaignId, wave = null, series, isExcluded, version } = response;
    const questions = answerIncrements(response, asked.get(version) ?? []);
    return {
      key: { campaignId, wave, series, isExcluded, isUncounted: isUncounted(response) },
      increments: { responses: 1, seconds: {}, questions },
    };
  };
  return {
    add: ({ before, after }: WaveChange): void => {
      if (isSummed(before)) sums.add(inverseOf(contributionOf(before)));
      if (isSummed(after)) sums.add(contributionOf(after));
      const number = (after ?? before)?.number;
      if (number !== undefined && before?.wave !== after?.wave) waveOf.set(number, after?.wave ?? null);
    },
    sums: sums.all,
    /** The waves of responses that are in another one now, by their numbers. */
    waveOf: (): ReadonlyMap<number, string | null> => waveOf,
  };
};

/** Whether a change has to do with waves. */
export const concernsWaves = ({ before, after }: WaveChange): boolean => isSummed(before) || isSummed(after);

/** How many responses a wave has, and how many of them do not count. */
export interface WaveSizes {
  readonly responses: number;
  readonly excluded: number;
}

const noSizes: WaveSizes = { responses: 0, excluded: 0 };

/** The sizes of waves, by their ids. */
export const sizesIn = (sums: readonly WaveSum[]): ((waveId: string) => WaveSizes) => {
  const sizes = new Map<string, WaveSizes>();
  for (const { wave, isExcluded, responses } of sums) {
    if (wave === null) continue;
    const known = sizes.get(wave) ?? noSizes;
    sizes.set(wave, {
      responses: known.responses + responses,
      excluded: known.excluded + (isExcluded ? responses : 0),
    });
  }
  return (waveId) => sizes.get(waveId) ?? noSizes;
};
