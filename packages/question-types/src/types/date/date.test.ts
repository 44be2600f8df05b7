import type { DateKind, Question } from '@folkmoot/contracts/client';
import { visibleQuestions } from '../../core';
import { date } from './date.core';
import { readDate } from './read-date';

const question = (dateKind: DateKind, dateRange?: Question['dateRange']): Question => ({
  id: 'q1',
  type: 'date',
  title: 'When?',
  required: false,
  dateKind,
  dateRange,
});

const counted = (asked: Question, ...answers: string[]) => {
  const sums: Record<string, number> = {};
  for (const answer of answers)
    for (const [name, by] of Object.entries(date.increments(answer, asked))) sums[name] = (sums[name] ?? 0) + by;
  return date.result(sums, asked).distribution.map(({ label, count }) => [label, count]);
};

describe('reading a date', () => {
  it.each([
    ['2026-05-04', '2026-05-04'],
    ['4/5/2026', '2026-05-04'],
    ['04.05.26', '2026-05-04'],
    ['27/3/2026', '2026-03-27'],
    ['3/27/2026', '2026-03-27'],
    ['4 May 2026', '2026-05-04'],
    ['4th of May, 2026', '2026-05-04'],
    ['May 4, 2026', '2026-05-04'],
    ['4. Mai 2026', '2026-05-04'],
    ['4 de mayo de 2026', '2026-05-04'],
    ['1er août 2026', '2026-08-01'],
    ['4 Mehefin 2026', '2026-06-04'],
    ['٤/٥/٢٠٢٦', '2026-05-04'],
    ['31/2/2026', null],
    ['2026-13-01', null],
    ['yesterday', null],
    ['4 5', null],
  ])('%j is %j', (written, value) => expect(readDate(written, 'date')).toBe(value));

  it.each([
    ['14:30', '14:30'],
    ['14.30', '14:30'],
    ['1430', '14:30'],
    ['14h30', '14:30'],
    ['14:30:15', '14:30'],
    ['2pm', '14:00'],
    ['2:30 p.m.', '14:30'],
    ['12 am', '00:00'],
    ['9 Uhr', '09:00'],
    ['7', null],
    ['24:00', null],
    ['13 pm', null],
    ['noon', null],
  ])('time %j is %j', (written, value) => expect(readDate(written, 'time')).toBe(value));

  it.each([
    ['2026-05-04T14:30', '2026-05-04T14:30'],
    ['2026-05-04T14:30:00', '2026-05-04T14:30'],
    ['4/5/2026 14:30', '2026-05-04T14:30'],
    ['4 May 2026 at 2 pm', '2026-05-04T14:00'],
    ['4 May 2026', null],
  ])('moment %j is %j', (written, value) => expect(readDate(written, 'datetime')).toBe(value));
});

describe('a question for a date', () => {
  it('accepts only days within its bounds, and never a year that nobody can mean', () => {
    const may = question('date', { min: '2026-05-01', max: '2026-05-31' });
    expect(['2026-04-30', '2026-05-01', '31 May 2026', '2026-06-01'].map((raw) => date.parse(raw, may).ok)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(date.parse('9000-01-01', question('date')).ok).toBe(false);
  });
  it('ignores bounds of another kind', () => {
    const asked = question('time', { min: '2026-05-01', max: '18:00' });
    expect(date.normalise(asked).dateRange).toEqual({ max: '18:00' });
    expect(['08:00', '18:01'].map((raw) => date.parse(raw, asked).ok)).toEqual([true, false]);
  });
  it('reports bounds that no calendar has or that exclude each other', () => {
    expect(date.problems(question('date', { min: '2026-02-30' }))).toEqual([
      'has an earliest or latest day that is in no calendar',
    ]);
    expect(date.problems(question('date', { min: '2026-05-02', max: '2026-05-01' }))).toEqual([
      'has an earliest day or time that is after the latest one',
    ]);
  });
  it('counts by day within a month, by week within half a year, by month beyond, and by year over many', () => {
    const may = question('date', { min: '2026-05-01', max: '2026-05-31' });
    expect(counted(may, '2026-05-04', '2026-05-06', '2026-05-06')).toEqual([
      ['4 May 2026', 1],
      ['5 May 2026', 0],
      ['6 May 2026', 2],
    ]);
    const spring = question('date', { min: '2026-03-01', max: '2026-06-30' });
    expect(counted(spring, '2026-05-04', '2026-05-10', '2026-05-11')).toEqual([
      ['Week of 4 May 2026', 2],
      ['Week of 11 May 2026', 1],
    ]);
    expect(counted(question('date'), '2026-05-04', '2026-07-01')).toEqual([
      ['May 2026', 1],
      ['Jun 2026', 0],
      ['Jul 2026', 1],
    ]);
    expect(counted(question('date'), '1999-05-04', '2004-07-01')).toEqual([
      ['1999', 1],
      ['2000', 0],
      ['2001', 0],
      ['2002', 0],
      ['2003', 0],
      ['2004', 1],
    ]);
  });
  it('counts times by hour, and days with times by their day', () => {
    expect(counted(question('time'), '08:10', '08:50', '10:00')).toEqual([
      ['08:00 – 08:59', 2],
      ['09:00 – 09:59', 0],
      ['10:00 – 10:59', 1],
    ]);
    const may = question('datetime', { min: '2026-05-01', max: '2026-05-31' });
    expect(counted(may, '2026-05-04T08:00')).toEqual([['4 May 2026', 1]]);
  });
  it.each([
    ['date', '2026-05-04', 'less_than', '20260505', true],
    ['date', '2026-05-05', 'less_than', '20260505', false],
    ['date', '2026-05-05', 'equals', '20260505', true],
    ['date', '2025-12-31', 'greater_than', '20260101', false],
    ['date', '2026-05-06', 'greater_than', '20260505', true],
    ['datetime', '2026-05-05T23:59', 'equals', '20260505', true],
    ['datetime', '2026-05-05T23:59', 'greater_than', '20260505', false],
    ['time', '09:05', 'equals', '0905', true],
    ['time', '09:05', 'less_than', '1000', true],
    ['time', '18:30', 'greater_than', '0930', true],
    // A condition of an earlier version.
    ['date', '2026-05-04', 'answered', '', true],
  ] as const)('%s %s %s %s decides a condition: %s', (kind, answer, operator, value, isShown) => {
    const next: Question = { id: 'q2', type: 'text', title: '', required: false };
    const showIf = { questionId: 'q1', operator, value };
    const seen = visibleQuestions([question(kind), { ...next, showIf }], { q1: answer });
    expect(seen.some(({ id }) => id === 'q2')).toBe(isShown);
  });
  it('reads the value of a condition only when it is a day of the calendar, or a time', () => {
    const read = (kind: DateKind) => (value: string | number) => date.moments?.fromCondition(value, question(kind));
    expect([20260504, '20260231', '1430', '', 'soon'].map(read('date'))).toEqual(['2026-05-04', '', '', '', '']);
    expect(['1430', '0905', '2460', '20260504'].map(read('time'))).toEqual(['14:30', '09:05', '', '']);
    expect(date.moments?.toCondition('2026-05-04')).toBe('20260504');
  });
  it('says an answer and its settings in words', () => {
    expect(date.toText('2026-05-04T14:30', question('datetime'))).toBe('4 May 2026 at 14:30');
    expect(date.settingsText(question('date', { min: '2026-05-01' }))).toBe('A date; from 1 May 2026');
  });
});
