import { type Area, KEEPING_UP, LEAST_BASE, MOST_POINTS } from '@folkmoot/question-types/core';

type Figures = Pick<Area, 'responses' | 'answersPercent' | 'percent' | 'residentsPercent' | 'wanted'>;

const count = (value: number, singular: string, plural: string): string =>
  `${value.toLocaleString('en')} ${value === 1 ? singular : plural}`;

/** A line break is allowed between the parts of a list, not inside a part. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

export const messages = {
  title: 'Areas',
  base: (question: string, base: number, unanswered: number, elsewhere: number): string =>
    `${[
      `“${question}”: ${count(base, 'person', 'people')} named one of your divisions`,
      ...(elsewhere > 0 ? [`${count(elsewhere, 'answer names', 'answers name')} something else`] : []),
      unanswered === 0 ? 'everybody answered' : `${count(unanswered, 'person', 'people')} did not answer`,
    ].join('; ')}. Filters by answers do not change this table.`,
  area: 'Area',
  only: (area: string) => `Show only ${area}`,
  responses: 'Responses',
  share: 'Of answers',
  shareInAreas: 'In the areas',
  residents: 'Of residents',
  wanted: 'Wanted',
  standing: 'Standing',
  unknown: '–',
  percent: (percent: number) => `${percent}%`,
  outside: { elsewhere: 'Outside these areas', unanswered: 'No area named' },
  all: 'All responses',
  several: 'One person can name several areas, so the rows do not add up to the responses.',
  inShort: ({ responses, answersPercent, percent, residentsPercent, wanted }: Figures, hasElsewhere: boolean): string =>
    [
      `${count(responses, 'response', 'responses')}${answersPercent === null ? '' : ` (${answersPercent}%)`}`,
      ...(hasElsewhere && percent !== null ? [`${percent}% in the areas`] : []),
      ...(residentsPercent === null ? [] : [`${residentsPercent}% of residents`]),
      ...(wanted === null ? [] : [`${wanted.toLocaleString('en')} wanted`]),
    ]
      .map(unbroken)
      .join(' · '),
  balances: {
    over: 'Over-represented',
    under: 'Under-represented',
    even: 'Represented as it should be',
    early: `Too early to compare (fewer than ${LEAST_BASE} answers)`,
  },
  quotas: {
    reached: () => 'Quota reached',
    on_way: (missing: number) => `On its way to its quota: ${missing.toLocaleString('en')} to go`,
    short: (missing: number) => `Short of its quota by ${missing.toLocaleString('en')}`,
  },
  noResidents: 'How many people live in these areas is not known, so answers cannot be compared with them.',
  setResidents: 'Enter the residents of each division',
  partOnly: 'Your target is of the whole campaign, so a part of it has no quotas.',
  how: 'How is this computed?',
  howText: `“Of answers” is of all who answered the question. “In the areas” is of those who named one of your divisions; without answers from outside, both are the same. “Of residents” is of all who live in these areas, as your settings say. An area is over- or under-represented when its share in the areas and its share of residents differ by more than ${MOST_POINTS} points and at least ${LEAST_BASE} people named an area. “Wanted” is the area's quota: the target of the campaign times its part of the residents. An area that has not reached its quota is on its way while it has at least ${KEEPING_UP}% of the part of its quota that all areas together have of the target; otherwise, or when the campaign has ended, it is short.`,
} as const;
