import { findWaves, traceOf } from './index';
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
const withOneText = (like: (index: number) => Pick<SampleResponse, 'at' | 'seconds'>): SampleResponse[] => {
  const dice = createDice(5);
  return Array.from({ length: 60 }, (_, index): SampleResponse => {
    const other = people[(index * 31) % people.length] as SampleResponse;
    const closed = answers.map((value, question) => (dice.chance(0.12) ? (other.closed[question] ?? value) : value));
    return { ...other, ...like(index), closed, texts: [TEXT, null], marks: [], number: people.length + index + 1 };
  });
};

const kindsOf = (responses: readonly SampleResponse[]): string[] => {
  const traces = [...people, ...responses].map((response) => traceOf(response, sampleShape, key));
  const waves = findWaves(traces, { shape: sampleShape, circumstances: sampleCircumstances, decided: [] });
  const last = people.length;
  return waves.filter(({ members }) => members.some((number) => number > last)).map(({ kind }) => kind);
};

test('one text with nearly the same answers is doubtful when it comes at night too and after even times', () => {
  const opens = Math.min(...people.map(({ at }) => at));
  const program = withOneText((index) => ({
    at: opens + Math.floor(((index * 0.618) % 1) * 20 * DAY),
    seconds: 70 + ((index * 7) % 25),
  }));
  expect(kindsOf(program)).toEqual(['doubtful']);
});

test('one text with nearly the same answers is organised when it comes at the hours and after the times of people', () => {
  const group = withOneText((index) => {
    const { at, seconds } = people[(index * 37) % people.length] as SampleResponse;
    return { at: at + 1, seconds };
  });
  expect(kindsOf(group)).toEqual(['organised']);
});
