/** Texts about intervals and weights of results. */
export const messages = {
  interval: '95% interval',
  weighted: 'Weighted',
  weightedInterval: 'Weighted, 95% interval',
  between: (low: string, high: string) => `between ${low} and ${high}`,
  weightedBetween: (value: string, low: string, high: string) => `weighted ${value}, between ${low} and ${high}`,
  weightedOnly: (value: string) => `weighted ${value}`,
  /** Below a figure, where there is little room. */
  weightedShort: (value: string, range: string) => `weighted ${value} (${range})`,
  figure: (value: string, range: string) => `${value} (${range})`,
  range: (low: string, high: string) => `${low}–${high}`,
  none: '–',
  averageBetween: (low: string, high: string) => `The average is between ${low} and ${high}.`,
  weightedAverage: (value: string) => `Weighted average ${value}.`,
  weightedAverageBetween: (value: string, low: string, high: string) =>
    `Weighted average ${value}, between ${low} and ${high}.`,
  belowFigures: (title: string) => `${title} (with 95% intervals below the figures)`,
  howMade: 'How these figures are made',
  meanPoints: 'Points of each person, 95% interval',
  weightedPoints: 'Weighted',
  first: 'First place, 95% interval',
  weightedFirst: 'First place, weighted',
  pointsEach: (points: string, interval: string) => `${points} points from each person, ${interval}`,
  pointsWeighted: (points: string, weighted: string) => `${points} from each person, ${weighted}`,
};
