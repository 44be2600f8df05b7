/** Texts about the certainty of results, and about their weights. */
export const messages = {
  legend: 'How to read the charts',
  counted: 'As answered',
  weighted: 'Weighted to the population',
  interval: '95% interval',
  effectiveSize: (size: number) =>
    `with weights as precise as ${size.toLocaleString('en', { maximumFractionDigits: 0 })} unweighted answers`,
  filteredWeights: (hasRounds: boolean) =>
    hasRounds
      ? 'Weights are those of each whole round: the people that you filtered are not weighted to the population by themselves.'
      : 'Weights are those of all responses: the people that you filtered are not weighted to the population by themselves.',
  notRandom: 'People chose to answer: they are not a random sample of your residents.',
  chanceOnly: 'A 95% interval is about chance only. It does not say how those who did not answer differ.',
  howMade: 'How these figures are made',
};
