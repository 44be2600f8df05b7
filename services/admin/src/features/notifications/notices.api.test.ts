import {
  announceMaintenanceOperation,
  campaignChangedEvent,
  campaignProgressedEvent,
  chooseNotificationsOperation,
  type NotificationKind,
  surveyMentionedEvent,
  updateCouncilOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, makeCouncils, makeUser, runJob, startAdminService } from '../../testing/fixtures';

const HOUR_MS = 3_600_000;

describe('mails to staff (E-20)', () => {
  let service: AdminTestService;
  beforeEach(async () => {
    service = await startAdminService();
    // A Tuesday; the councils are in UTC.
    service.clock.set('2026-03-03T12:00:00.000Z');
    await makeCouncils(service);
    for (const [id, changes] of [
      ['ann', { role: 'council_admin' }],
      ['bob', {}],
      ['cat', {}],
      ['dan', { status: 'inactive' }],
      ['eve', { councilId: otherCouncil }],
    ] as const)
      await makeUser(service, { id, name: id, ...changes });
  });
  afterEach(() => service?.stop());

  const run = (name: string) => runJob(service, name);
  const morning = async (moment: string) => {
    service.clock.set(moment);
    await run('admin.queue-digests');
    await run('admin.send-notices');
  };
  const off = (userId: string, kind: NotificationKind) =>
    service.call(chooseNotificationsOperation, {
      as: userActor({ userId, role: 'council_staff' }),
      body: { [kind]: false },
    });
  const received = () => service.mails.map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`).sort();

  let revision = 0;
  const answered = async (campaignId: string, responses: number) => {
    revision += 1;
    await service.receive(campaignProgressedEvent, {
      aggregate: { type: 'campaign-counter', id: campaignId, revision },
      payload: { campaignId, responses, campaigns: 1 },
      councilId: ownCouncil,
    });
  };
  const campaign = async (change: 'created' | 'completed', responses?: number) => {
    const id = 'park';
    revision += 1;
    const status = change === 'completed' ? ('completed' as const) : ('active' as const);
    const snapshot = { id, councilId: ownCouncil, title: 'Riverside Park', description: '', status, revision };
    const times = { frequency: 'once' as const, startDate: null, endDate: null };
    await service.receive(campaignChangedEvent, {
      aggregate: { type: 'campaign', id, revision },
      payload: {
        change,
        campaign: { ...snapshot, ...times, publishedVersion: 1, isDeleted: false },
        ...(responses !== undefined && { responses }),
      },
      councilId: ownCouncil,
    });
  };

  it('the digest of new responses is sent once a day, with figures, to those who want it, also when jobs run again', async () => {
    await campaign('created');
    await answered('park', 40);
    await run('admin.queue-digests');
    await off('bob', 'new_responses');
    for (let count = 41; count <= 74; count += 1) await answered('park', count);
    await morning('2026-03-04T06:50:00.000Z');
    expect(received()).toEqual([]);
    for (const minute of ['00', '10', '20']) await morning(`2026-03-04T07:${minute}:00.000Z`);
    expect(received()).toEqual([
      'ann: 34 new responses at Council council_own',
      'cat: 34 new responses at Council council_own',
    ]);
    expect(service.mails[0]?.text).toContain('• Riverside Park – 34 new, 74 in all');
    await morning('2026-03-05T08:00:00.000Z');
    expect(received()).toHaveLength(2);
  });

  it('the weekly report is sent on Monday, compared with the week before', async () => {
    await campaign('created');
    await run('admin.queue-digests');
    for (const userId of ['ann', 'cat']) await off(userId, 'weekly_summary');
    for (const userId of ['ann', 'bob', 'cat']) await off(userId, 'new_responses');
    await answered('park', 12);
    await morning('2026-03-09T07:00:00.000Z');
    await answered('park', 46);
    await morning('2026-03-15T12:00:00.000Z');
    await morning('2026-03-16T07:00:00.000Z');
    expect(received()).toEqual(Array(2).fill('bob: Weekly summary of Council council_own'));
    expect(service.mails[0]?.text).toContain('12 responses since 3 March 2026');
    expect(service.mails[1]?.text).toContain('• Riverside Park – 34 responses (week before: 12)');
    expect(service.mails[1]?.text).toMatch(/Open the reports: \S+\/dashboard\/reports\n/);
  });

  it("the mail about a completed campaign is sent soon, once, from the council's sender, with an unsubscribe link", async () => {
    const emailConfig = { fromName: 'Riverside Parks', replyTo: 'parks@riverside.example' };
    await service.call(updateCouncilOperation, {
      as: userActor({ userId: 'ann' }),
      body: { settings: { emailConfig } },
    });
    await off('bob', 'campaign_completed');
    await campaign('created');
    await answered('park', 46);
    await campaign('completed');
    for (let times = 0; times < 3; times += 1) await run('admin.send-notices');
    expect(received()).toEqual(['ann: “Riverside Park” is complete', 'cat: “Riverside Park” is complete']);
    expect(service.mails[0]).toMatchObject({
      ...emailConfig,
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(service.mails[0]?.text).toContain('46 responses were counted.');
    expect(service.mails[0]?.text).toContain('/auth/notifications/');
  });

  it('the mail about a completed campaign has the number of its event when responses before it are not known yet', async () => {
    await campaign('created');
    await answered('park', 40);
    await campaign('completed', 46);
    await run('admin.send-notices');
    expect(service.mails[0]?.text).toContain('46 responses were counted.');
  });

  it('the mail about a mention goes to the mentioned people of the council who want it, and not to the writer', async () => {
    await service.receive(surveyMentionedEvent, {
      aggregate: { type: 'survey-comment', id: 'comment-1', revision: 1 },
      payload: {
        campaignId: 'park',
        title: 'Riverside Park',
        questionId: 'wish',
        question: 'What would you change?',
        writtenBy: 'ann',
        mentions: ['ann', 'bob', 'cat', 'dan', 'eve', 'nobody'],
      },
      councilId: ownCouncil,
    });
    await off('cat', 'mentions');
    for (let times = 0; times < 2; times += 1) await run('admin.send-notices');
    expect(received()).toEqual(['bob: You were mentioned in “Riverside Park”']);
    expect(service.mails[0]?.text).toContain('What would you change?');
    expect(service.mails[0]?.text).toMatch(/\/dashboard\/campaigns\/park\/builder\?comments=wish/);
  });

  it('no mail is sent when an event is old, as after the replay of a queue', async () => {
    await campaign('completed');
    service.clock.advance(25 * HOUR_MS);
    await run('admin.send-notices');
    expect(received()).toEqual([]);
  });

  it('the mail about maintenance is sent to the people of all councils who want it (F-58)', async () => {
    await off('cat', 'system_maintenance');
    await makeUser(service, { id: 'quiet', name: 'quiet', role: 'system_admin', councilId: null });
    await off('quiet', 'system_maintenance');
    const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * HOUR_MS).toISOString();
    const body = { text: 'New disks', startsAt: inHours(5), endsAt: inHours(6) };
    await service.call(announceMaintenanceOperation, {
      as: userActor({ role: 'system_admin', councilId: null }),
      body,
    });
    await service.settled();
    for (let times = 0; times < 2; times += 1) await run('admin.send-notices');
    const subject = 'Planned maintenance on 3 March 2026';
    // The system administrator who runs it has no council and is mailed too.
    expect(received()).toEqual([`ann: ${subject}`, `bob: ${subject}`, `eve: ${subject}`, `system: ${subject}`]);
  });
});
