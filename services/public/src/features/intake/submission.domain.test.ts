import { completionSeconds, isWithinGrace, marksOf } from './submission.domain';

const now = new Date('2026-03-10T12:00:00.000Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const DAY = 86_400;

describe('completion seconds (E-15)', () => {
  it.each([
    ['are those that the device measured', 42.4, 100, 42],
    ['are never more than the age of the token', 5000, 100, 100],
    ['are the age of the token when the device sends none', undefined, 100, 100],
    ['are zero when the token is from the future', 10, -50, 0],
  ])('completion seconds %s', (_, elapsed, age, expected) => {
    expect(completionSeconds(elapsed, before(age), now)).toBe(expected);
  });
});

describe('answers after the close', () => {
  it.each([
    ['are accepted when the round has no end', null, true],
    ['are accepted when the close was exactly seven days ago', before(7 * DAY), true],
    ['are refused when the close was a second longer ago', before(7 * DAY + 1), false],
  ])('answers %s', (_, closesAt, expected) => {
    expect(isWithinGrace(closesAt, now)).toBe(expected);
  });
});

describe('marks', () => {
  const numbers = (count: number, value: (index: number) => number = () => 3) =>
    Array.from({ length: count }, (_, index) => ({ questionId: `q${index}`, answer: value(index) }));
  const marks = (overrides: Partial<Parameters<typeof marksOf>[0]> = {}) =>
    marksOf({
      now,
      closesAt: null,
      isPaused: false,
      seconds: 60,
      answers: numbers(4),
      isTrapped: false,
      isProgram: false,
      isWithoutPage: false,
      recent: [],
      ...overrides,
    });
  it('an ordinary response has no mark', () => expect(marks()).toEqual([]));
  it('a response at the moment of the close is late', () => expect(marks({ closesAt: now })).toEqual(['late']));
  it('a response before the close is not late', () => expect(marks({ closesAt: before(-1) })).toEqual([]));
  it('a response is marked when the campaign is paused', () =>
    expect(marks({ isPaused: true })).toEqual(['received_while_paused']));
  it('a response is marked when the hidden field is filled in', () =>
    expect(marks({ isTrapped: true })).toEqual(['trap_filled']));
  it('a response is marked when the user agent is a program', () =>
    expect(marks({ isProgram: true })).toEqual(['program']));
  it('a response is marked when it is not from the page of the survey', () =>
    expect(marks({ isWithoutPage: true })).toEqual(['no_page']));
  it('a response has the marks of its comparison with others', () =>
    expect(marks({ recent: ['burst'] })).toEqual(['burst']));
  it.each([
    [1, 1, true],
    [2, 1, false],
    [9, 20, true],
    [10, 20, false],
  ])('%d seconds for %d answers: very fast is %s', (seconds, answered, expected) => {
    const answers = numbers(answered, (index) => index);
    expect(marks({ seconds, answers }).includes('very_fast')).toBe(expected);
  });
  it.each([
    ['the same number eight times, quickly', 8, () => 3, 15, true],
    ['the same, with time to read', 8, () => 3, 16, false],
    ['the same seven times', 7, () => 3, 10, false],
    ['one that differs', 8, (index: number) => (index === 5 ? 4 : 3), 10, false],
  ] as const)('%s: straight-lined or not', (_, count, value, seconds, expected) => {
    expect(marks({ seconds, answers: numbers(count, value) }).includes('straight_lined')).toBe(expected);
  });
  it('a response can have all marks', () => {
    const all = {
      closesAt: now,
      isPaused: true,
      seconds: 0,
      isTrapped: true,
      recent: ['burst', 'token_reused'] as const,
    };
    expect(marks({ ...all, answers: numbers(8) })).toEqual([
      'late',
      'received_while_paused',
      'very_fast',
      'straight_lined',
      'trap_filled',
      'burst',
      'token_reused',
    ]);
  });
});
