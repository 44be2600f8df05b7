import { NOW } from '../../testing/samples';
import { testContext } from '../../testing/test-context';
import type { StoredAuditEntry } from './audit.repository';

const { repositoriesOf } = testContext();
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

const entryOf = (position: number, overrides: Partial<StoredAuditEntry> = {}): StoredAuditEntry => ({
  id: `e${position}`,
  action: 'council.changed',
  change: '',
  changedFields: [],
  createdAt: later(position),
  actor: { kind: 'user', id: 'u1', actingAs: null },
  councilId: 'a',
  subject: { type: 'council', id: 'a' },
  position,
  previousHash: position === 1 ? '' : `hash ${position - 1}`,
  hash: `hash ${position}`,
  ...overrides,
});

describe('audit entries', () => {
  test('entries form a chain with one position each and are read back with all fields', async () => {
    const { audit } = repositoriesOf();
    expect(await audit.head()).toMatchObject({ position: 0, hash: '' });
    await audit.append(entryOf(1));
    await audit.append(entryOf(2, { councilId: null }));
    expect(await audit.head()).toMatchObject({ position: 2, hash: 'hash 2' });
    await expect(audit.append(entryOf(2, { id: 'fork' }))).rejects.toBeDefined();
    await expect(audit.append(entryOf(3, { id: 'e1' }))).rejects.toBeDefined();
    expect((await audit.list({})).items).toEqual([entryOf(2, { councilId: null }), entryOf(1)]);
  });

  test('entries are listed newest first by page, council and action', async () => {
    const { audit } = repositoriesOf();
    for (const position of [1, 2, 3]) await audit.append(entryOf(position));
    await audit.append(entryOf(4, { councilId: 'b', action: 'user.changed' }));
    const first = await audit.list({ limit: 3 });
    expect(ids(first.items)).toEqual(['e4', 'e3', 'e2']);
    const second = await audit.list({ limit: 3, cursor: first.nextCursor ?? undefined });
    expect([ids(second.items), second.nextCursor]).toEqual([['e1'], null]);
    expect(ids((await audit.list({ councilId: 'b' })).items)).toEqual(['e4']);
    expect(ids((await audit.list({ councilId: 'a', action: 'user.changed' })).items)).toEqual([]);
  });
});

describe('activity', () => {
  test('activity counts each person once, in their council and within the period', async () => {
    const { activity, activityAcrossCouncils } = repositoriesOf();
    const day = 24 * 60;
    await activityAcrossCouncils.note({ userId: 'u1', councilId: 'a', at: NOW });
    await activityAcrossCouncils.note({ userId: 'u1', councilId: 'a', at: later(day) });
    await activityAcrossCouncils.note({ userId: 'u2', councilId: 'a', at: later(2 * day) });
    await activityAcrossCouncils.note({ userId: 'u3', councilId: 'b', at: NOW });
    expect(await activity.countUsers(NOW, later(2 * day))).toBe(1);
    expect(await activity.countUsers(NOW, later(2 * day + 1))).toBe(2);
    expect(await activity.countUsers(later(1), later(day))).toBe(0);
    expect(await repositoriesOf('b').activity.countUsers(NOW, later(1))).toBe(1);
  });
});
