import { defaultCouncilSettings } from '@folkmoot/contracts';
import { sampleCouncil } from '@folkmoot/service-kit/testing';
import * as fc from 'fast-check';
import { newCampaign } from './campaign.domain';
import type { Bind } from './repositories';

const now = new Date('2026-03-02T09:00:00.000Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

const campaignOf = (id: string, given: Partial<ReturnType<typeof newCampaign>> = {}) => ({
  ...newCampaign({ id, surveyId: `s-${id}`, createdBy: 'u', title: `Title ${id}`, description: '' }, now),
  ...given,
});

const increments = fc.record({
  responses: fc.integer({ min: 0, max: 5 }),
  seconds: fc.dictionary(fc.constantFrom('10', '35', '3600'), fc.integer({ min: 1, max: 5 })),
  questions: fc.dictionary(
    fc.constantFrom('mood', 'wish'),
    fc.dictionary(fc.constantFrom('answered', 'r1', 'r5'), fc.integer({ min: 1, max: 5 }), { minKeys: 1 }),
  ),
});
const key = { campaignId: 'c1', series: 1, round: 1, day: '2026-03-02', isExcluded: false };

/** Rollups, visits and counters. */
export const figureTests = (bind: () => Bind) => {
  describe('figures', () => {
    test('rollups, added to in any order, hold the sums', async () => {
      let campaign = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(increments, { minLength: 1, maxLength: 6 }), async (list) => {
          campaign += 1;
          const own = { ...key, campaignId: `p${campaign}` };
          const { rollups } = bind()('a');
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
    test('rollups, asked for by days, give those; over the council, count without the excluded', async () => {
      const { rollups } = bind()('a');
      const one = { responses: 2, seconds: {}, questions: {} };
      const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
      await rollups.add(days.map((day) => ({ key: { ...key, day }, increments: one })));
      await rollups.add([{ key: { ...key, isExcluded: true }, increments: one }]);
      await rollups.add([{ key: { ...key, campaignId: 'c2' }, increments: one }]);
      expect((await rollups.list('c1', { from: '2026-03-02' })).map(({ day }) => day)).toEqual([
        '2026-03-02',
        '2026-03-02',
        '2026-03-03',
      ]);
      const range = { from: '2026-03-01', to: '2026-03-02' };
      expect(await rollups.countResponses(range, [])).toBe(6);
      expect(await rollups.countResponses(range, ['c2'])).toBe(4);
      expect(await bind()('b').rollups.countResponses(range, [])).toBe(0);
    });
    test('responses of each day, by campaign: counted or all, of one round, and no day without any', async () => {
      const { rollups } = bind()('a');
      const one = { responses: 2, seconds: {}, questions: {} };
      await rollups.add([
        { key, increments: one },
        { key: { ...key, series: 2 }, increments: one },
        { key: { ...key, round: 2, day: '2026-03-03' }, increments: one },
        { key: { ...key, isExcluded: true, day: '2026-03-04' }, increments: one },
        { key: { ...key, campaignId: 'c2' }, increments: one },
        { key: { ...key, campaignId: 'c3' }, increments: { ...one, responses: 0 } },
      ]);
      const day = (campaignId: string, number: number, responses: number) => ({
        campaignId,
        day: `2026-03-0${number}`,
        responses,
      });
      expect(await rollups.listDays({})).toEqual([day('c1', 2, 4), day('c2', 2, 2), day('c1', 3, 2)]);
      expect(await rollups.listDays({ campaignId: 'c1', round: 2 })).toEqual([day('c1', 3, 2)]);
      expect(await rollups.listDays({ from: '2026-03-04', withExcluded: true })).toEqual([day('c1', 4, 2)]);
      expect(await bind()('b').rollups.listDays({})).toEqual([]);
    });
    test('visits of every campaign, in a range, add up', async () => {
      const { visits } = bind()('a');
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
      expect((await bind()('b').visits.sumByCampaign({})).size).toBe(0);
    });
    test('visits, add up by day', async () => {
      const { visits } = bind()('a');
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
      expect((await bind()('b').visits.sum('c1')).views).toBe(0);
    });
    test('visits by device, browser, referrer and question, add up over the days, each by itself (E-38)', async () => {
      const { visits } = bind()('a');
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
};

/** What spans councils, and the copies of them. */
export const sweepTests = (bind: () => Bind) => {
  test('sweeps, over all councils, find what is due and what can go', async () => {
    const own = bind()('a').campaigns;
    await own.insert(campaignOf('opens', { status: 'scheduled', startDate: now }));
    await own.insert(campaignOf('undated', { status: 'scheduled' }));
    await own.insert(campaignOf('waits', { status: 'scheduled', startDate: later(1) }));
    await own.insert(campaignOf('deleted', { status: 'active', endDate: now, deletedAt: now }));
    await own.insert(campaignOf('endless', { status: 'active' }));
    await bind()('b').campaigns.insert(campaignOf('ends', { status: 'paused', endDate: now }));
    const { sweeps } = bind()(null);
    const due = await sweeps.listDueAcrossCouncils(now);
    expect(due.map(({ campaignId, councilId }) => `${councilId}/${campaignId}`).sort()).toEqual([
      'a/opens',
      'a/undated',
      'b/ends',
    ]);
    expect(await sweeps.listDeletedBeforeAcrossCouncils(now)).toEqual([]);
    expect(await sweeps.listDeletedBeforeAcrossCouncils(later(1))).toEqual([{ campaignId: 'deleted', councilId: 'a' }]);
  });

  test('the retention clock, finds councils with a number or with a campaign that has one, deleted councils not', async () => {
    const keep = (id: string, retentionDays: number | null, isDeleted = false) => {
      const given = defaultCouncilSettings('UTC');
      const settings = { ...given, privacy: { ...given.privacy, retentionDays } };
      const copy = { id, name: id, slug: id, timezone: 'UTC', sourceRevision: 1, isDeleted };
      return bind()(id).councils.save({ ...copy, council: sampleCouncil({ id, settings }) });
    };
    await keep('a', 30);
    await keep('b', null);
    await keep('c', null);
    await keep('d', 30, true);
    for (const [council, id] of [
      ['b', 'short'],
      ['d', 'gone'],
      ['e', 'unknown'],
    ] as const) {
      await bind()(council).campaigns.insert(campaignOf(id, { retentionDays: 90 }));
    }
    await bind()('b').campaigns.insert(campaignOf('usual'));
    await bind()('b').campaigns.insert(campaignOf('deleted', { retentionDays: 7, deletedAt: now }));
    expect(await bind()(null).sweeps.listForgetfulAcrossCouncils()).toEqual(['a', 'b', 'e']);
    const own = await bind()('b').campaigns.listRetentions();
    expect(own.sort((one, other) => one.retentionDays - other.retentionDays)).toEqual([
      { campaignId: 'deleted', retentionDays: 7 },
      { campaignId: 'short', retentionDays: 90 },
    ]);
  });

  test('rounds to look at, are those of recurring campaigns that time can change, until it was noted when', async () => {
    const own = bind()('a').campaigns;
    const dueAt = async (moment: Date) => {
      const due = await bind()(null).sweeps.listRoundsDueAcrossCouncils(moment);
      return due.map(({ campaignId, councilId }) => `${councilId}/${campaignId}`).sort();
    };
    const weekly = { status: 'active', frequency: 'weekly' } as const;
    const runs = await own.insert(campaignOf('runs', weekly));
    await own.insert(campaignOf('once', { status: 'active' }));
    await own.insert(campaignOf('draft', { frequency: 'weekly' }));
    await own.insert(campaignOf('deleted', { ...weekly, deletedAt: now }));
    await own.insert(campaignOf('over', { ...weekly, status: 'completed' }));
    await bind()('b').campaigns.insert(campaignOf('theirs', { ...weekly, status: 'paused' }));
    expect(await dueAt(now)).toEqual(['a/runs', 'b/theirs']);
    await own.noteRoundsDue('runs', later(5));
    await bind()('b').campaigns.noteRoundsDue('theirs', null);
    expect([await dueAt(later(4)), await dueAt(later(5))]).toEqual([[], ['a/runs']]);
    await own.lookAtRounds(later(1));
    await bind()('b').campaigns.lookAtRounds(later(1));
    expect(await dueAt(later(1))).toEqual(['a/runs']);
    expect((await own.get('runs')).revision).toBe(runs.revision);
    await own.save({ ...runs, status: 'completed', roundsTold: { number: 2, isOpen: true } });
    expect(await dueAt(now)).toEqual(['a/runs']);
  });

  test('council copies, are one per council and replaced', async () => {
    const copy = { id: 'a', name: 'A', slug: 'a', timezone: 'UTC', sourceRevision: 1, isDeleted: false };
    const { councils } = bind()('a');
    expect(await councils.find()).toBeNull();
    await councils.save(copy);
    await councils.save({ ...copy, slug: 'aa', sourceRevision: 2 });
    expect(await councils.find()).toEqual({ ...copy, slug: 'aa', sourceRevision: 2 });
    expect(await bind()('b').councils.find()).toBeNull();
  });
};
