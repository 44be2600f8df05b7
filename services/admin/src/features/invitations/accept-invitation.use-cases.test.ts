import { DomainError, invitationAcceptedEvent, userChangedEvent } from '@folkmoot/contracts';
import { hashOfSecret } from '../../entities/secret';
import { NOW, ssoConnectionOf, userOf } from '../../testing/samples';
import { readInvitation } from './read-invitation.use-case';
import { revokeInvitation } from './revoke-invitation.use-case';
import { actor, address, DAY_MS, EMAIL, invitationSetUp } from './testing/invitation-setup';

const setUp = invitationSetUp();

describe('opening an invitation', () => {
  it('an opened invitation shows council and role and changes nothing', async () => {
    const { system, invite, units, repositories } = await setUp();
    const { id } = await invite();
    const before = await repositories.invitations.find(id);
    const opened = await readInvitation(system, { token: `token-of-${id}`, address });
    expect(opened).toMatchObject({ invitation: { role: 'council_staff' }, council: { name: 'Riverside' } });
    expect(await repositories.invitations.find(id)).toEqual(before);
    expect(units.events).toHaveLength(1);
  });

  it('an invitation is refused when its token is invalid or one network opens too many', async () => {
    const { system } = await setUp();
    const ask = () => readInvitation(system, { token: 'no-token', address });
    for (let index = 0; index < 120; index++) await expect(ask()).rejects.toMatchObject({ code: 'invitation_invalid' });
    await expect(ask()).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('accepting an invitation', () => {
  it("the account gets the role and a session, a welcome is mailed, and the event's actor is the new person (F-33)", async () => {
    const { invite, accept, mails, units, repositories } = await setUp();
    const { id } = await invite();
    const { outcome } = await accept(id);
    const user = await repositories.users.findByEmail(EMAIL);
    expect(user).toMatchObject({ name: 'Nia', role: 'council_staff', status: 'active', councilId: 'a' });
    expect(outcome).toMatchObject({ kind: 'session', signedIn: { email: EMAIL, sessionId: 'new-session' } });
    const [session] = await repositories.sessions.listOfUser(user?.id ?? '', units.clock.now());
    expect(session).toMatchObject({ id: hashOfSecret('new-session'), method: 'mail', device: { browser: 'Firefox' } });
    expect(mails).toMatchObject([{ to: EMAIL, subject: 'Welcome to the team of Riverside' }]);
    expect(mails[0]?.text).toContain('https://folkmoot.example/auth');
    expect((await repositories.invitations.find(id))?.status).toBe('accepted');
    const [accepted] = units.eventsOf(invitationAcceptedEvent);
    expect(accepted).toMatchObject({ councilId: 'a', actor: { id: user?.id }, payload: { userId: user?.id } });
    expect(units.eventsOf(userChangedEvent)).toHaveLength(1);
  });

  it('nobody is signed in when the council requires its identity provider', async () => {
    const { invite, accept, repositories } = await setUp();
    await repositories.ssoConnections.add('a', ssoConnectionOf());
    const { id } = await invite();
    expect(await accept(id)).toEqual({ email: EMAIL, outcome: 'provider' });
    const user = await repositories.users.findByEmail(EMAIL);
    expect(await repositories.sessions.listOfUser(user?.id ?? '', new Date(0))).toEqual([]);
  });

  it('the second factor is asked for when the account has one', async () => {
    const { invite, accept, repositories } = await setUp();
    await repositories.users.add(userOf('left', { councilId: null, email: EMAIL }));
    const app = { sealedSecret: 'sealed', lastStep: 0, createdAt: NOW, lastUsedAt: null };
    await repositories.factors.save('left', null, { app });
    const { id } = await invite();
    expect((await accept(id)).outcome).toMatchObject({ kind: 'pending', email: EMAIL });
  });

  it('a second acceptance is refused and changes nothing', async () => {
    const { invite, accept, mails } = await setUp();
    const { id } = await invite();
    await accept(id);
    await expect(accept(id)).rejects.toMatchObject({ code: 'invitation_accepted' });
    expect(mails).toHaveLength(1);
  });

  it('acceptance is refused and creates no account when the invitation is revoked or expired', async () => {
    const { contextOf, invite, accept, clock, repositories } = await setUp();
    const first = await invite();
    await revokeInvitation(contextOf(actor), first.id);
    await expect(accept(first.id)).rejects.toMatchObject({ code: 'invitation_revoked' });
    const second = await invite();
    clock.advance(7 * DAY_MS);
    await expect(accept(second.id)).rejects.toMatchObject({ code: 'invitation_expired' });
    expect(await repositories.users.findByEmail(EMAIL)).toBeNull();
  });

  it('acceptance is refused and the account unchanged when the address belongs to another council', async () => {
    const { invite, accept, repositories } = await setUp();
    const { id } = await invite();
    const theirs = await repositories.users.add(userOf('theirs', { councilId: 'b', email: EMAIL }));
    await expect(accept(id)).rejects.toMatchObject({ code: 'account_elsewhere' });
    expect(await repositories.users.findByEmail(EMAIL)).toEqual(theirs);
  });

  it('an account joins the council when its person left another one', async () => {
    const { invite, accept, repositories } = await setUp();
    const { id } = await invite();
    await repositories.users.add(userOf('left', { councilId: null, email: EMAIL, status: 'inactive' }));
    await accept(id);
    expect(await repositories.users.find('left')).toMatchObject({ name: 'Nia', councilId: 'a', status: 'active' });
  });

  it('the person is signed in when no mail server accepts the welcome', async () => {
    const { invite, accept } = await setUp({ mailer: { send: () => Promise.reject(new DomainError('mail_failed')) } });
    const { id } = await invite();
    expect((await accept(id)).outcome).toMatchObject({ kind: 'session' });
  });
});
