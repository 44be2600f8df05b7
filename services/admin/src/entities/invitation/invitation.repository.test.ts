import { invitationOf, NOW } from '../../testing/samples';
import { testContext } from '../../testing/test-context';

const { repositoriesOf } = testContext();
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

describe('invitations', () => {
  test('invitations are found in their council, by token, and by address while they are open', async () => {
    const { invitations, invitationsAcrossCouncils } = repositoriesOf();
    const theirs = repositoriesOf('b').invitations;
    const added = await invitations.add(invitationOf('i1'));
    expect(added).toEqual({ ...invitationOf('i1'), councilId: 'a', revision: 1 });
    expect(await invitations.get('i1')).toEqual(added);
    await expect(theirs.get('i1')).rejects.toMatchObject({ code: 'not_found' });
    expect([await invitations.find('i1'), await invitations.find('i2'), await theirs.find('i1')]).toEqual([
      added,
      null,
      null,
    ]);
    expect(await invitationsAcrossCouncils.findByTokenHash('hash of i1')).toEqual(added);
    expect(await invitationsAcrossCouncils.findByTokenHash('another')).toBeNull();
    expect(await invitations.findOpen('i1@invited.example')).toEqual(added);
    expect(await theirs.findOpen('i1@invited.example')).toBeNull();
    const expired = await invitations.save(added, { status: 'expired' });
    expect(await invitations.findOpen('i1@invited.example')).toEqual(expired);
    await invitations.save(expired, { status: 'revoked' });
    expect(await invitations.findOpen('i1@invited.example')).toBeNull();
  });

  test('an invitation is refused and unchanged when its revision is old', async () => {
    const { invitations } = repositoriesOf();
    const first = await invitations.add(invitationOf('i1'));
    const second = await invitations.save(first, { status: 'revoked' });
    await expect(invitations.save(first, { status: 'accepted' })).rejects.toMatchObject({ code: 'stale_revision' });
    expect(await invitations.find('i1')).toEqual(second);
  });

  test('invitations are listed newest first by page, council and status, and pending ones are counted until they expire', async () => {
    const { invitations } = repositoriesOf();
    for (const index of [1, 2, 3]) await invitations.add(invitationOf(`i${index}`, { createdAt: later(index) }));
    await invitations.add(invitationOf('old', { status: 'accepted' }));
    await repositoriesOf('b').invitations.add(invitationOf('theirs'));
    const first = await invitations.list({ limit: 2 });
    expect(ids(first.items)).toEqual(['i3', 'i2']);
    const second = await invitations.list({ limit: 2, cursor: first.nextCursor ?? undefined });
    expect([ids(second.items), second.nextCursor]).toEqual([['i1', 'old'], null]);
    expect(ids((await invitations.list({ status: 'accepted' })).items)).toEqual(['old']);
    expect(await invitations.countPending(NOW)).toBe(3);
    expect(await invitations.countPending(later(7 * 24 * 60))).toBe(0);
  });

  test('mails of pending invitations are listed when they are due, and invitations when they have expired', async () => {
    const { invitations, invitationsAcrossCouncils } = repositoriesOf();
    await invitations.add(invitationOf('due'));
    await invitations.add(invitationOf('later', { mailDueAt: later(1) }));
    await invitations.add(invitationOf('gone', { mailState: 'sent', expiresAt: later(1) }));
    await invitations.add(invitationOf('revoked', { status: 'revoked', expiresAt: later(1) }));
    expect(await invitationsAcrossCouncils.listDueMails(NOW, 10)).toEqual([{ id: 'due', councilId: 'a' }]);
    expect(ids(await invitationsAcrossCouncils.listDueMails(later(1), 10)).sort()).toEqual(['due', 'later']);
    expect(await invitationsAcrossCouncils.waitingMails(later(1))).toEqual({ count: 2, oldestAt: NOW });
    expect(await invitationsAcrossCouncils.waitingMails(later(-1))).toEqual({ count: 0, oldestAt: null });
    expect(await invitationsAcrossCouncils.listOverdue(NOW, 10)).toEqual([]);
    expect(await invitationsAcrossCouncils.listOverdue(later(1), 10)).toEqual([{ id: 'gone', councilId: 'a' }]);
  });
});
