import { createRecentSubmissions } from './recent-submissions';

describe('responses of the last minutes', () => {
  const make = () => {
    const state = { time: 0 };
    const recent = createRecentSubmissions(() => state.time);
    let made = 0;
    const submitOne = (overrides: Partial<Parameters<typeof recent.look>[0]> = {}) => {
      made += 1;
      const own = {
        responseId: `r${made}`,
        nonce: `n${made}`,
        network: '203.0.113.9',
        campaignId: 'c1',
        isInvited: false,
      };
      return recent.look({ ...own, ...overrides });
    };
    const submitMany = (count: number, everyMs: number, overrides = {}) =>
      Array.from({ length: count }, () => {
        state.time += everyMs;
        return submitOne(overrides);
      });
    return { state, submitOne, submitMany };
  };
  const marked = (all: readonly string[][]) => all.filter((marks) => marks.length > 0).length;

  it('more than thirty responses of one network within seconds are a burst', () => {
    const { submitMany } = make();
    expect(marked(submitMany(30, 1))).toBe(0);
    expect(submitMany(5, 1)).toEqual(Array.from({ length: 5 }, () => ['burst']));
  });
  it('responses are not marked when as many arrive a second apart', () =>
    expect(marked(make().submitMany(35, 1_000))).toBe(0));
  it('more responses than a library has visitors within half an hour are a burst, at any speed', () => {
    expect(marked(make().submitMany(300, 5_000))).toBe(50);
  });
  it("slow responses of one network all day are above the campaign's pace", () => {
    const day = make().submitMany(540, 39_000);
    expect(day.filter((marks) => marks.includes('above_pace'))).toHaveLength(140);
    expect(day.filter((marks) => marks.includes('burst'))).toHaveLength(0);
  });
  it('many responses by invitation are not marked, because each invitation is used once', () => {
    expect(marked(make().submitMany(1_000, 1, { isInvited: true }))).toBe(0);
  });
  it('hundreds of responses by one mobile operator are not marked when a mailing brings thousands within an hour', () => {
    const { state, submitOne } = make();
    const marks = Array.from({ length: 5_000 }, (_, index) => {
      state.time += 700;
      return submitOne({ network: index % 10 === 0 ? 'mobile operator' : `home ${index}` });
    });
    expect(marked(marks)).toBe(0);
  });
  it('a few responses each from a hundred networks are above the pace of a campaign with a few per hour', () => {
    const { state, submitOne, submitMany } = make();
    for (let hour = 0; hour < 24; hour += 1)
      expect(marked(submitMany(5, 720_000, { network: `home ${hour}` }))).toBe(0);
    const attack = Array.from({ length: 2_500 }, (_, index) => {
      state.time += 1_000;
      return submitOne({ network: `rented ${index % 100}` });
    });
    expect(attack.filter((marks) => marks.includes('above_pace')).length).toBeGreaterThan(1_400);
  });
  it("a library's responses are within the pace when it submits as many every hour", () => {
    const { state, submitOne } = make();
    const hours = Array.from({ length: 6 * 360 }, (_, index) => {
      state.time += 10_000;
      return submitOne({ network: `library ${index % 8}` });
    });
    expect(marked(hours)).toBe(0);
  });
  it('responses are counted separately by network and campaign, and not counted without a network', () => {
    const { submitOne, submitMany } = make();
    submitMany(40, 1);
    expect([
      submitOne({ network: '203.0.113.10' }),
      submitOne({ campaignId: 'c2' }),
      submitOne({ network: null }),
    ]).toEqual([[], [], []]);
    expect(submitOne()).toEqual(['burst']);
  });
  it('only the second response is marked when a token is used twice', () => {
    const { submitOne } = make();
    expect([submitOne({ nonce: 'n' }), submitOne({ nonce: 'n' }), submitOne({ nonce: 'n' })]).toEqual([
      [],
      ['token_reused'],
      ['token_reused'],
    ]);
    expect(submitOne({ nonce: 'n', campaignId: 'c2' })).toEqual([]);
  });
  it('tokens issued before nonces existed are never marked', () => {
    const { submitOne } = make();
    expect([submitOne({ nonce: '' }), submitOne({ nonce: '' })]).toEqual([[], []]);
  });
  it('a repeated response has its first marks and is counted once', () => {
    const { submitMany, submitOne } = make();
    expect(marked(submitMany(100, 1, { responseId: 'r', nonce: 'n' }))).toBe(0);
    expect(submitOne()).toEqual([]);
  });
});
