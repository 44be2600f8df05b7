import { type SentimentLabel, sentimentLabels } from '@folkmoot/contracts';
import { AiProviderError } from '../language-model';
import { providerMessages } from '../provider.messages';

/** From this number of clear comments of one side on, a provider may label at most a third as the opposite. */
const FEWEST_OF_A_SIDE = 3;
const MOST_TURNED = 1 / 3;
/** From this number of clear comments with another label on, one label for all is implausible. */
const FEWEST_AGAINST = 3;
/** With this number of clear comments on each side, a run has shown enough to store its labels. */
const ENOUGH_OF_A_SIDE = 8;

type Counts = Readonly<Record<SentimentLabel, number>>;

/** The labels of a provider for clear comments and for all comments, over one call or a run. Plain data. */
export interface LabelTally {
  readonly given: Counts;
  /** By our own reading of a clear comment: the labels that the provider gave. */
  readonly clear: { readonly positive: Counts; readonly negative: Counts };
}

const none: Counts = { positive: 0, neutral: 0, negative: 0 };
export const emptyTally: LabelTally = { given: none, clear: { positive: none, negative: none } };

export interface Judged {
  /** The label by our own reading, when the comment is clear. */
  readonly clear: SentimentLabel | null;
  readonly sentiment: SentimentLabel;
}

const plusOne = (counts: Counts, label: SentimentLabel): Counts => ({ ...counts, [label]: counts[label] + 1 });
const sumOf = ({ positive, neutral, negative }: Counts): number => positive + neutral + negative;

export const addToTally = (tally: LabelTally, judged: readonly Judged[]): LabelTally =>
  judged.reduce(({ given, clear }, { clear: ours, sentiment }) => {
    return {
      given: plusOne(given, sentiment),
      clear: ours === null || ours === 'neutral' ? clear : { ...clear, [ours]: plusOne(clear[ours], sentiment) },
    };
  }, tally);

/** Each side is checked separately: much clear praise must not hide complaints that the provider labels as praise. */
const isTurnedRound = (side: Counts, opposite: SentimentLabel): boolean =>
  sumOf(side) >= FEWEST_OF_A_SIDE && side[opposite] > sumOf(side) * MOST_TURNED;

const isAllAlike = ({ given, clear }: LabelTally): boolean => {
  const labels = sentimentLabels.filter((label) => given[label] > 0);
  const [only] = labels;
  if (labels.length !== 1 || only === undefined) return false;
  const against = (['positive', 'negative'] as const).filter((side) => side !== only);
  return against.reduce((sum, side) => sum + sumOf(clear[side]), 0) >= FEWEST_AGAINST;
};

/** Throws answer_invalid with the reason for labels that cannot be true: of a provider that does not read, or obeys comments. */
export const requirePlausible = (tally: LabelTally): void => {
  const { positive, negative } = tally.clear;
  if (isAllAlike(tally)) throw new AiProviderError('answer_invalid', providerMessages.alike);
  if (isTurnedRound(negative, 'positive') || isTurnedRound(positive, 'negative')) {
    throw new AiProviderError('answer_invalid', providerMessages.implausible);
  }
};

/** Whether the tally has enough clear comments of both sides to trust the provider's labels. */
export const isProven = ({ clear }: LabelTally): boolean =>
  sumOf(clear.positive) >= ENOUGH_OF_A_SIDE && sumOf(clear.negative) >= ENOUGH_OF_A_SIDE;
