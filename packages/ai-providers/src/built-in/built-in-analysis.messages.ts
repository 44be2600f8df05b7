import type { SentimentLabel } from '@folkmoot/contracts';

type Tally = Readonly<Record<SentimentLabel, number>>;

const comments = (count: number): string => (count === 1 ? '1 comment' : `${count} comments`);

const labelled = ({ positive, neutral, negative }: Tally): number => positive + neutral + negative;

const toneOf = ({ positive, neutral, negative }: Tally): string => {
  const all = positive + neutral + negative;
  if (negative * 2 > all) return 'Most are negative.';
  if (positive * 2 > all) return 'Most are positive.';
  return neutral * 2 > all ? 'Most are neutral.' : 'Opinions are mixed.';
};

/** The texts of the built-in analysis for its counts. */
export const builtInMessages = {
  phrase: (terms: readonly string[]) => `“${terms.join(', ')}”`,
  themeTone: (tally: Tally, all = labelled(tally)) =>
    labelled(tally) === 0
      ? `${comments(all)}.`
      : `${comments(all)}: ${tally.positive} positive, ${tally.negative} negative, ${tally.neutral} neutral. ${toneOf(tally)}`,
  sentiment: (judged: number, { positive, neutral, negative }: Tally) =>
    `Of ${comments(judged)}, ${positive} are positive, ${negative} negative and ${neutral} neutral.`,
  themes: (themes: readonly { name: string; frequency: number }[], read: number) =>
    themes.length === 0
      ? `No theme is named by several of the ${comments(read)}.`
      : `Most named in ${comments(read)}: ${themes.map(({ name, frequency }) => `${name} (${frequency})`).join(', ')}.`,
  opening: (responses: number, read: number) =>
    `${responses === 1 ? '1 response holds' : `${responses} responses hold`} ${comments(read)} that could be read.`,
  point: (name: string, tally: Tally, all: number) => `${name}: ${builtInMessages.themeTone(tally, all)}`,
  recommendation: (name: string, isComplaint: boolean) => (isComplaint ? `Act on: ${name}` : `Consider: ${name}`),
  because: (advice: string, step: string, frequency: number, negative: number) =>
    `${advice} ${step} Named in ${comments(frequency)}, of which ${negative === 0 ? 'none is' : negative === 1 ? '1 is' : `${negative} are`} negative.`,
  askMore: (name: string) => `Ask those who wrote about ${name} what exactly they mean before deciding.`,
};
