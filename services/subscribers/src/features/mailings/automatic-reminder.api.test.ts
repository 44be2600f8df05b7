import {
  getMailingOperation,
  invitationsAnsweredEvent,
  listMailingsOperation,
  type Mailing,
  setAutomaticReminderOperation,
} from '@folkmoot/contracts';
import { createInvitationTokens } from '@folkmoot/service-kit';
import { ownCouncil, until } from '@folkmoot/service-kit/testing';
import {
  addMany,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
  TEST_SUBSCRIBER_KEY,
} from '../../testing/fixtures';
import { CAMPAIGN, mailingWhen, makeMailing, publishCampaign, send, sendAll } from '../../testing/mailings';

const tokens = createInvitationTokens(TEST_SUBSCRIBER_KEY);
const DAY_MS = 86_400_000;
const reminder = { afterDays: 7, subject: 'Reminder of {campaign}', text: 'Hello again' };

describe('automatic reminders', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service, { timezone: 'Europe/London' });
    await publishCampaign(service);
  });
  afterAll(() => service.stop());

  const plan = (mailingId: string, fields: object | null = reminder) =>
    service.call(setAutomaticReminderOperation, { as: own, params: { mailingId }, body: { reminder: fields } });
  const invite = async (count: number) => {
    await addMany(service, (await makeTag(service)).id, count);
    return sendAll(service);
  };
  const planOf = async ({ id }: Mailing) =>
    (await service.call(getMailingOperation, { as: own, params: { mailingId: id } })).body.automaticReminder;
  const reminders = async () =>
    (await service.call(listMailingsOperation, { as: own, query: { campaignId: CAMPAIGN } })).body.items.filter(
      ({ kind }) => kind === 'reminder',
    );
  const runJob = () => service.jobs.schedule('subscribers.automatic-reminders', null);
  const settled = async (invitation: Mailing) => {
    await runJob();
    await until(async () => ((await planOf(invitation))?.outcome ?? null) !== null);
    return planOf(invitation);
  };
  const reportAnswered = async (count: number) => {
    const people = await service.connection.collection('subscribers').find({}, { limit: count }).toArray();
    const invitations = people.map(({ _id }) =>
      tokens.idOf({ campaignId: CAMPAIGN, round: 1, subscriberId: String(_id) }),
    );
    await service.receive(invitationsAnsweredEvent, {
      aggregate: { type: 'campaign', id: CAMPAIGN, revision: 1 },
      councilId: ownCouncil,
      payload: { campaignId: CAMPAIGN, invitations },
    });
    await service.settled();
  };

  it('a reminder goes out once at 09:00 in the council, to those who have not answered', async () => {
    const invitation = await invite(13);
    await reportAnswered(2);
    const { body } = await plan(invitation.id);
    const due = new Date(body.automaticReminder?.dueAt ?? 0);
    expect(due.getTime()).toBeGreaterThan(service.clock.now().getTime());
    const inLondon = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });
    expect(inLondon.format(due)).toBe('09:00');
    expect(due.getTime() - service.clock.now().getTime()).toBeGreaterThan(6 * DAY_MS);
    const before = service.mails.length;
    service.clock.advance(8 * DAY_MS);
    const { outcome, reminderId, dueAt } = (await settled(invitation)) ?? {};
    expect([outcome, dueAt]).toEqual(['created', null]);
    await runJob();
    const sent = await mailingWhen(service, reminderId ?? '');
    expect([sent.kind, sent.subject, sent.counts.sent]).toEqual(['reminder', reminder.subject, 11]);
    expect(service.mails.length - before).toBe(11);
    expect(await reminders()).toHaveLength(1);
    expect((await plan(invitation.id, null)).body.code).toBe('transition_not_allowed');
  });

  it('the day is counted from the start of the invitation when it is planned before', async () => {
    await addMany(service, (await makeTag(service)).id, 10);
    const draft = (await makeMailing(service)).body;
    const { body } = await plan(draft.id);
    expect(body.automaticReminder).toMatchObject({ dueAt: null, outcome: null });
    await send(service, body);
    const sent = await mailingWhen(service, draft.id);
    // Days of the council's calendar: the reminder is at nine, whatever time of day the invitation began.
    const localDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
    const dayOf = (moment: string | null | undefined) => Date.parse(localDay.format(new Date(moment ?? 0)));
    expect((dayOf(sent.automaticReminder?.dueAt) - dayOf(sent.startedAt)) / DAY_MS).toBe(7);
  });

  it('no reminder goes out when it is switched off', async () => {
    const invitation = await invite(10);
    await plan(invitation.id);
    expect((await plan(invitation.id, null)).body.automaticReminder).toBeNull();
    service.clock.advance(8 * DAY_MS);
    const other = await sendAll(service);
    await plan(other.id, { ...reminder, afterDays: 1 });
    service.clock.advance(2 * DAY_MS);
    await mailingWhen(service, (await settled(other))?.reminderId ?? '');
    expect(await reminders()).toHaveLength(1);
  });

  it('no reminder goes out to fewer than 10 people, because it could show who has answered', async () => {
    const invitation = await invite(10);
    await plan(invitation.id);
    await reportAnswered(1);
    service.clock.advance(8 * DAY_MS);
    expect(await settled(invitation)).toMatchObject({ outcome: 'too_few', dueAt: null, reminderId: null });
    expect(await reminders()).toEqual([]);
  });

  it('no reminder goes out when the survey has ended', async () => {
    const invitation = await invite(10);
    await plan(invitation.id);
    await publishCampaign(service, { status: 'completed', revision: 2 });
    service.clock.advance(8 * DAY_MS);
    expect(await settled(invitation)).toMatchObject({ outcome: 'ended' });
    expect(await reminders()).toEqual([]);
  });

  it('a reminder is planned for invitations only, with known fields', async () => {
    await invite(10);
    const draft = (await makeMailing(service, { kind: 'reminder', audience: { of: 'unanswered' } })).body;
    expect((await plan(draft.id)).body.code).toBe('transition_not_allowed');
    const invitation = (await makeMailing(service)).body;
    expect((await plan(invitation.id, { ...reminder, text: 'Hello {name}' })).body.code).toBe('merge_field_unknown');
    expect((await plan(invitation.id, { ...reminder, afterDays: 61 })).status).toBe(400);
  });
});
