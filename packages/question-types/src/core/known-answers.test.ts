import type { AnswerValue } from '@folkmoot/contracts/client';
import { onceForEachAnswer } from './known-answers';

const counting = () => {
  const computed: (AnswerValue | undefined)[] = [];
  const compute = onceForEachAnswer((answer) => {
    computed.push(answer);
    return JSON.stringify(answer);
  });
  return { computed, compute };
};

describe('onceForEachAnswer', () => {
  it('computes once when an answer is repeated', () => {
    const { computed, compute } = counting();
    expect([compute('a'), compute('a'), compute(['a', 'b']), compute(['a', 'b'])]).toEqual([
      '"a"',
      '"a"',
      '["a","b"]',
      '["a","b"]',
    ]);
    expect(computed).toEqual(['a', ['a', 'b']]);
  });

  it('computes separately for a list and a text that look alike', () => {
    const answers = ['4', 4, ['4'], '', [], undefined, 'a\u0000b', ['a', 'b']];
    const { compute } = counting();
    const expected = answers.map((answer) => JSON.stringify(answer));
    expect([answers.map(compute), answers.map(compute)]).toEqual([expected, expected]);
  });

  it('computes each time when the answer is long or the cache is full', () => {
    const { computed, compute } = counting();
    const long = 'w'.repeat(61);
    expect([compute(long), compute(long), computed.length]).toEqual([`"${long}"`, `"${long}"`, 2]);
    for (let round = 0; round < 2; round++) for (let number = 0; number < 600; number++) compute(number);
    expect(computed).toHaveLength(2 + 600 + 100);
  });
});
