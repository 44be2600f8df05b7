import * as fc from 'fast-check';
import { campaignsUnits } from '../../testing/campaigns-units';
import { visitEntity } from '../visit/visit.mongo';
import { counterEntity } from './counter.mongo';
import { rollupEntity } from './rollup.mongo';

// One file for all figures, because starting a file takes longer than its tests.
const entities = [rollupEntity, counterEntity, visitEntity];
const { repositoriesOf } = campaignsUnits(entities.flatMap(({ models }) => models));

const increments = fc.record({
  responses: fc.integer({ min: 0, max: 5 }),
  seconds: fc.dictionary(fc.constantFrom('10', '35', '3600'), fc.integer({ min: 1, max: 5 })),
  questions: fc.dictionary(
    fc.constantFrom('mood', 'wish'),
    fc.dictionary(fc.constantFrom('answered', 'r1', 'r5'), fc.integer({ min: 1, max: 5 }), { minKeys: 1 }),
  ),
});
const key = { campaignId: 'c1', series: 1, round: 1, day: '2026-03-02', isExcluded: false };

describe('rollups', () => {
  it('rollups contain the sums when contributions are added in any order', async () => {
    let campaign = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(increments, { minLength: 1, maxLength: 6 }), async (list) => {
        campaign += 1;
        const own = { ...key, campaignId: `p${campaign}` };
        const { rollups } = repositoriesOf('a');
        await rollups.add(list.map((each) => ({ key: own, increments: each })));
        const [stored] = await rollups.list(own.campaignId);
        const sum = (of: (each: (typeof list)[number]) => number | undefined) =>
          list.reduce((total, each) => total + (of(each) ?? 0), 0);
        expect(stored?.responses).toBe(sum(({ responses }) => responses));
        expect(stored?.seconds['35'] ?? 0).toBe(sum(({ seconds }) => seconds['35']));
        expect(stored?.questions.mood?.r5 ?? 0).toBe(sum(({ questions }) => questions.mood?.r5));
      }),
      { numRuns: 12 },
    );
  });

  it('rollups are listed by days, and the council count leaves out excluded responses', async () => {
    const { rollups } = repositoriesOf('a');
    const increments = { responses: 2, seconds: {}, questions: {} };
    const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
    await rollups.add(days.map((day) => ({ key: { ...key, day }, increments })));
    await rollups.add([{ key: { ...key, isExcluded: true }, increments }]);
    await rollups.add([{ key: { ...key, campaignId: 'c2' }, increments }]);
    expect((await rollups.list('c1', { from: '2026-03-02' })).map(({ day }) => day)).toEqual([
      '2026-03-02',
      '2026-03-02',
      '2026-03-03',
    ]);
    const range = { from: '2026-03-01', to: '2026-03-02' };
    expect(await rollups.countResponses(range, [])).toBe(6);
    expect(await rollups.countResponses(range, ['c2'])).toBe(4);
    expect(await repositoriesOf('b').rollups.countResponses(range, [])).toBe(0);
  });

  it('responses per day are listed by campaign, exclusion and round, without days that have none', async () => {
    const { rollups } = repositoriesOf('a');
    const increments = { responses: 2, seconds: {}, questions: {} };
    await rollups.add([
      { key, increments },
      { key: { ...key, series: 2 }, increments },
      { key: { ...key, round: 2, day: '2026-03-03' }, increments },
      { key: { ...key, isExcluded: true, day: '2026-03-04' }, increments },
      { key: { ...key, campaignId: 'c2' }, increments },
      { key: { ...key, campaignId: 'c3' }, increments: { ...increments, responses: 0 } },
    ]);
    const day = (campaignId: string, number: number, responses: number) => ({
      campaignId,
      day: `2026-03-0${number}`,
      responses,
    });
    expect(await rollups.listDays({})).toEqual([day('c1', 2, 4), day('c2', 2, 2), day('c1', 3, 2)]);
    expect(await rollups.listDays({ campaignId: 'c1', round: 2 })).toEqual([day('c1', 3, 2)]);
    expect(await rollups.listDays({ from: '2026-03-04', withExcluded: true })).toEqual([day('c1', 4, 2)]);
    expect(await repositoriesOf('b').rollups.listDays({})).toEqual([]);
  });
});

describe('counters', () => {
  it('every change of a counter increases its revision and makes its figures unannounced', async () => {
    const { counters } = repositoriesOf('a');
    const unannounced = () => repositoriesOf(null).counterSweep.listUnannouncedAcrossCouncils(10);
    await counters.insert('c1', 'UTC');
    await counters.change('c1', { responses: 2 });
    const counter = await counters.get('c1');
    expect(counter).toMatchObject({ responses: 2, zone: 'UTC', revision: 2 });
    expect(await unannounced()).toEqual([{ campaignId: 'c1', councilId: 'a' }]);
    expect(await counters.takeUnannounced('c1')).toEqual(counter);
    expect(await unannounced()).toEqual([]);
    expect(await counters.takeUnannounced('c1')).toBeNull();
    await counters.change('c1', { responses: 1 });
    expect(await counters.takeUnannounced('c1')).toMatchObject({ responses: 3, revision: 3 });
    await expect(counters.change('missing', {})).rejects.toMatchObject({ code: 'campaign_not_found' });
    expect(await repositoriesOf('b').counters.list(['c1'])).toEqual([]);
  });

  it('a counter stores the state of the response numbers without a change of the figures', async () => {
    const { counters } = repositoriesOf('a');
    await counters.insert('c1', 'UTC');
    const before = await counters.get('c1');
    expect(before.numbers).toBeNull();
    const numbers = { last: 9, older: 7, olderGiven: 3 };
    await counters.saveNumbers('c1', numbers);
    expect(await counters.get('c1')).toEqual({ ...before, numbers });
    await counters.change('c1', { responses: 1, numbers: { ...numbers, last: 10 } });
    expect(await counters.get('c1')).toMatchObject({ responses: 1, numbers: { last: 10, older: 7, olderGiven: 3 } });
    await counters.markCurrent('c1');
    expect(await repositoriesOf(null).counterSweep.listOutdatedAcrossCouncils(10)).toEqual([]);
  });

  it('a counter with another time zone is marked until its recount is done', async () => {
    const { counters } = repositoriesOf('a');
    const waiting = () => repositoriesOf(null).counterSweep.listToRecountAcrossCouncils();
    await counters.insert('c1', 'UTC');
    await counters.insert('c2', 'Europe/London');
    await counters.askForRecount('Europe/London');
    expect(await waiting()).toEqual([{ campaignId: 'c1', councilId: 'a' }]);
    await counters.replace('c1', { responses: 7, zone: 'Europe/London' });
    expect(await waiting()).toEqual([]);
    expect(await counters.get('c1')).toMatchObject({ responses: 7, zone: 'Europe/London' });
  });
});

describe('visits', () => {
  it('visits of every campaign in a range are added up', async () => {
    const { visits } = repositoriesOf('a');
    const counts = { views: 4, starts: 3, completes: 2, abandons: 1 };
    for (const [id, day] of [
      ['c1', 1],
      ['c1', 2],
      ['c2', 2],
    ] as const)
      await visits.add(id, `2026-03-0${day}`, counts);
    const sums = await visits.sumByCampaign({ from: '2026-03-01', to: '2026-03-02' });
    expect([...sums].sort()).toEqual([
      ['c1', { starts: 6, completes: 4 }],
      ['c2', { starts: 3, completes: 2 }],
    ]);
    expect((await visits.sumByCampaign({ from: '2026-03-02' })).get('c1')).toEqual({ starts: 3, completes: 2 });
    expect((await repositoriesOf('b').visits.sumByCampaign({})).size).toBe(0);
  });

  it('visits are added up by day', async () => {
    const { visits } = repositoriesOf('a');
    const counts = { views: 4, starts: 3, completes: 2, abandons: 1 };
    await visits.add('c1', '2026-03-01', counts);
    await visits.add('c1', '2026-03-01', counts);
    await visits.add('c1', '2026-03-02', counts);
    expect(await visits.sum('c1', { to: '2026-03-01' })).toMatchObject({
      views: 8,
      starts: 6,
      completes: 4,
      abandons: 2,
    });
    expect((await visits.sum('c1')).views).toBe(12);
    expect((await repositoriesOf('b').visits.sum('c1')).views).toBe(0);
  });

  it('visits by device, browser, referrer and question are added up over the days separately (E-38)', async () => {
    const { visits } = repositoriesOf('a');
    const counts = { views: 2, starts: 1, completes: 0, abandons: 1 };
    await visits.add('c1', '2026-03-01', {
      ...counts,
      deviceTypes: { mobile: { views: 2, starts: 1, abandons: 1 } },
      browserFamilies: { Safari: { views: 2 } },
      referrerTypes: { qr_code: { views: 2 } },
      stops: { q_1: 1 },
    });
    await visits.add('c1', '2026-03-01', { ...counts, deviceTypes: { mobile: { views: 1 }, tablet: { views: 1 } } });
    await visits.add('c1', '2026-03-02', { ...counts, stops: { q_1: 1, q_2: 3 } });
    expect(await visits.sum('c1')).toEqual({
      views: 6,
      starts: 3,
      completes: 0,
      abandons: 3,
      deviceTypes: { mobile: { views: 3, starts: 1, abandons: 1 }, tablet: { views: 1 } },
      browserFamilies: { Safari: { views: 2 } },
      referrerTypes: { qr_code: { views: 2 } },
      stops: { q_1: 2, q_2: 3 },
    });
  });
});
