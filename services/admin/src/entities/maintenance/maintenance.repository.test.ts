import { testContext } from '../../testing/test-context';

const { repositoriesOf } = testContext();
const DAY_MS = 86_400_000;
const SPAN_MS = 300_000;
/** Start of yesterday: the collections have a TTL, so the sample must not be old. */
const DAY = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS);
const at = (spans: number): Date => new Date(DAY.getTime() + spans * SPAN_MS);
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

const announced = (id: string, from: number, to: number) => ({
  id,
  text: `Maintenance ${id}`,
  startsAt: at(from),
  endsAt: at(to),
  announcedAt: at(0),
});

describe('maintenance', () => {
  test('an announcement is read back with all fields and is not found when it was withdrawn', async () => {
    const { maintenances } = repositoriesOf();
    await maintenances.add(announced('a', 1, 2));
    expect(await maintenances.get('a')).toEqual(announced('a', 1, 2));
    await maintenances.delete('a');
    await maintenances.delete('a');
    await expect(maintenances.get('a')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('announcements are listed latest start first, page by page', async () => {
    const { maintenances } = repositoriesOf();
    for (const [id, from] of [
      ['a', 2],
      ['b', 5],
      ['c', 3],
    ] as const) {
      await maintenances.add(announced(id, from, from + 1));
    }
    const first = await maintenances.list({ limit: 2 });
    expect(ids(first.items)).toEqual(['b', 'c']);
    const second = await maintenances.list({ limit: 2, cursor: first.nextCursor ?? undefined });
    expect([ids(second.items), second.nextCursor]).toEqual([['a'], null]);
  });

  test('upcoming announcements are those that have not ended, earliest start first', async () => {
    const { maintenances } = repositoriesOf();
    await maintenances.add(announced('over', 0, 2));
    await maintenances.add(announced('later', 9, 10));
    await maintenances.add(announced('goes on', 1, 8));
    expect(ids(await maintenances.ahead(at(2)))).toEqual(['goes on', 'later']);
    expect(await maintenances.ahead(at(10))).toEqual([]);
  });
});
