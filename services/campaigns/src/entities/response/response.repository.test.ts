import type { Answer } from '@folkmoot/contracts';
import { campaignsUnits } from '../../testing/campaigns-units';
import type { SegmentTest } from '../survey/question-types.domain';
import type { CountedResponse, NewResponse } from './response.domain';
import { responseEntity } from './response.mongo';
import type { ResponseFilter } from './response.repository';

const { repositoriesOf } = campaignsUnits(responseEntity.models);

const now = new Date('2026-03-02T09:00:00.000Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

const responseOf = (id: string, overrides: Partial<NewResponse> = {}): NewResponse => ({
  id,
  campaignId: 'c1',
  version: 1,
  series: 1,
  round: 1,
  createdAt: now,
  completionTimeSeconds: 30,
  answers: [{ questionId: 'mood', answer: 4 }],
  deviceType: 'mobile',
  browserFamily: 'Chrome',
  totalQuestions: 1,
  questionsAnswered: 1,
  marks: [],
  isExcluded: false,
  ...overrides,
});

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('responses', () => {
  it('responses are known by id and listed newest first, by range and page', async () => {
    const { responses } = repositoriesOf('a');
    await responses.insertMany([1, 2, 3].map((index) => responseOf(`r${index}`, { createdAt: later(index) })));
    expect(await responses.findKnownIds(['r1', 'r9'])).toEqual(new Set(['r1']));
    const first = await responses.list({ campaignId: 'c1', limit: 2 });
    expect(ids(first.items)).toEqual(['r3', 'r2']);
    expect(first.items[0]).toEqual({ ...responseOf('r3', { createdAt: later(3) }), councilId: 'a' });
    const next = await responses.list({ campaignId: 'c1', limit: 2, cursor: first.nextCursor ?? undefined });
    expect([ids(next.items), next.nextCursor]).toEqual([['r1'], null]);
    const ranged = await responses.list({ campaignId: 'c1', since: later(1), before: later(3) });
    expect(ids(ranged.items)).toEqual(['r2', 'r1']);
    expect((await repositoriesOf('b').responses.list({ campaignId: 'c1' })).items).toEqual([]);
  });

  it('responses without a number are listed oldest first until they have one', async () => {
    const { responses } = repositoriesOf('a');
    await responses.insertMany([
      responseOf('r3', { createdAt: later(3) }),
      responseOf('r1', { createdAt: later(1) }),
      responseOf('r2', { createdAt: later(2), number: 9 }),
      responseOf('r5', { createdAt: later(3) }),
      responseOf('other', { campaignId: 'c2' }),
    ]);
    const unnumbered = async (limit: number) => ids((await responses.listUnnumbered('c1', { limit })).items);
    const first = await responses.listUnnumbered('c1', { limit: 2 });
    const next = await responses.listUnnumbered('c1', { limit: 2, cursor: first.nextCursor ?? undefined });
    expect([ids(first.items), ids(next.items), next.nextCursor]).toEqual([['r1', 'r3'], ['r5'], null]);
    await responses.saveNumbers(new Map([['r5', 3]]));
    expect(await unnumbered(10)).toEqual(['r1', 'r3']);
    expect(await responses.hasUnnumbered('c1')).toBe(true);
    expect(await unnumbered(1)).toEqual(['r1']);
    await responses.saveNumbers(new Map([['r1', 1]]));
    expect(await responses.find('r1')).toMatchObject({ number: 1 });
    expect(await unnumbered(10)).toEqual(['r3']);
    await responses.saveNumbers(new Map([['r3', 2]]));
    expect([await responses.hasUnnumbered('c1'), await responses.hasUnnumbered('c2')]).toEqual([false, true]);
  });

  it('responses are listed and counted by one mark or by any mark', async () => {
    const { responses } = repositoriesOf('a');
    await responses.insertMany([
      responseOf('r1'),
      responseOf('r2', { marks: ['burst', 'very_fast'], createdAt: later(1) }),
      responseOf('r3', { marks: ['late'], createdAt: later(2) }),
      responseOf('r4', { marks: ['late'], campaignId: 'c2' }),
    ]);
    const listed = async (mark: 'any' | 'late' | 'burst') => {
      const list = { campaignId: 'c1', mark };
      return [ids((await responses.list(list)).items), await responses.count(list)];
    };
    expect(await listed('any')).toEqual([['r3', 'r2'], 2]);
    expect(await listed('late')).toEqual([['r3'], 1]);
    expect(await listed('burst')).toEqual([['r2'], 1]);
    expect(await responses.count({ campaignId: 'c1', mark: 'any', since: later(2) })).toBe(1);
    expect(await repositoriesOf('b').responses.count({ campaignId: 'c1' })).toBe(0);
  });

  it('responses are found by answers, text, round, series and exclusion', async () => {
    const { responses } = repositoriesOf('a');
    const of = (id: string, answer: Answer['answer'], overrides: Partial<NewResponse> = {}) =>
      responseOf(id, { answers: [{ questionId: 'q', answer }], ...overrides });
    await responses.insertMany([
      of('east', 'o_east'),
      of('both', ['o_east', 'o_west'], { round: 2 }),
      of('four', 4, { series: 2 }),
      of('words', 'More BENCHES (a.b)*', { isExcluded: true }),
      of('other', 'o_east', { answers: [{ questionId: 'p', answer: 'o_east' }] }),
    ]);
    const idsOf = async (filter: Omit<ResponseFilter, 'campaignId'>) => {
      const list = { campaignId: 'c1', ...filter };
      const items = ids((await responses.list(list)).items).sort();
      const streamed: string[] = [];
      for await (const batch of responses.batches(list)) streamed.push(...ids([...batch]));
      expect([streamed.sort(), await responses.count(list)]).toEqual([items, items.length]);
      return items;
    };
    const answered = (...anyOf: SegmentTest[]) => ({ answers: [{ questionId: 'q', anyOf }] });
    expect(await idsOf(answered({ is: 'equal', value: 'o_east' }))).toContain('east');
    expect(await idsOf(answered({ is: 'holding', value: 'o_west' }))).toEqual(['both']);
    expect(await idsOf(answered({ is: 'first', value: 'o_east' }))).toEqual(['both']);
    expect(await idsOf(answered({ is: 'between', from: 4, to: 5 }))).toEqual(['four']);
    expect(await idsOf(answered({ is: 'between', from: 1, to: 3 }, { is: 'first', value: 'o_east' }))).toEqual([
      'both',
    ]);
    expect(await idsOf({ words: 'benches (A.B)*' })).toEqual(['words']);
    expect(await idsOf({ answers: [{ questionId: 'p', words: 'EAST' }] })).toEqual(['other']);
    expect(await idsOf({ round: 2 })).toEqual(['both']);
    expect(await idsOf({ series: [2, 3] })).toEqual(['four']);
    expect(await idsOf({ isExcluded: true })).toEqual(['words']);
    expect(await responses.count({ campaignId: 'c1' }, 2)).toBe(2);
    expect(await repositoriesOf('b').responses.count({ campaignId: 'c1', words: 'benches' })).toBe(0);
  });

  it('excluded responses have a reason, and deleted responses leave no marker', async () => {
    const { responses } = repositoriesOf('a');
    await responses.insertMany([responseOf('r1'), responseOf('r2')]);
    const exclusion = { reason: 'Spam', by: 'u', at: now };
    await repositoriesOf('b').responses.saveExclusion('r1', { isExcluded: true, exclusion });
    expect(await responses.find('r1')).toMatchObject({ isExcluded: false });
    await responses.saveExclusion('r1', { isExcluded: true, exclusion });
    expect(await responses.find('r1')).toMatchObject({ isExcluded: true, exclusion });
    await repositoriesOf('b').responses.deleteMany(['r1']);
    await responses.deleteMany(['r2']);
    expect([await responses.find('r2'), await responses.findKnownIds(['r1', 'r2'])]).toEqual([null, new Set(['r1'])]);
  });

  it('all responses are read in batches, and none after they are erased', async () => {
    const { responses } = repositoriesOf('a');
    await responses.insertMany([responseOf('r1'), responseOf('r2'), responseOf('other', { campaignId: 'c2' })]);
    const seen: string[] = [];
    for await (const batch of responses.batches({ campaignId: 'c1' })) seen.push(...ids([...batch]));
    expect(seen.sort()).toEqual(['r1', 'r2']);
    expect(await responses.eraseSomeOfCampaign('c1', 1)).toBe(true);
    expect((await responses.findKnownIds(['r1', 'r2'])).size).toBe(1);
    expect(await responses.eraseSomeOfCampaign('c1', 2)).toBe(false);
    expect(await responses.findKnownIds(['r1', 'r2', 'other'])).toEqual(new Set(['other']));
  });

  it('responses in several sorted batches arrive newest first with all counted fields', async () => {
    const { responses } = repositoriesOf('a');
    const many = Array.from({ length: 1_100 }, (_, at) =>
      responseOf(`r${at}`, { createdAt: later((at * 7) % 1_100), isExcluded: at === 5 }),
    );
    await responses.insertMany(many);
    const read: CountedResponse[] = [];
    for await (const batch of responses.batches({ campaignId: 'c1', isExcluded: false }, { isSorted: true }))
      read.push(...batch);
    const expected = many.filter(({ isExcluded }) => !isExcluded);
    expect(ids(read)).toEqual(ids(expected.toSorted((a, b) => +b.createdAt - +a.createdAt)));
    const { campaignId, version, series, round, createdAt, completionTimeSeconds, answers } = responseOf('r0');
    const expectedFields = {
      id: 'r0',
      campaignId,
      version,
      series,
      round,
      createdAt,
      completionTimeSeconds,
      answers,
    };
    expect(read.find(({ id }) => id === 'r0')).toMatchObject({ ...expectedFields, isExcluded: false });
  });

  it('an erased response leaves its id until the campaign is erased', async () => {
    const { responses } = repositoriesOf('a');
    await responses.insertMany([responseOf('r1'), responseOf('r2')]);
    await responses.erase('r1', 'c1');
    await responses.erase('not yet here', 'c1');
    expect([await responses.find('r1'), await responses.find('not yet here'), await responses.find('none')]).toEqual([
      'erased',
      'erased',
      null,
    ]);
    expect(await responses.find('r2')).toEqual({ ...responseOf('r2'), councilId: 'a' });
    expect(await repositoriesOf('b').responses.find('r2')).toBeNull();
    expect(ids((await responses.list({ campaignId: 'c1' })).items)).toEqual(['r2']);
    expect(await responses.findKnownIds(['r1', 'not yet here'])).toEqual(new Set(['r1', 'not yet here']));
    // Both markers are as many as one round takes, so there may be more of them.
    expect(await responses.eraseSomeOfCampaign('c1', 2)).toBe(true);
    expect(await responses.eraseSomeOfCampaign('c1', 2)).toBe(false);
    expect(await responses.findKnownIds(['r1', 'r2', 'not yet here'])).toEqual(new Set());
  });
});
