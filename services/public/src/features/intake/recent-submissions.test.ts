import { createRecentSubmissions } from './recent-submissions';

describe('responses of the last minutes', () => {
  const make = () => {
    const state = { time: 0 };
    const recent = createRecentSubmissions(() => state.time);
    let made = 0;
    const one = (given: Partial<Parameters<typeof recent.look>[0]> = {}) => {
      made += 1;
      const own = {
        responseId: `r${made}`,
        nonce: `n${made}`,
        network: '203.0.113.9',
        campaignId: 'c1',
        isInvited: false,
      };
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
  it('one network all day long, slowly: far above the pace of the campaign', () => {
    const day = make().many(540, 39_000);
    expect(day.filter((marks) => marks.includes('above_pace'))).toHaveLength(140);
    expect(day.filter((marks) => marks.includes('burst'))).toHaveLength(0);
  });
  it('many by invitations, each of which can be used once: nothing odd', () => {
    expect(marked(make().many(1_000, 1, { isInvited: true }))).toBe(0);
  });
  it('a mailing with thousands of answers within an hour, hundreds of them by one mobile operator: nothing odd', () => {
    const { state, one } = make();
    const marks = Array.from({ length: 5_000 }, (_, index) => {
      state.time += 700;
      return one({ network: index % 10 === 0 ? 'mobile operator' : `home ${index}` });
    });
    expect(marked(marks)).toBe(0);
  });
  it('a hundred networks with a few each, in a campaign that gets a few an hour: far above its pace', () => {
    const { state, one, many } = make();
    for (let hour = 0; hour < 24; hour += 1) expect(marked(many(5, 720_000, { network: `home ${hour}` }))).toBe(0);
    const attack = Array.from({ length: 2_500 }, (_, index) => {
      state.time += 1_000;
      return one({ network: `rented ${index % 100}` });
    });
    expect(attack.filter((marks) => marks.includes('above_pace')).length).toBeGreaterThan(1_400);
  });
  it('libraries that hand in as many every hour: the pace of their campaign', () => {
    const { state, one } = make();
    const hours = Array.from({ length: 6 * 360 }, (_, index) => {
      state.time += 10_000;
      return one({ network: `library ${index % 8}` });
    });
    expect(marked(hours)).toBe(0);
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
