import { type FoundWave, findWaves, traceOf } from './index';
import {
  createDice,
  type SampleResponse,
  sampleCircumstances,
  sampleConsultation,
  sampleShape,
} from './testing/consultation';

const key = new Uint8Array(32).fill(3);
const DAY = 24 * 3_600_000;
const TEXT = 'Please keep the old trees along the river and build the new road behind the station instead';
const people = sampleConsultation(12, 2_500, {});
const answers = people.find(({ closed }) => closed.every((value) => value !== null))?.closed ?? [];

/** Responses with one text and nearly one combination of answers, that come and take as long as `like` says. */
const withOneText = (
  like: (index: number) => Pick<SampleResponse, 'at' | 'seconds'>,
  texts: readonly string[] = [TEXT],
): SampleResponse[] => {
  const dice = createDice(5);
  return Array.from({ length: 60 * texts.length }, (_, index): SampleResponse => {
    const other = people[(index * 31) % people.length] as SampleResponse;
    const closed = answers.map((value, question) => (dice.chance(0.12) ? (other.closed[question] ?? value) : value));
    return {
      ...other,
      ...like(index),
      closed,
      texts: [texts[index % texts.length] ?? TEXT, null],
      marks: [],
      number: people.length + index + 1,
    };
  });
};

const wavesOf = (responses: readonly SampleResponse[]): FoundWave[] => {
  const traces = [...people, ...responses].map((response) => traceOf(response, sampleShape, key));
  const waves = findWaves(traces, { shape: sampleShape, circumstances: sampleCircumstances, decided: [] });
  return waves.filter(({ members }) => members.some((number) => number > people.length));
};
const kindsOf = (responses: readonly SampleResponse[]): string[] => wavesOf(responses).map(({ kind }) => kind);

const likePeople = (index: number): Pick<SampleResponse, 'at' | 'seconds'> => {
  const { at, seconds } = people[(index * 37) % people.length] as SampleResponse;
  return { at: at + 1, seconds };
};
const opens = Math.min(...people.map(({ at }) => at));
const dayAndNight = (index: number): number => opens + Math.floor(((index * 0.618) % 1) * 20 * DAY);

test('one text with nearly the same answers is doubtful when it comes at night too and after even times', () => {
  const program = withOneText((index) => ({ at: dayAndNight(index), seconds: 70 + ((index * 7) % 25) }));
  expect(kindsOf(program)).toEqual(['doubtful']);
});

test('one text with nearly the same answers is organised when it comes at the hours and after the times of people', () => {
  expect(kindsOf(withOneText(likePeople))).toEqual(['organised']);
});

test('several texts with nearly the same answers are doubtful with the first response of each, when they come at night too', () => {
  const others = [
    'The swimming pool has to open again on Sundays because our children have nowhere to learn it',
    'Every street near a school needs a crossing with lights before somebody gets badly hurt there',
  ];
  const program = withOneText((index) => ({ ...likePeople(index), at: dayAndNight(index) }), [TEXT, ...others]);
  const waves = wavesOf(program);
  const members = new Set(waves.flatMap(({ kind, members: numbers }) => (kind === 'doubtful' ? numbers : [])));
  const answered = program.filter(({ closed }) => closed.every((value, question) => value === answers[question]));
  expect(waves.map(({ kind }) => kind)).not.toContain('organised');
  expect(answered.length).toBeGreaterThan(30);
  expect(answered.filter(({ number }) => !members.has(number))).toEqual([]);
});

test('a copied text that mentions a phrase of a prepared text is not part of the organised wave', () => {
  const group = withOneText(likePeople);
  const [source] = people as [SampleResponse];
  const copies = Array.from(
    { length: 40 },
    (_, index): SampleResponse => ({
      ...source,
      ...likePeople(index),
      texts: ['We came for the old trees along the river and stayed since our dog loves them', null],
      number: people.length + group.length + index + 1,
    }),
  );
  const organised = wavesOf([...group, ...copies]).filter(({ kind }) => kind === 'organised');
  const last = people.length + group.length;
  expect(organised.flatMap(({ members }) => members).filter((number) => number <= last)).toHaveLength(group.length);
  expect(
    organised.filter(
      ({ members }) => members.some((number) => number > last) && members.some((number) => number <= last),
    ),
  ).toEqual([]);
});
