import { createRecentSubmissions } from './recent-submissions';

describe('responses of the last minutes', () => {
  const make = () => {
    const state = { time: 0 };
    const recent = createRecentSubmissions(() => state.time);
    let made = 0;
    const one = (given: Partial<Parameters<typeof recent.look>[0]> = {}) => {
      made += 1;
      const own = { responseId: `r${made}`, nonce: `n${made}`, network: '203.0.113.9', campaignId: 'c1' };
      return recent.look({ ...own, ...given });
    };
    const many = (count: number, everyMs: number, given = {}) =>
      Array.from({ length: count }, () => {
        state.time += everyMs;
        return one(given);
      });
    return { state, one, many };
  };
  const marked = (all: readonly string[][]) => all.filter((marks) => marks.length > 0).length;

  it('thirty of one network within seconds: nothing odd, more of them: a burst', () => {
    const { many } = make();
    expect(marked(many(30, 1))).toBe(0);
    expect(many(5, 1)).toEqual(Array.from({ length: 5 }, () => ['burst']));
  });
  it('the same number, by pauses: nothing odd', () => expect(marked(make().many(35, 1_000))).toBe(0));
  it('more than a library has visitors, however slowly within half an hour: a burst', () => {
    expect(marked(make().many(300, 5_000))).toBe(50);
  });
  it('of another network, for another campaign, or where nobody tells: counted apart', () => {
    const { one, many } = make();
    many(40, 1);
    expect([one({ network: '203.0.113.10' }), one({ campaignId: 'c2' }), one({ network: null })]).toEqual([[], [], []]);
    expect(one()).toEqual(['burst']);
  });
  it('a token that serves twice: the second response, and only that, is odd', () => {
    const { one } = make();
    expect([one({ nonce: 'n' }), one({ nonce: 'n' }), one({ nonce: 'n' })]).toEqual([
      [],
      ['token_reused'],
      ['token_reused'],
    ]);
    expect(one({ nonce: 'n', campaignId: 'c2' })).toEqual([]);
  });
  it('tokens of before there were nonces: never odd', () => {
    const { one } = make();
    expect([one({ nonce: '' }), one({ nonce: '' })]).toEqual([[], []]);
  });
  it('the same response sent again and again: what it was the first time, and it counts once', () => {
    const { many, one } = make();
    expect(marked(many(100, 1, { responseId: 'r', nonce: 'n' }))).toBe(0);
    expect(one()).toEqual([]);
  });
});
