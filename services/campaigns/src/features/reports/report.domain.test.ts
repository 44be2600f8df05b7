import { inheritedNames, type Question } from '@folkmoot/contracts';
import type { Rollup } from '../../entities/report';
import { resultsIn, stopsAt, timesIn } from './report.domain';

const rollupOf = (id: string): Rollup => ({
  campaignId: 'c1',
  series: 1,
  round: 1,
  day: '2026-07-01',
  isExcluded: false,
  responses: 2,
  seconds: { 30: 2 },
  questions: Object.fromEntries([[id, { answered: 2, r4: 2 }]]),
});
const question = (id: string): Question => ({ id, type: 'rating', title: 'Mood', required: true });

it.each([...inheritedNames])('a report counts the answers of one question when its id is %s', (id) => {
  const rollups = [rollupOf(id), rollupOf(id)];
  const version = { version: 1, series: 1, questions: [question(id)] };
  const [result] = resultsIn([question(id)], rollups, [version as never]);
  expect(result).toMatchObject({ answered: 4 });
  expect(timesIn(rollups)).toEqual({ averageSeconds: 30, medianSeconds: 30 });
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it.each([...inheritedNames])('a report has no stops at a question when nobody stopped and its id is %s', (id) => {
  expect(stopsAt([question(id)], {})).toEqual([]);
});
