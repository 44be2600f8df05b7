import {
  chooseNotificationsOperation,
  getNotificationsOperation,
  notificationsChosenEvent,
  readNotificationLinkOperation,
  switchNotificationOffOperation,
  updateMemberOperation,
} from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, makeCouncils, makeUser, runJob, startAdminService } from '../../testing/fixtures';

const allOn = {
  new_responses: true,
  campaign_completed: true,
  system_maintenance: true,
  weekly_summary: true,
  team_activity: true,
  mentions: true,
  webhooks: true,
};

/** The next 09:00 in UTC, the council's time zone. Less than a day from now. */
const nextMorning = (now: Date): Date => {
  const morning = new Date(now);
  morning.setUTCHours(9, 0, 0, 0);
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1);
  return morning;
};

describe('notifications to staff (E-20)', () => {
  let service: AdminTestService;
  beforeAll(async () => {
    service = await startAdminService();
    await makeCouncils(service);
    for (const [id, role] of [
      ['user_1', 'council_admin'],
      ['user_2', 'council_staff'],
      ['user_3', 'council_staff'],
    ] as const) {
      await makeUser(service, { id, role, name: `Name of ${id}` });
    }
  });
  afterAll(() => service?.stop());
  const actor = (userId: string) => userActor({ userId, role: 'council_staff' });
  const runDigests = async () => {
    await runJob(service, 'admin.send-team-digests');
    await runJob(service, 'admin.send-notices');
  };
  const get = async (userId: string) => (await service.call(getNotificationsOperation, { as: actor(userId) })).body;

  it('all kinds are on by default, and a kind that a person switches off stays off for that person and is published', async () => {
    expect(await get('user_1')).toEqual(allOn);
    const body = { weekly_summary: false };
    const { body: chosen } = await service.call(chooseNotificationsOperation, { as: actor('user_1'), body });
    expect(chosen).toEqual({ ...allOn, weekly_summary: false });
    expect([await get('user_1'), await get('user_2')]).toEqual([chosen, allOn]);
    await service.settled();
    expect(service.eventsOf(notificationsChosenEvent).map(({ payload }) => payload)).toEqual([
      { userId: 'user_1', preferences: chosen },
    ]);
  });

  it('the team digest is sent the next morning to those who want it and did not act, and one click ends it', async () => {
    await service.call(chooseNotificationsOperation, { as: actor('user_3'), body: { team_activity: false } });
    const admin = userActor({ userId: 'user_1', role: 'council_admin' });
    await service.call(updateMemberOperation, {
      as: admin,
      params: { userId: 'user_2' },
      body: { role: 'council_admin' },
    });
    await service.settled();
    service.clock.set(nextMorning(service.clock.now()));
    const before = service.mails.length;
    await runDigests();
    await runDigests();
    const sent = service.mails.slice(before);
    expect(sent.map(({ to }) => to)).toEqual(['user_2@council.example']);
    const [mail] = sent;
    expect(mail?.text).toContain('• Name of user_1 gave Name of user_2 another role.');
    const link = mail?.headers?.['List-Unsubscribe'] ?? '';
    const token = /links\/([^>]+)>/.exec(link)?.[1] ?? '';
    expect(mail?.text).toContain(`/auth/notifications/${token}`);
    const read = () => service.call(readNotificationLinkOperation, { params: { token } });
    expect((await read()).body).toEqual({ kind: 'team_activity', email: 'u…@council.example', isOn: true });
    const off = await service.call(switchNotificationOffOperation, {
      params: { token },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect([off.status, (await read()).body.isOn, (await get('user_2')).team_activity]).toEqual([204, false, false]);
  });

  it.each(['x', 'dXNlcl8y.team_activity.forged', 'dXNlcl8y.everything.x'])(
    'the forged link %s is refused',
    async (token) => {
      const { status, body } = await service.call(switchNotificationOffOperation, { params: { token } });
      expect([status, body]).toMatchObject([404, { code: 'link_invalid' }]);
    },
  );
});
