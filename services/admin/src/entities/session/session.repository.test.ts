import { NOW } from '../../testing/samples';
import { testContext } from '../../testing/test-context';
import { newSession } from './session.domain';

const { repositoriesOf } = testContext();
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

describe('sessions', () => {
  test('a session is stored, extended, moved to a council and deleted once', async () => {
    const { sessions } = repositoriesOf();
    const added = await sessions.add(newSession('s1', 'u1', NOW));
    expect(added).toEqual(newSession('s1', 'u1', NOW));
    const moments = { lastSeenAt: later(1), expiresAt: later(2) };
    await sessions.touch('s1', moments);
    await sessions.actIn('s1', 'a');
    expect(await sessions.find('s1')).toEqual({ ...added, ...moments, actingCouncilId: 'a' });
    await sessions.actIn('s1', null);
    expect((await sessions.find('s1'))?.actingCouncilId).toBeNull();
    await sessions.touch('s2', moments);
    expect(await sessions.find('s2')).toBeNull();
    expect([await sessions.delete('s1'), await sessions.delete('s1')]).toEqual([true, false]);
  });

  test("a user's sessions are listed last used first, and all of them or all but one are ended", async () => {
    const { sessions } = repositoriesOf();
    const device = { browser: 'Firefox', system: 'Linux' } as const;
    await sessions.add(newSession('s1', 'u1', NOW, device));
    await sessions.add(newSession('s2', 'u1', later(1)));
    await sessions.add({ ...newSession('over', 'u1', NOW), expiresAt: NOW });
    await sessions.add(newSession('other', 'u2', NOW));
    expect(ids(await sessions.listOfUser('u1', NOW))).toEqual(['s2', 's1']);
    expect((await sessions.find('s1'))?.device).toEqual(device);
    const ending = { reason: 'deactivated', councilId: 'a', at: NOW } as const;
    expect((await sessions.endOfUser('u1', ending, 's2')).sort()).toEqual(['over', 's1']);
    expect(await sessions.endOfUser('u1', ending)).toEqual(['s2']);
    expect(await sessions.endOfUser('u1', ending)).toEqual([]);
    expect(await sessions.findEnd('s1')).toEqual({ reason: 'deactivated', councilId: 'a' });
    expect(await sessions.end('s1', { ...ending, reason: 'removed' })).toBe(false);
    expect(await sessions.findEnd('s1')).toMatchObject({ reason: 'deactivated' });
    expect(await sessions.findEnd('other')).toBeNull();
    expect(await sessions.find('other')).not.toBeNull();
  });
});
