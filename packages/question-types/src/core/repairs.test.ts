import type { Condition, Question } from '@folkmoot/contracts/client';
import { applyRepair, checkSurvey, type Repair } from '../core';
import { options, question, survey, when } from '../testing/questions';

const choice = (id: string) => question(id, { type: 'dropdown', options: options('x', 'y', 'z') });
const all = (...conditions: Condition[]) => ({ join: 'all' as const, conditions });
const check = (questions: Question[]) => checkSurvey(survey(questions));
const errors = (questions: Question[]) => check(questions).filter(({ severity }) => severity === 'error');

describe('repairs', () => {
  const mend = (questions: Question[], kind: Repair['kind'], choose?: string) => {
    const repair = check(questions)
      .flatMap(({ repairs = [] }) => repairs)
      .find((each) => each.kind === kind);
    if (!repair) throw new Error(`no repair ${kind}`);
    return applyRepair(survey(questions), repair, choose).questions;
  };
  it.each<[Repair['kind'], Question[], string | undefined]>([
    ['remove_condition', [question('a'), question('b', { showIf: when('gone', 'answered') })], undefined],
    ['move_below', [question('b', { showIf: when('a', 'answered') }), question('a')], undefined],
    ['choose_option', [choice('a'), question('b', { showIf: when('a', 'contains', 'gone') })], 'y'],
    ['choose_operator', [question('a'), question('b', { showIf: when('a', 'less_than', 'x') })], 'equals'],
    [
      'join_any',
      [choice('a'), question('b', { showIf: all(when('a', 'contains', 'x'), when('a', 'contains', 'y')) })],
      undefined,
    ],
    [
      'remove_conditions',
      [choice('a'), question('b', { showIf: all(when('a', 'contains', 'x'), when('a', 'contains', 'y')) })],
      undefined,
    ],
  ])('%s solves its problem (E-82)', (kind, questions, choose) => {
    expect(errors(mend(questions, kind, choose))).toEqual([]);
  });
  it('removing one of several conditions leaves the others unchanged', () => {
    const questions = [choice('a'), question('b', { showIf: all(when('gone', 'answered'), when('a', 'answered')) })];
    expect(mend(questions, 'remove_condition')[1]?.showIf).toEqual(when('a', 'answered'));
  });
  it('a removal is offered for contradicting conditions only when it solves the problem', () => {
    const showIf = all(when('a', 'contains', 'x'), when('a', 'contains', 'y'), when('b', 'answered'));
    const [problem] = errors([choice('a'), question('b'), question('c', { showIf })]);
    expect(problem?.repairs?.map(({ label }) => label)).toEqual([
      'Show it when any condition is met',
      'Remove condition 1',
      'Remove condition 2',
      'Always show the question',
    ]);
  });
});
