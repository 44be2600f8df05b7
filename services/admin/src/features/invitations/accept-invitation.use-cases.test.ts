import { DomainError, invitationAcceptedEvent, userChangedEvent } from '@folkmoot/contracts';
import { userOf } from '../../testing/samples';
import { actor, address, DAY_MS, EMAIL, ground } from './invitation-ground.fake';
import { readInvitation } from './read-invitation.use-case';
import { revokeInvitation } from './revoke-invitation.use-case';

describe('opening an invitation', () => {
  it('shows council and role and changes nothing', async () => {
    const { deps, invite, units, repositories } = await ground();
    const { id } = await invite();
    const before = await repositories.invitations.find(id);
    const opened = await readInvitation(deps, { token: `token-of-${id}`, address });
    expect(opened).toMatchObject({ invitation: { role: 'council_staff' }, council: { name: 'Riverside' } });
    expect(await repositories.invitations.find(id)).toEqual(before);
    expect(units.events).toHaveLength(1);
  });

  it('by a token that is none, or from one network too often, is refused', async () => {
    const { deps } = await ground();
    const ask = () => readInvitation(deps, { token: 'no-token', address });
    for (let index = 0; index < 120; index++) await expect(ask()).rejects.toMatchObject({ code: 'invitation_invalid' });
    await expect(ask()).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('accepting an invitation', () => {
  it('makes the account with the role, mails a sign-in link, and is told by the new person (E-42, F-33)', async () => {
    const { invite, accept, links, units, repositories } = await ground();
    const { id } = await invite();
    expect(await accept(id)).toEqual({ email: EMAIL, linkSent: true });
    const user = await repositories.users.findByEmail(EMAIL);
    expect(user).toMatchObject({ name: 'Nia', role: 'council_staff', status: 'active', councilId: 'a' });
    expect(links).toEqual([user]);
    expect((await repositories.invitations.find(id))?.status).toBe('accepted');
    const [accepted] = units.eventsOf(invitationAcceptedEvent);
    expect(accepted).toMatchObject({ councilId: 'a', actor: { id: user?.id }, payload: { userId: user?.id } });
    expect(units.eventsOf(userChangedEvent)).toHaveLength(1);
  });

  it('a second time, is refused and changes nothing', async () => {
    const { invite, accept, links } = await ground();
    const { id } = await invite();
    await accept(id);
    await expect(accept(id)).rejects.toMatchObject({ code: 'invitation_accepted' });
    expect(links).toHaveLength(1);
  });

  it('that is revoked or too old, is refused and makes no account', async () => {
    const { deps, invite, accept, clock, repositories } = await ground();
    const first = await invite();
    await revokeInvitation(deps, actor, first.id);
    await expect(accept(first.id)).rejects.toMatchObject({ code: 'invitation_revoked' });
    const second = await invite();
    clock.advance(7 * DAY_MS);
    await expect(accept(second.id)).rejects.toMatchObject({ code: 'invitation_expired' });
    expect(await repositories.users.findByEmail(EMAIL)).toBeNull();
  });

  it('with an address that belongs to another council, is refused and leaves that account alone', async () => {
    const { invite, accept, repositories } = await ground();
    const { id } = await invite();
    const theirs = await repositories.users.add(userOf('theirs', { councilId: 'b', email: EMAIL }));
    await expect(accept(id)).rejects.toMatchObject({ code: 'account_elsewhere' });
    expect(await repositories.users.findByEmail(EMAIL)).toEqual(theirs);
  });

  it('with the account of somebody who left a council, brings it in', async () => {
    const { invite, accept, repositories } = await ground();
    const { id } = await invite();
    await repositories.users.add(userOf('left', { councilId: null, email: EMAIL, status: 'inactive' }));
    await accept(id);
    expect(await repositories.users.find('left')).toMatchObject({ name: 'Nia', councilId: 'a', status: 'active' });
  });

  it('while no mail server takes the link, stands all the same and says so', async () => {
    const { invite, accept, repositories } = await ground({
      mailSignInLink: () => Promise.reject(new DomainError('mail_failed')),
    });
    const { id } = await invite();
    expect(await accept(id)).toEqual({ email: EMAIL, linkSent: false });
    expect(await repositories.users.findByEmail(EMAIL)).not.toBeNull();
  });
});
