import type { IntegrityLevel, ResponseMark } from '@folkmoot/contracts';
import { createCampaignWatch } from './campaign-watch';

const MINUTE = 60_000;

const setUp = (integrityLevel?: IntegrityLevel) => {
  let now = 1_000_000;
  const watch = createCampaignWatch(() => now);
  const campaign = { id: 'c1', councilId: 'k1', ...(integrityLevel ? { integrityLevel } : {}) };
  const hand = (count: number, networkOf: (at: number) => string, marks: ResponseMark[] = [], isExpected = false) => {
    for (let at = 0; at < count; at += 1) watch.note({ campaign, network: networkOf(at), marks, isExpected });
  };
  const wait = (minutes: number) => {
    now += minutes * MINUTE;
  };
  const isWatchful = () => watch.watchfulSince(campaign) !== null;
  return { watch, campaign, hand, wait, isWatchful };
};

const manyNetworks = (at: number): string => `10.${at % 250}.${Math.floor(at / 250) % 250}.${at % 7}`;
const fromLibrary = (): string => '203.0.113.9';

it.each([
  [
    '200 people of a library within half an hour',
    (each: ReturnType<typeof setUp>) => {
      for (let minute = 0; minute < 30; minute += 1) {
        each.hand(7, fromLibrary);
        each.wait(1);
      }
    },
  ],
  ['200 people of a hall at once', (each: ReturnType<typeof setUp>) => each.hand(200, fromLibrary)],
  ['5,000 people who got a mailing', (each: ReturnType<typeof setUp>) => each.hand(5_000, manyNetworks)],
  [
    'a few hasty people among others',
    (each: ReturnType<typeof setUp>) => {
      each.hand(100, manyNetworks);
      each.hand(30, manyNetworks, ['very_fast']);
    },
  ],
  ['late responses', (each: ReturnType<typeof setUp>) => each.hand(100, manyNetworks, ['late'])],
  ['responses without proof', (each: ReturnType<typeof setUp>) => each.hand(100, manyNetworks, ['without_proof'])],
  ['600 people at a shared place', (each: ReturnType<typeof setUp>) => each.hand(600, fromLibrary, [], true)],
])('a campaign stays calm when it gets %s', (_, hand) => {
  const each = setUp();
  hand(each);
  expect(each.isWatchful()).toBe(false);
});

it('a campaign is watchful when many of its last responses are marked', () => {
  const { hand, isWatchful, watch } = setUp();
  hand(19, manyNetworks, ['burst']);
  expect(isWatchful()).toBe(false);
  hand(1, manyNetworks, ['burst']);
  expect(watch.list()).toMatchObject([{ campaignId: 'c1', councilId: 'k1', reason: 'marked' }]);
});

it('a campaign is watchful when far more than usual comes from few larger networks', () => {
  const { hand, watch } = setUp();
  hand(260, (at) => `198.51.100.${at % 20}`);
  expect(watch.list()).toMatchObject([{ reason: 'above_rhythm' }]);
});

it('the networks of one IPv6 site are one larger network', () => {
  const { hand, isWatchful } = setUp();
  hand(260, (at) => `2001:db8:7:${at.toString(16)}`);
  expect(isWatchful()).toBe(true);
});

it('a busy campaign is not watchful at its usual rhythm', () => {
  const { hand, wait, isWatchful } = setUp();
  // Two days of kiosks with three networks, one response in ten seconds.
  for (let window = 0; window < 576; window += 1) {
    hand(30, (at) => `192.0.2.${at % 3}`);
    wait(5);
  }
  hand(255, (at) => `192.0.2.${at % 3}`);
  expect(isWatchful()).toBe(false);
});

it('a watchful campaign stays so at half the limits, and is calm after a quarter of an hour', () => {
  const { hand, wait, isWatchful } = setUp();
  hand(30, manyNetworks, ['program']);
  for (let window = 0; window < 4; window += 1) {
    wait(10);
    hand(11, manyNetworks, ['program']);
    expect(isWatchful()).toBe(true);
  }
  wait(14);
  expect(isWatchful()).toBe(true);
  wait(1);
  expect(isWatchful()).toBe(false);
  hand(11, manyNetworks, ['program']);
  expect(isWatchful()).toBe(false);
});

it('the level of staff goes before what the last responses say', () => {
  const off = setUp('normal');
  off.hand(100, manyNetworks, ['program']);
  expect([off.isWatchful(), off.watch.list()]).toEqual([false, []]);
  const on = setUp('watchful');
  expect([on.isWatchful(), on.watch.list()]).toEqual([true, []]);
});

it('a network is known by its responses for half an hour at least, and an hour at most', () => {
  const { hand, wait, watch } = setUp();
  hand(3, fromLibrary);
  wait(29);
  hand(1, fromLibrary);
  expect(watch.seenOf('c1', fromLibrary())).toMatchObject({ count: 4 });
  expect([watch.seenOf('c2', fromLibrary()), watch.seenOf('c1', '203.0.113.8')]).toEqual([null, null]);
  wait(30);
  expect(watch.seenOf('c1', fromLibrary())).toMatchObject({ count: 4 });
  wait(31);
  expect(watch.seenOf('c1', fromLibrary())).toBeNull();
});
