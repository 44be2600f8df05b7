import { NOW } from '../../testing/samples';
import { testContext } from '../../testing/test-context';

const { repositoriesOf } = testContext();
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

const campaign = (id: string, councilId: string, revision: number, isDeleted = false) =>
  ({ id, councilId, title: 'Park', status: 'active', isDeleted, revision }) as const;

describe('usage', () => {
  test('usage is that of the highest revision, without deleted campaigns, when events arrive in any order', async () => {
    const { usage } = repositoriesOf();
    await usage.noteResponses('c1', 'a', 30, 2);
    await usage.noteResponses('c1', 'a', 10, 1);
    await usage.noteResponses('c2', 'a', 5, 1);
    await usage.noteCampaign(campaign('c3', 'b', 2, true));
    await usage.noteCampaign(campaign('c3', 'b', 1));
    await usage.noteCampaign(campaign('c4', 'b', 1));
    const expected = { a: { campaigns: 2, responses: 35 }, b: { campaigns: 1, responses: 0 } };
    expect(await usage.ofCouncils(['a', 'b', 'c'])).toEqual(expected);
    await usage.noteCampaign(campaign('c1', 'a', 3, true));
    expect(await usage.ofCouncils(['a'])).toEqual({ a: { campaigns: 1, responses: 5 } });
    expect(await usage.listCampaigns('a', 10)).toEqual([{ id: 'c2', title: '', status: null, responses: 5 }]);
    expect(await usage.listCampaigns('b', 1)).toEqual([{ id: 'c4', title: 'Park', status: 'active', responses: 0 }]);
  });

  test('usage of a month and of the storage is the latest when events arrive in any order', async () => {
    const { usage } = repositoriesOf();
    await usage.noteMonth('a', '2026-03', 20, later(2));
    await usage.noteMonth('a', '2026-03', 10, later(1));
    await usage.noteMonth('b', '2026-03', 5, later(1));
    await usage.noteMonth('c', '2026-02', 400, later(1));
    expect([await usage.countMonth('2026-03'), await usage.countMonth('2026-03', 'b')]).toEqual([25, 5]);
    expect(await usage.countMonth('2026-03', 'c')).toBe(0);
    expect(await usage.storageOf('a')).toEqual({ files: 0, bytes: 0, countedAt: null });
    await usage.noteStorage('a', { files: 2, bytes: 300, countedAt: later(2), revision: 3 });
    await usage.noteStorage('a', { files: 9, bytes: 900, countedAt: later(2), revision: 2 });
    expect(await usage.storageOf('a')).toEqual({ files: 2, bytes: 300, countedAt: later(2) });
    await usage.noteStorage('a', { files: 3, bytes: 400, countedAt: later(2), revision: 4 });
    expect(await usage.storageOf('a')).toEqual({ files: 3, bytes: 400, countedAt: later(2) });
    expect(await usage.countMonth('2026-03', 'a')).toBe(20);
  });
});
