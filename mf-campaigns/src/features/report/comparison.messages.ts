const number = (value: number, decimals = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** @file Words for differences between groups and between rounds. */
export const messages = {
  chance: (p: number) => (p < 0.001 ? 'p below 0.001' : `p ${number(p, 3)}`),
  chiSquare: (statistic: number, df: number) =>
    `chi-square ${number(statistic, 1)}, ${number(df)} ${df === 1 ? 'degree' : 'degrees'} of freedom`,
  raoScott: (statistic: number, df1: number, df2: number) =>
    `F ${number(statistic, 1)}, ${number(df1, 1)} and ${number(df2)} degrees of freedom (Rao–Scott)`,
  effects: {
    none: 'a very small effect',
    small: 'a small effect',
    medium: 'a medium effect',
    large: 'a large effect',
  },
  effect: (words: string, cramersV: number) => `${words} (Cramér’s V ${number(cramersV, 2)})`,
  differs: (answers: string, groups: string, detail: string, isPart: boolean) =>
    `Answers to “${answers}” differ by “${groups}”${isPart ? ', among groups of 30 or more' : ''}: ${detail}.`,
  alike: (answers: string, groups: string, detail: string, isPart: boolean) =>
    `Answers to “${answers}” may differ by “${groups}” only by chance${isPart ? ', among groups of 30 or more' : ''}: ${detail}.`,
  unweightedTest: (detail: string) => `Unweighted: ${detail}.`,
  notCompared: 'Nothing is compared here: fewer than two groups have 30 responses.',
  severalAnswers:
    'One person can give several answers, so each answer is compared by itself, without a test of the whole table.',
  overlapping: 'One person can be in several of these groups, so they are not compared.',
  small: 'fewer than 30: not compared',
  higherThan: 'higher than',
  higherThanLetters: (letters: string) => `higher than ${letters}`,
  lettersLegend:
    'A letter in a cell: this share is higher than in the group with that letter, by more than chance explains.',
  weighted: 'weighted',
  weightedPercent: 'weighted %',
  weightedShare: (percent: number) => `weighted ${number(percent)}%`,
  intervals: 'Show intervals',
  span: (low: number, high: number) => `${number(low)}–${number(high)}%`,
  selfSelected: 'This is about people who chose to answer, not about all residents.',
  mean: 'Mean',
  percent: (value: number) => `${number(value)}%`,
  meanValue: (value: number) => number(value, 2),
  withCount: (count: number, share: string) => `${number(count)} (${share})`,
  spanOf: (low: string, high: string) => `${low} to ${high}`,
  weightedFigure: (figure: string) => `weighted ${figure}`,
  verdicts: { real: 'a real change', chance: 'may be chance', few: 'fewer than 30: not compared' },
  roundsHint:
    'Two rounds side by side. A change is called real when chance alone would hardly make it: below 5%, corrected for the number of answers of the question.',
  countRounds: (responses: number) => `Count the ${number(responses)} responses of all rounds`,
  trend: 'Trend over all rounds',
  trendHint:
    'Each line is one answer; the band is its 95% interval. A triangle marks a real change from the round before.',
  trendWeighted: 'Solid lines are weighted, dashed lines unweighted.',
  trendScale: (from: string, to: string) => `Scale ${from} to ${to}`,
  trendBase: (least: number, most: number) =>
    least === most
      ? `${number(most)} answers in each round`
      : `${number(least)} to ${number(most)} answers in each round`,
  howTests: 'About tests',
  howEffects: 'About the size of effects',
  howLetters: 'About letters',
  how: 'How this is computed',
} as const;
