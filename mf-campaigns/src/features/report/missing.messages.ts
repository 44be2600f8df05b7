import type { DimensionKind } from '@folkmoot/contracts/client';
import { LEAST_BASE } from '@folkmoot/question-types/core';

const HUNDRED = 100;

const count = (value: number, singular: string, plural: string): string =>
  `${value.toLocaleString('en')} ${value === 1 ? singular : plural}`;

const percent = (share: number): string => {
  const whole = share * HUNDRED;
  return whole > 0 && whole < 1 ? 'less than 1%' : `${Math.round(whole)}%`;
};

const points = (gap: number): string => {
  const rounded = Math.round(Math.abs(gap) * HUNDRED * 10) / 10;
  return rounded.toLocaleString('en');
};

/** For the middle of a sentence. */
const groupOf = (kind: DimensionKind, name: string): string => {
  if (kind === 'age') return `people aged ${name}`;
  return kind === 'area' ? `people in ${name}` : `“${name}”`;
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

interface Worst {
  readonly kind: DimensionKind;
  readonly name: string;
  readonly responseShare: number;
  readonly populationShare: number;
  readonly needed: number | null;
}

export const messages = {
  title: 'Who is missing',
  about: 'The people who answered beside the people who live here. Filters by answers do not change this.',
  base: (question: string, responses: number, notCounted: number, unanswered: number): string =>
    `${[
      `“${question}”: ${count(responses, 'answer', 'answers')} in these groups`,
      ...(notCounted > 0 ? [`${notCounted.toLocaleString('en')} not counted`] : []),
      ...(unanswered > 0 ? [`${count(unanswered, 'person', 'people')} did not answer`] : []),
    ].join('; ')}.`,
  ofDimension: (name: string) => `Who is missing by ${name}`,
  chartOf: (name: string) => `Shares by ${name}`,
  tableOf: (name: string) => `Answers and residents by ${name}`,
  source: (source: string, day: string | null) =>
    [`Residents: ${source}`, ...(day === null ? [] : [`as of ${day}`])].join(', '),
  missing: ({ kind, name, responseShare, populationShare, needed }: Worst): string =>
    `${capital(groupOf(kind, name))} are ${percent(responseShare)} of the answers and ${percent(populationShare)} of the residents${
      needed === null ? '.' : `; ${count(needed, 'more answer', 'more answers')} would close the gap.`
    }`,
  perhaps: ({ kind, name, responseShare, populationShare }: Worst): string =>
    `No group is certainly missing. The largest gap may be chance: ${groupOf(kind, name)} are ${percent(responseShare)} of the answers and ${percent(populationShare)} of the residents.`,
  represented: 'No group is missing.',
  early: `Too early to compare: fewer than ${LEAST_BASE} answers.`,
  unknown: 'How many people are in each group is not known, so answers cannot be compared with them.',
  setPeople: 'Enter how many there are',
  legend: { answers: 'Answers', interval: '95% interval', residents: 'Residents' },
  group: 'Group',
  answers: 'Answers',
  ofAnswers: 'Of answers',
  people: 'Residents',
  ofResidents: 'Of residents',
  gap: 'Gap in points',
  needed: 'Needed',
  dash: '–',
  percent,
  withInterval: (share: number, low: number, high: number) => `${percent(share)} (${percent(low)} to ${percent(high)})`,
  points: (gap: number, low: number, high: number): string => {
    const signed = (value: number) => `${value < 0 ? '−' : '+'}${points(value)}`;
    return `${signed(gap)} (${signed(low)} to ${signed(high)})`;
  },
  figure: (responseShare: number, populationShare: number | null): string =>
    populationShare === null
      ? percent(responseShare)
      : `${percent(responseShare)}, residents ${percent(populationShare)}`,
  more: (needed: number) => `${needed.toLocaleString('en')} more`,
  invite: 'Invite more',
  inviteOf: (kind: DimensionKind, name: string) =>
    kind === 'area' ? `Invite more in ${name}` : `Invite more: ${name}`,
  audience: (dimension: string, name: string) => `${dimension}: ${name}`,
  nobody: (name: string) => `No subscriber is known to be in “${name}”. Add the detail to your subscribers first.`,
  made: (name: string, people: number) => `The audience “${name}” has ${count(people, 'subscriber', 'subscribers')}.`,
  inviteFailed: 'The audience could not be made. Try again.',
  how: 'How is this computed?',
  howText: 'A group is missing when its whole interval is below its share of the residents.',
} as const;
