import {
  DomainError,
  invitationCreatedEvent,
  invitationExpiredEvent,
  invitationResentEvent,
  invitationRevokedEvent,
} from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { hashOfSecret } from '../../entities/secret';
import { userOf } from '../../testing/samples';
import { createInvitation } from './create-invitation.use-case';
import { expireInvitationsAcrossCouncils } from './expire-invitations.use-case';
import { resendInvitation } from './resend-invitation.use-case';
import { revokeInvitation } from './revoke-invitation.use-case';
import { sendInvitationsAcrossCouncils } from './send-invitations.use-case';
import { actor, DAY_MS, EMAIL, invitationSetUp } from './testing/invitation-setup';

const MINUTE_MS = 60_000;
const { signal } = new AbortController();

const setUp = invitationSetUp();

describe('inviting', () => {
  it('an invitation stores a hash of its token for 7 days and queues the mail (E-42)', async () => {
    const { invite, clock, units, repositories } = await setUp();
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
    expect(await repositories.invitationsAcrossCouncils.listDueMails(clock.now(), 10)).toEqual([
      { id: invitation.id, councilId: 'a' },
    ]);
    expect(units.eventsOf(invitationCreatedEvent).map(({ payload }) => payload)).toEqual([
      { invitationId: invitation.id, role: 'council_staff' },
    ]);
  });

  it('an invitation is refused and not published when the address is a member or invited already', async () => {
    const { invite, units } = await setUp();
    await expect(invite('u1@council.example')).rejects.toMatchObject({ code: 'already_member' });
    expect(units.events).toEqual([]);
    await invite();
    await expect(invite()).rejects.toMatchObject({ code: 'invitation_pending' });
    expect(units.events).toHaveLength(1);
  });

  it('an invitation does not reveal that the address belongs to another council', async () => {
    const { invite, repositories } = await setUp();
    await repositories.users.add(userOf('theirs', { councilId: 'b', email: EMAIL }));
    await expect(invite()).resolves.toMatchObject({ status: 'pending' });
  });

  it('an expired invitation is renewed with the new role when the address is invited again', async () => {
    const { tools, contextOf, invite, clock, units } = await setUp();
    const first = await invite();
    clock.advance(7 * DAY_MS);
    const second = await createInvitation(contextOf(actor), { email: EMAIL, role: 'council_admin' }, tools);
    expect(second).toMatchObject({ id: first.id, role: 'council_admin', status: 'pending', mailState: 'queued' });
    expect(units.eventsOf(invitationResentEvent)).toHaveLength(1);
  });

  it('invitations are refused for the rest of the hour after a hundred', async () => {
    const { invite, clock } = await setUp();
    for (let index = 0; index < 100; index++) await invite(`p${index}@new.example`);
    await expect(invite()).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 3600 });
    clock.advance(60 * MINUTE_MS);
    await expect(invite()).resolves.toMatchObject({ status: 'pending' });
  });
});

describe('an invitation mail', () => {
  it('a due mail is sent once, with the link', async () => {
    const { system, tools, invite, mails, repositories } = await setUp();
    const { id } = await invite();
    await sendInvitationsAcrossCouncils(system, signal, tools);
    await sendInvitationsAcrossCouncils(system, signal, tools);
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
  ] as const)('a mail of a council with language %s is in that language (E-36)', async (language, subject, action) => {
    const { system, tools, invite, mails, repositories } = await setUp();
    await repositories.councils.save(await repositories.councils.get('a'), { language });
    await invite();
    await sendInvitationsAcrossCouncils(system, signal, tools);
    expect(mails[0]?.subject).toBe(subject);
    expect(mails[0]?.text).toContain(action);
  });

  it('a mail is retried when no server accepts it, and is finally shown as undelivered', async () => {
    const away = { send: () => Promise.reject(new DomainError('mail_failed')) };
    const { system, tools, invite, clock, repositories } = await setUp({ mailer: away });
    const { id } = await invite();
    const state = async () => (await repositories.invitations.find(id))?.mailState;
    for (let attempt = 0; attempt < 5; attempt++) {
      await sendInvitationsAcrossCouncils(system, signal, tools);
      expect(await state()).toBe('queued');
      clock.advance(360 * MINUTE_MS);
    }
    await sendInvitationsAcrossCouncils(system, signal, tools);
    expect(await state()).toBe('failed');
    expect((await repositories.invitations.find(id))?.mailAttempts).toBe(6);
  });

  it('a mail is not sent when the invitation is revoked first', async () => {
    const { system, tools, contextOf, invite, mails } = await setUp();
    await revokeInvitation(contextOf(actor), (await invite()).id);
    await sendInvitationsAcrossCouncils(system, signal, tools);
    expect(mails).toEqual([]);
  });
});

describe('an invitation', () => {
  it('an invitation is valid for another 7 days with the same link when it is sent again', async () => {
    const { tools, contextOf, invite, clock, units } = await setUp();
    const { id, tokenHash } = await invite();
    clock.advance(6 * DAY_MS);
    const again = await resendInvitation(contextOf(actor), id, tools);
    expect(again).toMatchObject({ tokenHash, mailState: 'queued' });
    expect(again.expiresAt).toEqual(new Date(clock.now().getTime() + 7 * DAY_MS));
    expect(units.eventsOf(invitationResentEvent)).toHaveLength(1);
  });

  it('sending again is refused after five times in an hour', async () => {
    const { tools, contextOf, invite } = await setUp();
    const { id } = await invite();
    for (let index = 0; index < 5; index++) await resendInvitation(contextOf(actor), id, tools);
    await expect(resendInvitation(contextOf(actor), id, tools)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('a second revocation is not published, and an invitation of another council is not found', async () => {
    const { tools, contextOf, invite, units } = await setUp();
    const { id } = await invite();
    const stranger = userActor({ councilId: 'b' });
    await expect(revokeInvitation(contextOf(stranger), id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(resendInvitation(contextOf(stranger), id, tools)).rejects.toMatchObject({ code: 'not_found' });
    await revokeInvitation(contextOf(actor), id);
    await revokeInvitation(contextOf(actor), id);
    expect(units.eventsOf(invitationRevokedEvent)).toHaveLength(1);
    await expect(resendInvitation(contextOf(actor), id, tools)).rejects.toMatchObject({ code: 'invitation_revoked' });
  });

  it('an expired invitation is recorded and published once', async () => {
    const { system, invite, clock, units, repositories } = await setUp();
    const { id } = await invite();
    await expireInvitationsAcrossCouncils(system, signal);
    expect(units.eventsOf(invitationExpiredEvent)).toEqual([]);
    clock.advance(7 * DAY_MS);
    await expireInvitationsAcrossCouncils(system, signal);
    await expireInvitationsAcrossCouncils(system, signal);
    expect((await repositories.invitations.find(id))?.status).toBe('expired');
    expect(units.eventsOf(invitationExpiredEvent)).toMatchObject([{ councilId: 'a', aggregate: { id } }]);
  });
});
