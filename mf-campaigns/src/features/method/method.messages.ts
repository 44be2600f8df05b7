import type { MethodPart } from '@folkmoot/question-types/core';
import type { MethodExamples } from './examples.domain';

interface PartWords {
  readonly title: string;
  readonly text: string;
  /** One line each. Empty where nothing is computed. */
  readonly formulas: readonly string[];
  readonly example: (examples: MethodExamples) => string;
}

const parts: Record<MethodPart, PartWords> = {
  shares: {
    title: 'Shares and their intervals',
    text: 'A share is the part of the people who answered a question that gave an answer. Another survey of the same kind would give a slightly different share. The 95% interval says how different by chance alone: of a hundred such intervals, about 95 contain the share that would come out if everybody like those who answered had been asked. In the formula p is the share, n the number of answers, w the weight of a response, x is 1 for people with the answer and 0 for others, and t is the quantile of Student’s distribution with n − 1 degrees of freedom. A share of 0 or 100% with weights has Wilson’s interval with the effective size.',
    formulas: [
      'low, high = (p + z²/2n ± z·√(p(1 − p)/n + z²/4n²)) / (1 + z²/n),  z = 1.96',
      'weighted: p = Σw·x / Σw,  logit(low), logit(high) = logit(p) ± t·SE / (p(1 − p)),  SE² = n/(n − 1) · Σw²(x − p)² / (Σw)²',
    ],
    example: ({ shares }) =>
      `48 of 120 people say yes: ${shares.percent}%, interval ${shares.low} to ${shares.high}%. With weights that add up to 60 for those 48 and to 120 for all (sums of squares 84 and 148): ${shares.weighted.percent}%, interval ${shares.weighted.low} to ${shares.weighted.high}%.`,
  },
  means: {
    title: 'Means and their intervals',
    text: 'The mean of a rating or a number, and the interval in which it lies by chance alone. m is the mean, SE its standard error and t the quantile of Student’s distribution with n − 1 degrees of freedom. Without weights every w is 1, and this is the interval of textbooks.',
    formulas: ['m = Σw·x / Σw,  low, high = m ± t·SE,  SE² = n/(n − 1) · Σw²(x − m)² / (Σw)²'],
    example: ({ means }) =>
      `${means.counts} people chose 1 to 5: mean ${means.mean}, interval ${means.low} to ${means.high}.`,
  },
  'self-selected': {
    title: 'People who chose to answer',
    text: 'Everybody who sees the link can answer, so those who answer are not a random sample of residents. Intervals and tests cover chance only. They do not cover the difference between people who answer and people who do not. Weights reduce that difference as far as it goes along with age, area and the other dimensions, and no further. Read the figures as the view of those who took part.',
    formulas: [],
    example: ({ selfSelected }) =>
      `Of 900 people 50% say yes: interval ${selfSelected.low} to ${selfSelected.high}%. If those in favour answer twice as often as others, only a third of all residents are in favour, and no interval shows it.`,
  },
  'who-is-missing': {
    title: 'Who is missing',
    text: 'For each part of the population, its share of the responses (r of n) beside its share of the people who live here (P). The gap is the difference in percentage points. Its interval is that of the response share, because the population is taken as known. A group is called missing when the whole interval is below zero. “Needed” is how many more answers of this group would close the gap if nobody else answered.',
    formulas: ['gap = r/n − P,  needed = the least m with (r + m)/(n + m) ≥ P'],
    example: ({ missing }) =>
      `30,000 of 100,000 people live in East, and 60 of 300 responses are from there: ${missing.share}%, which is ${missing.gap} points too few (interval ${missing.low} to ${missing.high}). ${missing.needed} more answers from East close the gap.`,
  },
  weights: {
    title: 'Weights',
    text: 'A weight says how many responses one response counts for, so that the weighted responses have the shares of the population in every chosen dimension. The method is raking: the weights are fitted to one dimension after the other, again and again, until all fit. The mean weight is 1. A response never changes, and weighted figures always have the unweighted ones beside them.',
    formulas: [
      'w ← w · (target of the category) / (Σw of the category), for each dimension in turn, until nothing changes',
    ],
    example: ({ weights }) =>
      `Of 120 responses 40 are from people under 45 (population 55%) and 70 from the north (population 50%). Weights: under 45 ${weights.youngNorth} in the north and ${weights.youngSouth} in the south; from 45 ${weights.oldNorth} and ${weights.oldSouth}.`,
  },
  'missing-answers': {
    title: 'Missing answers to the linked questions',
    text: 'People who did not answer a linked question, or chose an option that is not counted (“prefer not to say”), keep the share of the responses that they have. The others are fitted to the population among themselves. Nobody’s age or area is guessed.',
    formulas: [
      'target of a category = (responses in any category) · (people of the category) / (people of all categories)',
    ],
    example: ({ missingAnswers }) =>
      `Of 100 people 40 are under 45, 50 older, and 10 did not say. With 55% under 45 in the population the targets are ${missingAnswers.youngTarget}, ${missingAnswers.oldTarget} and 10; the weights ${missingAnswers.young}, ${missingAnswers.old} and ${missingAnswers.none}.`,
  },
  trimming: {
    title: 'Trimming',
    text: 'Very large weights let a few people speak for many and make figures uncertain. Weights outside the bounds (by default 0.3 to 3) become the bound, and what is lost or gained is spread evenly over the others, until none is outside. After that the shares of the population are met only nearly; the report says so.',
    formulas: [
      'w ← min(max(w, low), high),  then the surplus Σ(before − after) is spread evenly over the other responses',
    ],
    example: ({ trimmed }) =>
      `Five of 100 responses are to count for half: weights ${trimmed.before} and ${trimmed.othersBefore}. Trimmed at 3 they are ${trimmed.after} and ${trimmed.othersAfter}, and the design effect falls from ${trimmed.effectBefore} to ${trimmed.effectAfter}.`,
  },
  'effective-size': {
    title: 'Effective size',
    text: 'Unequal weights make figures less precise. The effective size is the number of unweighted responses that would be as precise. It is at most the number of responses.',
    formulas: ['effective size = (Σw)² / Σw²'],
    example: ({ effective }) =>
      `The ${effective.n} responses of the example of weights are as precise as ${effective.size} without weights.`,
  },
  'design-effect': {
    title: 'Design effect',
    text: 'How many responses are needed to be as precise as one without weights: the number of responses divided by the effective size. 1 means that weights cost nothing, 2 that half of the precision is lost.',
    formulas: ['design effect = n / effective size = n · Σw² / (Σw)²'],
    example: ({ effective }) =>
      `The same responses: design effect ${effective.effect}, largest weight ${effective.largest}.`,
  },
  refusals: {
    title: 'When weights are refused',
    text: 'Weighted figures are not shown below 100 responses, when a group with people has no response at all, when the shares cannot be met together, or when the design effect is above 3. The report says which, and what would help: more responses of a group, joining two groups, or bounds for weights.',
    formulas: ['n ≥ 100,  a response in every category that has people,  design effect ≤ 3'],
    example: ({ trimmed }) =>
      `The example of trimming is refused without bounds (design effect ${trimmed.effectBefore}) and accepted with them (${trimmed.effectAfter}).`,
  },
  tests: {
    title: 'Tests of a table',
    text: 'Do answers depend on the group? Pearson’s chi-square compares each cell with the count to expect if they did not. p is the chance of a table at least as uneven when there is no difference. Below 0.05 answers are called different. With weights the test is corrected by Rao and Scott in second order, as an F test. Groups with fewer than 30 responses take no part in what is called a difference.',
    formulas: [
      'χ² = Σ (observed − expected)² / expected,  expected = row · column / n',
      'weighted: F = χ² / tr(G),  df = tr(G)² / tr(G²) and that times (n − 1),  G = matrix of design effects of the cells',
    ],
    example: ({ tests }) =>
      `In groups A, B and C 48, 30 and 25 people say yes, and 32, 50 and 35 no: chi-square ${tests.statistic}, ${tests.df} degrees of freedom, p ${tests.p}. If people in B count 1.5 times: F ${tests.weighted.statistic}, ${tests.weighted.df1} and ${tests.weighted.df2} degrees of freedom, p ${tests.weighted.p}.`,
  },
  letters: {
    title: 'Letters in tables',
    text: 'Each group has a letter. A letter in a cell says: this share is higher than in the group with that letter, by more than chance explains. Every two groups are compared by a z-test. Because many pairs are compared, p is corrected by Holm’s method for all pairs of a row, so that the chance of one or more wrong letters in the row is at most 5%. Groups with fewer than 30 responses are not compared.',
    formulas: [
      'unweighted: z = (p₁ − p₂) / √(p(1 − p)(1/n₁ + 1/n₂)),  p = (x₁ + x₂)/(n₁ + n₂)',
      'weighted: z = (p₁ − p₂) / √(SE₁² + SE₂²)',
      'Holm: the smallest p times the number of tests k, the next times k − 1, and so on',
    ],
    example: ({ letters }) =>
      `The same table: A has 48 of 80 and B 30 of 80, p ${letters.first}, corrected ${letters.ab}; A and C ${letters.ac}, B and C ${letters.bc}. The cell of A has ${letters.shown === '' ? 'no letter' : `the letter ${letters.shown}`}.`,
  },
  'effect-sizes': {
    title: 'Size of an effect',
    text: 'With many responses even a tiny difference is certain. The size says whether it matters. Cramér’s V is between 0 and 1. In words: small from w = 0.1, medium from 0.3, large from 0.5; for two shares small from h = 0.2, medium from 0.5, large from 0.8; below that very small.',
    formulas: [
      'V = √(χ² / (n · (k − 1))),  effect w = V·√(k − 1),  k = the smaller of rows and columns',
      'of two shares: h = 2·arcsin√p₁ − 2·arcsin√p₂',
    ],
    example: ({ effects }) => `The same table has V ${effects.v}. Shares of 40 and 52% have h ${effects.h}.`,
  },
  trends: {
    title: 'Changes between rounds',
    text: 'Each share or mean of a round is compared with the round before, or with the round you choose. p is corrected by Holm’s method for all tests of the question. A change is called real when the corrected p is below 0.05 and both rounds have at least 30 answers; otherwise it may be chance. The test takes the people of two rounds as different people. With weights the weighted figures are tested.',
    formulas: [
      'shares: change = p₂ − p₁, tested as for letters',
      'means: z = (m₂ − m₁) / √(SE₁² + SE₂²)',
      'low = d − √((p₂ − low₂)² + (high₁ − p₁)²),  high = d + √((high₂ − p₂)² + (p₁ − low₁)²),  d = p₂ − p₁',
    ],
    example: ({ trends }) =>
      `100 of 250 people say yes in one round and 130 of 250 in the next: +${trends.change} points (interval ${trends.low} to ${trends.high}), p ${trends.p}. The ratings above, then 5, 10, 20, 45 and 40 people: mean +${trends.mean.change} (interval ${trends.mean.low} to ${trends.mean.high}), p ${trends.mean.p}.`,
  },
  'small-numbers': {
    title: 'Small numbers',
    text: 'In documents for others, counts below the smallest cell (5 unless the council sets another number) are hidden, so that nobody is recognised. Zero counts as small. As many other counts are hidden as needed, so that none of them follows from those that are published.',
    formulas: [
      'hidden: every count below 5, and others until no hidden count follows from sums and differences of published ones',
    ],
    example: ({ smallNumbers }) =>
      `Of ${smallNumbers.total} people the groups have ${smallNumbers.counts}. Hidden are ${smallNumbers.hidden}: if only 3 were hidden, it would be the total less the others.`,
  },
};

/** @file The page that explains the figures. `npm run docs` writes the same words to docs/reference/statistics.md. */
export const messages = {
  title: 'How figures are computed',
  description:
    'Each figure of a report: plainly, as a formula, with an example, and with its source. The results equal those of the package “survey” of R.',
  contents: 'On this page',
  formula: 'Formula',
  example: 'Example',
  sources: 'Sources',
  parts,
};
