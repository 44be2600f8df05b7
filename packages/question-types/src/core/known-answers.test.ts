import type { AnswerValue } from '@folkmoot/contracts/client';
import { onceForEachAnswer } from './known-answers';

const counting = () => {
  const asked: (AnswerValue | undefined)[] = [];
  const told = onceForEachAnswer((answer) => {
    asked.push(answer);
    return JSON.stringify(answer);
  });
  return { asked, told };
};

describe('what is computed of an answer', () => {
  it('that comes again, is computed once', () => {
    const { asked, told } = counting();
    expect([told('a'), told('a'), told(['a', 'b']), told(['a', 'b'])]).toEqual([
      '"a"',
      '"a"',
      '["a","b"]',
      '["a","b"]',
    ]);
    expect(asked).toEqual(['a', ['a', 'b']]);
  });

  it('is its own for each of those that look alike', () => {
    const given = ['4', 4, ['4'], '', [], undefined, 'a\u0000b', ['a', 'b']];
    const { told } = counting();
    const expected = given.map((answer) => JSON.stringify(answer));
    expect([given.map(told), given.map(told)]).toEqual([expected, expected]);
  });

  it('that is long, or one of very many, is computed each time', () => {
    const { asked, told } = counting();
    const long = 'w'.repeat(61);
    expect([told(long), told(long), asked.length]).toEqual([`"${long}"`, `"${long}"`, 2]);
    for (let round = 0; round < 2; round++) for (let number = 0; number < 600; number++) told(number);
    expect(asked).toHaveLength(2 + 600 + 100);
  });
});
