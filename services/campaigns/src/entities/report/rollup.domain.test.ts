import { inheritedNames, lookup, type Question } from '@folkmoot/contracts';
import * as fc from 'fast-check';
import { addIncrements, contributionOf, gather, inverseOf, noIncrements, tidy } from './rollup.domain';

const questions: Question[] = [
  { id: 'wish', type: 'text', title: 'Wish', required: false },
  { id: 'mood', type: 'rating', title: 'Mood', required: true },
];
const zone = 'Europe/London';

const response = fc.record({
  campaignId: fc.constant('c1'),
  series: fc.integer({ min: 1, max: 2 }),
  round: fc.integer({ min: 1, max: 2 }),
  isExcluded: fc.boolean(),
  createdAt: fc.date({ min: new Date('2026-03-27'), max: new Date('2026-03-31'), noInvalidDate: true }),
  completionTimeSeconds: fc.option(fc.integer({ min: 0, max: 90 })),
  answers: fc.subarray([
    { questionId: 'wish', answer: 'Benches' },
    { questionId: 'mood', answer: 4 },
    { questionId: 'unknown', answer: 'x' },
  ]),
});

const totals = (contributions: ReturnType<typeof contributionOf>[]) =>
  gather(contributions)
    .map(({ key, increments }) => tidy({ ...key, ...increments }))
    .filter(({ responses }) => responses !== 0)
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

test('the counts equal those of the other responses when some responses are taken back', () => {
  fc.assert(
    fc.property(fc.array(response, { maxLength: 30 }), fc.array(response, { maxLength: 10 }), (kept, gone) => {
      const of = (list: typeof kept) => list.map((each) => contributionOf(each, questions, zone));
      const all = [...of(kept), ...of(gone), ...of(gone).map(inverseOf)];
      expect(totals(all)).toEqual(totals(of(kept)));
    }),
  );
});

test('a response adds one response, its seconds and its answers', () => {
  const response = {
    campaignId: 'c1',
    series: 1,
    round: 1,
    isExcluded: false,
    createdAt: new Date('2026-07-01T23:30:00.000Z'),
    completionTimeSeconds: 35,
    answers: [{ questionId: 'mood', answer: 4 }],
  };
  const { key, increments } = contributionOf(response, questions, zone);
  expect(key).toEqual({ campaignId: 'c1', series: 1, round: 1, day: '2026-07-02', isExcluded: false });
  expect(increments).toMatchObject({ responses: 1, seconds: { 35: 1 }, questions: { mood: { answered: 1 } } });
  expect(addIncrements(noIncrements, increments)).toEqual(increments);
});

test('the language of a response is counted, and taken back with it', () => {
  const response = {
    campaignId: 'c1',
    series: 1,
    round: 1,
    isExcluded: false,
    createdAt: new Date('2026-07-01T12:00:00.000Z'),
    completionTimeSeconds: null,
    answers: [],
    language: 'cy',
  };
  const contribution = contributionOf(response, [], zone);
  expect(contribution.increments.questions).toEqual({ '~language': { cy: 1 } });
  expect(inverseOf(contribution).increments.questions).toEqual({ '~language': { cy: -1 } });
});

test.each([...inheritedNames])('answers are counted when the id of the question is %s', (id) => {
  const questions: Question[] = [{ id, type: 'rating', title: 'Mood', required: true }];
  const response = {
    campaignId: 'c1',
    series: 1,
    round: 1,
    isExcluded: false,
    createdAt: new Date('2026-07-01T12:00:00.000Z'),
    completionTimeSeconds: 35,
    answers: [{ questionId: id, answer: 4 }],
  };
  const contribution = contributionOf(response, questions, zone);
  const [sum] = gather([contribution, contribution]);
  const added = addIncrements(noIncrements, addIncrements(contribution.increments, contribution.increments));
  for (const { questions: counters } of [sum?.increments ?? noIncrements, added]) {
    expect(lookup(counters, id)).toMatchObject({ answered: 2, r4: 2 });
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});
