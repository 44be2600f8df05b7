import {
  DomainError,
  invitationCreatedEvent,
  invitationExpiredEvent,
  invitationResentEvent,
  invitationRevokedEvent,
} from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { hashOfSecret } from '../../secrets/random-secret';
import { userOf } from '../../testing/samples';
import { createInvitation } from './create-invitation.use-case';
import { expireInvitationsAcrossCouncils } from './expire-invitations.use-case';
import { actor, DAY_MS, EMAIL, ground } from './invitation-ground.fake';
import { resendInvitation } from './resend-invitation.use-case';
import { revokeInvitation } from './revoke-invitation.use-case';
import { sendInvitationsAcrossCouncils } from './send-invitations.use-case';

const MINUTE_MS = 60_000;
const { signal } = new AbortController();

describe('inviting', () => {
  it('an address, keeps a hash of the token, good for 7 days, and queues the mail with it (E-42)', async () => {
    const { invite, clock, units, repositories } = await ground();
    const invitation = await invite();
    expect(invitation).toMatchObject({
      councilId: 'a',
      invitedBy: 'u1',
      email: EMAIL,
      status: 'pending',
      mailState: 'queued',
      expiresAt: new Date(clock.now().getTime() + 7 * DAY_MS),
      tokenHash: hashOfSecret(`token-of-${invitation.id}`),
    });
    expect(await repositories.invitations.listDueMails(clock.now(), 10)).toEqual([invitation.id]);
    expect(units.eventsOf(invitationCreatedEvent).map(({ payload }) => payload)).toEqual([
      { invitationId: invitation.id, role: 'council_staff' },
    ]);
  });

  it('somebody who is a member, or invited already, is refused and tells nothing', async () => {
    const { invite, units } = await ground();
    await expect(invite('u1@council.example')).rejects.toMatchObject({ code: 'already_member' });
    expect(units.events).toEqual([]);
    await invite();
    await expect(invite()).rejects.toMatchObject({ code: 'invitation_pending' });
    expect(units.events).toHaveLength(1);
  });

  it('somebody of another council, says nothing about that', async () => {
    const { invite, repositories } = await ground();
    await repositories.users.add(userOf('theirs', { councilId: 'b', email: EMAIL }));
    await expect(invite()).resolves.toMatchObject({ status: 'pending' });
  });

  it('an address whose invitation expired, renews that one with the role of now', async () => {
    const { deps, invite, clock, units } = await ground();
    const first = await invite();
    clock.advance(7 * DAY_MS);
    const second = await createInvitation(deps, actor, { email: EMAIL, role: 'council_admin' });
    expect(second).toMatchObject({ id: first.id, role: 'council_admin', status: 'pending', mailState: 'queued' });
    expect(units.eventsOf(invitationResentEvent)).toHaveLength(1);
  });

  it('more than a hundred in an hour, is refused until the hour is over', async () => {
    const { invite, clock } = await ground();
    for (let index = 0; index < 100; index++) await invite(`p${index}@new.example`);
    await expect(invite()).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 3600 });
    clock.advance(60 * MINUTE_MS);
    await expect(invite()).resolves.toMatchObject({ status: 'pending' });
  });
});

describe('the mail of an invitation', () => {
  it('that is due, goes out once, with the link', async () => {
    const { deps, invite, mails, repositories } = await ground();
    const { id } = await invite();
    await sendInvitationsAcrossCouncils(deps, signal);
    await sendInvitationsAcrossCouncils(deps, signal);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: EMAIL, subject: 'Invitation to work with Riverside on Folkmoot' });
    expect(mails[0]?.text).toContain(`https://folkmoot.example/invite/token-of-${id}`);
    expect(mails[0]?.text).toContain('Ada invites you to join the team of Riverside as Staff.');
    expect((await repositories.invitations.find(id))?.mailState).toBe('sent');
  });

  it.each([
    ['es', 'Invitación para trabajar con Riverside en Folkmoot', 'Aceptar la invitación'],
    ['fr', 'Invitation à travailler avec Riverside sur Folkmoot', 'Accepter l’invitation'],
    ['de', 'Einladung zur Mitarbeit bei Riverside in Folkmoot', 'Einladung annehmen'],
  ] as const)('of a council that speaks %s, is in that language (E-36)', async (language, subject, action) => {
    const { deps, invite, mails, repositories } = await ground();
    await repositories.councils.save(await repositories.councils.get('a'), { language });
    await invite();
    await sendInvitationsAcrossCouncils(deps, signal);
    expect(mails[0]?.subject).toBe(subject);
    expect(mails[0]?.text).toContain(action);
  });

  it('that no server takes, is tried again later, and at last said to be undelivered', async () => {
    const away = { send: () => Promise.reject(new DomainError('mail_failed')) };
    const { deps, invite, clock, repositories } = await ground({ mailer: away });
    const { id } = await invite();
    const state = async () => (await repositories.invitations.find(id))?.mailState;
    for (let attempt = 0; attempt < 5; attempt++) {
      await sendInvitationsAcrossCouncils(deps, signal);
      expect(await state()).toBe('queued');
      clock.advance(360 * MINUTE_MS);
    }
    await sendInvitationsAcrossCouncils(deps, signal);
    expect(await state()).toBe('failed');
    expect((await repositories.invitations.find(id))?.mailAttempts).toBe(6);
  });

  it('of an invitation that is revoked before it went, does not go', async () => {
    const { deps, invite, mails } = await ground();
    await revokeInvitation(deps, actor, (await invite()).id);
    await sendInvitationsAcrossCouncils(deps, signal);
    expect(mails).toEqual([]);
  });
});

describe('an invitation', () => {
  it('sent again, is good for another 7 days by the same link', async () => {
    const { deps, invite, clock, units } = await ground();
    const { id, tokenHash } = await invite();
    clock.advance(6 * DAY_MS);
    const again = await resendInvitation(deps, actor, id);
    expect(again).toMatchObject({ tokenHash, mailState: 'queued' });
    expect(again.expiresAt).toEqual(new Date(clock.now().getTime() + 7 * DAY_MS));
    expect(units.eventsOf(invitationResentEvent)).toHaveLength(1);
  });

  it('sent again more than five times an hour, is refused', async () => {
    const { deps, invite } = await ground();
    const { id } = await invite();
    for (let index = 0; index < 5; index++) await resendInvitation(deps, actor, id);
    await expect(resendInvitation(deps, actor, id)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('revoked twice, is told once; of another council, it is not found', async () => {
    const { deps, invite, units } = await ground();
    const { id } = await invite();
    const stranger = userActor({ councilId: 'b' });
    await expect(revokeInvitation(deps, stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(resendInvitation(deps, stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await revokeInvitation(deps, actor, id);
    await revokeInvitation(deps, actor, id);
    expect(units.eventsOf(invitationRevokedEvent)).toHaveLength(1);
    await expect(resendInvitation(deps, actor, id)).rejects.toMatchObject({ code: 'invitation_revoked' });
  });

  it('past its end, is noted as expired once, and tells of it', async () => {
    const { deps, invite, clock, units, repositories } = await ground();
    const { id } = await invite();
    await expireInvitationsAcrossCouncils(deps, signal);
    expect(units.eventsOf(invitationExpiredEvent)).toEqual([]);
    clock.advance(7 * DAY_MS);
    await expireInvitationsAcrossCouncils(deps, signal);
    await expireInvitationsAcrossCouncils(deps, signal);
    expect((await repositories.invitations.find(id))?.status).toBe('expired');
    expect(units.eventsOf(invitationExpiredEvent)).toMatchObject([{ councilId: 'a', aggregate: { id } }]);
  });
});
