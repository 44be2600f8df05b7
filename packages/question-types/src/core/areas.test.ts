import { type AreasInput, areasOf } from './areas';

const segment = ([label, count]: readonly [string, number]) => ({
  value: label.toLowerCase(),
  label,
  count,
  percent: 0,
});
const question = (questionId: string, ...counts: (readonly [string, number])[]) => ({
  questionId,
  type: 'dropdown' as const,
  title: `Question ${questionId}`,
  answered: counts.reduce((sum, [, count]) => sum + count, 0),
  segments: counts.map(segment),
});
const living = (East: number, West: number) => [
  { division: 'East', residents: East },
  { division: 'West', residents: West },
];

const areasInput = (patch: Partial<AreasInput> = {}): AreasInput => ({
  results: [question('where', ['East', 60], ['West', 40])],
  responses: 100,
  divisions: ['East', 'West', 'North'],
  residents: living(5_000, 5_000),
  target: null,
  hasEnded: false,
  ...patch,
});
const east = (patch: Partial<AreasInput>) => areasOf(areasInput(patch))?.rows[0];
const counts = (East: number, West: number) => ({ results: [question('where', ['East', East], ['West', West])] });

describe('the areas of a report (E-35)', () => {
  it.each([
    ['more than five points above its residents', counts(56, 44), living(1, 1), 'over'],
    ['five points above', counts(55, 45), living(1, 1), 'even'],
    ['five points below', counts(45, 55), living(1, 1), 'even'],
    ['more than five points below', counts(44, 56), living(1, 1), 'under'],
    ['far above, of 29 answers', counts(28, 1), living(1, 1), 'early'],
    ['far above, of 30 answers', counts(29, 1), living(1, 1), 'over'],
    ['without any answer', counts(0, 0), living(1, 1), 'early'],
    ['where nobody lives', counts(0, 40), living(0, 9), 'even'],
    ['of residents not all known', counts(90, 10), [{ division: 'East', residents: 5 }], null],
    ['where nobody lives anywhere', counts(90, 10), living(0, 0), null],
  ])('have the expected balance for an area %s', (_, answers, residents, balance) => {
    expect(east({ ...answers, residents })?.balance).toBe(balance);
  });

  it.each([
    // The campaign has half of its 200: 80% of half of its 50 are 20.
    ['with its whole quota', counts(50, 50), living(1, 3), 200, 50, 'reached'],
    ['as far as the campaign, or nearly', counts(20, 80), living(1, 3), 200, 50, 'on_way'],
    ['behind the campaign', counts(19, 81), living(1, 3), 200, 50, 'short'],
    ['without a response of the few there are', counts(0, 1), living(1, 3), 200, 50, 'short'],
    ['behind a campaign that has its target', counts(39, 161), living(1, 3), 200, 50, 'short'],
    ['without a target', counts(20, 80), living(1, 3), null, null, null],
    ['without residents', counts(20, 80), [], 200, null, null],
    ['where nobody lives', counts(0, 100), living(0, 3), 200, 0, 'reached'],
  ])('have the expected target and progress for an area %s', (_, answers, residents, target, wanted, quota) => {
    expect(east({ ...answers, residents, target })).toMatchObject({ wanted, quota });
  });

  it('are short instead of on the way when the campaign has ended', () => {
    const area = { ...counts(20, 80), residents: living(1, 3), target: 200 };
    expect(east({ ...area, hasEnded: true })?.quota).toBe('short');
  });

  it('come from the first question with two divisions, in any letter case, with other options separate', () => {
    const results = [
      question('mood', ['Good', 9], ['East', 1]),
      question('where', [' east', 6], ['WEST', 2], ['Elsewhere', 3]),
      question('later', ['East', 1], ['West', 1]),
    ];
    expect(areasOf(areasInput({ results, responses: 15 }))).toMatchObject({
      questionId: 'where',
      base: 8,
      unanswered: 4,
      elsewhere: 3,
      lacksResidents: false,
      rows: [
        { responses: 6, answersPercent: 55, percent: 75, residentsPercent: 50 },
        { responses: 2, answersPercent: 18, percent: 25, residentsPercent: 50 },
      ],
    });
  });

  it('add up to all responses when outside areas and missing answers are included', () => {
    const results = [question('where', ['East', 6], ['West', 2], ['I do not live here', 3])];
    const areas = areasOf(areasInput({ results, responses: 15 }));
    expect(areas).toMatchObject({
      outside: [
        { is: 'elsewhere', responses: 3, answersPercent: 27 },
        { is: 'unanswered', responses: 4, answersPercent: null },
      ],
      all: 15,
    });
    const rows = [...(areas?.rows ?? []), ...(areas?.outside ?? [])];
    expect(rows.reduce((sum, { responses }) => sum + responses, 0)).toBe(15);
    expect(rows.reduce((sum, { answersPercent }) => sum + (answersPercent ?? 0), 0)).toBe(100);
  });

  it('have no total when one person can name several', () => {
    const results = [{ ...question('where', ['East', 6], ['West', 6]), answered: 8 }];
    expect(areasOf(areasInput({ results, responses: 10 }))).toMatchObject({
      all: null,
      outside: [{ is: 'unanswered' }],
    });
  });

  it('are null when no question offers two divisions, or when its answers have no options', () => {
    expect(areasOf(areasInput({ divisions: ['East'] }))).toBeNull();
    const written = { questionId: 'wish', type: 'text' as const, title: 'Wish', answered: 3 };
    expect(areasOf(areasInput({ results: [written] }))).toBeNull();
    expect(areasOf(areasInput({ results: [] }))).toBeNull();
  });
});
