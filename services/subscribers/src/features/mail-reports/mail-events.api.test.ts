import {
  getMailHealthOperation,
  getSubscriberOperation,
  listDeliveriesOperation,
  type MailEventForm,
  type MailReportWay,
  mailEventForms,
  mailReportWays,
  takeMailEventsOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, until } from '@folkmoot/service-kit/testing';
import { deliveryStatus, feedbackReport, startBounceMailbox } from '../../testing/bounce-mailbox';
import {
  makeSubscriber,
  makeTag,
  other,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { createProviders, type ProviderReport, type ProviderRequest } from '../../testing/mail-providers';
import { mailingWhen, makeMailing, publishCampaign, send } from '../../testing/mailings';

type Kind = ProviderReport['kind'];

const providers = createProviders();
const fetched: string[] = [];
let mailbox: Awaited<ReturnType<typeof startBounceMailbox>>;
let service: SubscribersTestService;

beforeAll(async () => {
  mailbox = await startBounceMailbox();
  service = await startSubscribersService({
    mailReports: { ...providers.settings, bounceMailboxUrl: mailbox.url },
    outside: {
      fetchText: async (url) => {
        fetched.push(url);
        return url === providers.certificateUrl ? providers.sns.certificate : '';
      },
    },
  });
});
afterAll(async () => {
  await service.stop();
  await mailbox.stop();
});

interface Sent {
  readonly email: string;
  readonly ref: string;
  readonly subscriberId: string;
}

/** Sends a mailing to new people of a council. Returns them with the references in their messages. */
const sendTo = async (emails: readonly string[], as = own): Promise<{ mailingId: string; people: Sent[] }> => {
  const campaignId = `campaign_of_${as.councilId}`;
  await publishCouncil(service, {
    id: as.councilId ?? '',
    slug: `slug-${as.councilId?.toLowerCase().replace(/[^a-z0-9]/g, '')}`,
  });
  await publishCampaign(service, { id: campaignId, councilId: as.councilId ?? '' });
  const tagIds = [(await makeTag(service, as)).id];
  const ids: string[] = [];
  for (const email of emails) ids.push((await makeSubscriber(service, as, { email, tagIds })).body.id);
  const { body: mailing } = await makeMailing(service, { campaignId }, as);
  await send(service, mailing, {}, as);
  await mailingWhen(service, mailing.id, ({ state }) => state === 'done', as);
  const people = emails.map((email, at) => {
    const mail = service.mails.findLast(({ to }) => to === email);
    return { email, ref: mail?.headers?.['X-Folkmoot-Delivery'] ?? '', subscriberId: ids[at] ?? '' };
  });
  return { mailingId: mailing.id, people };
};

const post = (form: MailEventForm, { body, headers }: ProviderRequest) =>
  service.call(takeMailEventsOperation, { params: { form }, body, headers });

const report = (form: MailEventForm, { ref, email }: Pick<Sent, 'ref' | 'email'>, kind: Kind = 'bounced') =>
  post(form, providers.requests[form]({ ref, email, kind, now: service.clock.now() }));

interface Way {
  _id: string;
  position?: { lastUid: number } | null;
  problem?: string | null;
}

const mailboxWay = () => service.connection.collection<Way>('mail_ways').findOne({ _id: 'mailbox' });

/** Puts a message into the mailbox and waits until it was read. */
const receive = async (raw: string): Promise<void> => {
  const before = (await mailboxWay())?.position?.lastUid ?? 0;
  mailbox.put(raw);
  await until(async () => {
    await service.jobs.schedule('subscribers.read-bounce-mailbox', null);
    return ((await mailboxWay())?.position?.lastUid ?? 0) > before;
  });
};

const reportBy = async (way: MailReportWay, person: Pick<Sent, 'ref' | 'email'>, kind: Kind): Promise<void> => {
  if (way !== 'mailbox') return void (await report(way, person, kind));
  const bounced = { ref: person.ref, to: person.email };
  if (kind === 'complained') return receive(feedbackReport(bounced));
  return receive(deliveryStatus(bounced, kind === 'bounced' ? '5.1.1' : '4.2.2'));
};

/** Everything that is stored of a council. */
const storedOf = async (councilId: string): Promise<string> => {
  await service.settled();
  const stored: unknown[] = [];
  for (const name of ['deliveries', 'mailings', 'subscribers', 'mail_health', 'subscriber_stats']) {
    stored.push(await service.connection.collection(name).find({ councilId }).sort({ _id: 1 }).toArray());
  }
  return JSON.stringify(stored);
};

const statusOf = async (subscriberId: string, as = own) => {
  await service.settled();
  return (await service.call(getSubscriberOperation, { as, params: { subscriberId } })).body.status;
};

describe('no report touches another council (E-25)', () => {
  const kinds = ['bounced', 'complained', 'delayed'] as const;
  const cases = mailReportWays.flatMap((way) => kinds.map((kind) => ({ way, kind, name: `${way}-${kind}` })));
  const councils = [
    { as: own, councilId: ownCouncil, othersId: otherCouncil },
    { as: other, councilId: otherCouncil, othersId: ownCouncil },
  ] as const;
  const sent = new Map<string, Map<string, Sent>>();

  beforeAll(async () => {
    await service.empty();
    for (const { as, councilId } of councils) {
      const emails = cases.map(({ name }) => `${name}@${councilId.toLowerCase().replace(/[^a-z0-9]/g, '')}.example`);
      const { people } = await sendTo(emails, as);
      sent.set(councilId, new Map(cases.map(({ name }, at) => [name, people[at] as Sent])));
    }
  });

  const expected = { bounced: 'bounced', complained: 'complained', delayed: 'active' } as const;

  describe.each(councils)('of $councilId', ({ as, councilId, othersId }) => {
    it.each(cases)(
      '$way: a message that was $kind changes its own council alone, and only with its signature',
      async (each) => {
        const mine = sent.get(councilId)?.get(each.name) as Sent;
        const theirs = sent.get(othersId)?.get(each.name) as Sent;
        const others = await storedOf(othersId);
        const ours = await storedOf(councilId);
        // The id of one council with the signature of the other, and a signature of nobody.
        const [[myId], [, theirSignature]] = [mine.ref.split('.'), theirs.ref.split('.')];
        await reportBy(each.way, { ref: `${myId}.${theirSignature}`, email: mine.email }, each.kind);
        await reportBy(each.way, { ref: `${myId}.${'0'.repeat(20)}`, email: mine.email }, each.kind);
        expect(await storedOf(councilId)).toBe(ours);
        // The address of a person of the other council is in the report, and counts for nothing.
        await reportBy(each.way, { ref: mine.ref, email: theirs.email }, each.kind);
        expect(await storedOf(othersId)).toBe(others);
        expect(await statusOf(mine.subscriberId, as)).toBe(expected[each.kind]);
        const changed = await storedOf(councilId);
        expect(changed).not.toBe(ours);
        // The same report again changes nothing.
        await reportBy(each.way, { ref: mine.ref, email: mine.email }, each.kind);
        expect(await storedOf(councilId)).toBe(changed);
      },
    );
  });
});

describe('reports of mail providers (E-25)', () => {
  beforeEach(async () => {
    await service.empty();
    fetched.length = 0;
  });

  it('a bounce is counted once, the person gets no more mail, and the screen names the report', async () => {
    const { mailingId, people } = await sendTo(['amy@residents.example', 'bob@residents.example']);
    const [amy, bob] = people as [Sent, Sent];
    expect((await report('postmark', amy)).body).toEqual({ taken: 1, passedOver: 0 });
    expect((await report('ses', bob, 'delayed')).body).toEqual({ taken: 1, passedOver: 0 });
    expect((await report('mailgun', bob, 'delayed')).body).toEqual({ taken: 0, passedOver: 1 });
    expect([await statusOf(amy.subscriberId), await statusOf(bob.subscriberId)]).toEqual(['bounced', 'active']);
    expect((await mailingWhen(service, mailingId)).counts).toMatchObject({ sent: 1, bounced: 1, softBounced: 1 });
    const { body: deliveries } = await service.call(listDeliveriesOperation, { as: own, params: { mailingId } });
    expect(deliveries.items.map(({ state }) => state).sort()).toEqual(['bounced', 'sent']);
    const { body } = await service.call(getMailHealthOperation, { as: own });
    expect(body).toMatchObject({ lastReportBy: 'ses', recent: { sent: 1, bounced: 1, complained: 0, alarm: null } });
  });

  it('messages of the version before carry the id alone: generic and postmark take it, and no other form', async () => {
    const { people } = await sendTo(['amy@residents.example']);
    const [amy] = people as [Sent];
    const old = { ref: amy.ref.split('.')[0] ?? '', email: amy.email };
    for (const form of ['brevo', 'ses', 'sendgrid', 'mailgun'] as const) {
      expect((await report(form, old)).body).toEqual({ taken: 0, passedOver: 1 });
    }
    expect((await report('generic', old)).body).toEqual({ taken: 1, passedOver: 0 });
  });

  it('unknown messages, other events and nonsense are passed over', async () => {
    const { people } = await sendTo(['amy@residents.example']);
    const { headers } = providers.requests.generic({
      ...(people[0] as Sent),
      kind: 'bounced',
      now: service.clock.now(),
    });
    const events = [
      { deliveryId: '00000000-0000-4000-8000-000000000000', type: 'bounced' },
      { deliveryId: people[0]?.ref, type: 'opened' },
      { deliveryId: people[0]?.ref, type: 'constructor' },
      'nonsense',
      null,
    ];
    const { body } = await post('generic', { body: JSON.stringify({ events }), headers });
    expect(body).toEqual({ taken: 0, passedOver: 5 });
    const batch = JSON.stringify([null, 1, { event: 'request' }, { event: 'hard_bounce' }]);
    expect((await post('brevo', { body: batch, headers })).body).toEqual({ taken: 0, passedOver: 4 });
    expect(await statusOf(people[0]?.subscriberId ?? '')).toBe('active');
  });

  it.each(mailEventForms)('%s: a wrong secret, no secret, an old report and a huge one are refused', async (form) => {
    const now = service.clock.now();
    const input = {
      ref: `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`,
      email: 'a@b.example',
      kind: 'bounced',
    } as const;
    const { body, headers } = providers.requests[form]({ ...input, now });
    const strangers = createProviders().requests[form]({ ...input, now });
    const isSigned = form === 'ses' || form === 'sendgrid' || form === 'mailgun';
    const forged = isSigned ? strangers : { body, headers: { authorization: 'Bearer another-secret-quite-long' } };
    expect((await post(form, forged)).status).toBe(403);
    if (isSigned) {
      const [future, old] = [new Date(now.getTime() + 600_000), new Date(now.getTime() - 25 * 3_600_000)];
      expect((await post(form, providers.requests[form]({ ...input, now: old }))).status).toBe(403);
      expect((await post(form, providers.requests[form]({ ...input, now: future }))).status).toBe(403);
    }
    expect([400, 403]).toContain((await post(form, { body: '{"broken', headers })).status);
    expect((await post(form, { body: 'x'.repeat(1024 * 1024 + 1), headers })).status).toBe(413);
    expect([400, 403]).toContain((await service.call(takeMailEventsOperation, { params: { form } })).status);
    const { ways } = (await service.call(getMailHealthOperation, { as: own })).body;
    expect(ways.find(({ way }) => way === form)).toMatchObject({ isOn: true, problem: 'wrong_secret' });
    expect((await post(form, { body, headers })).status).toBe(200);
    expect(
      (await service.call(getMailHealthOperation, { as: own })).body.ways.map(({ problem }) => problem),
    ).not.toContain('wrong_secret');
  });

  it('a changed byte makes a signed report invalid', async () => {
    const { people } = await sendTo(['amy@residents.example', 'bob@residents.example']);
    const [amy, bob] = people as [Sent, Sent];
    for (const form of ['ses', 'sendgrid'] as const) {
      const { body, headers } = providers.requests[form]({ ...amy, kind: 'bounced', now: service.clock.now() });
      expect((await post(form, { body: body.replace(amy.ref, bob.ref), headers })).status).toBe(403);
    }
    expect([await statusOf(amy.subscriberId), await statusOf(bob.subscriberId)]).toEqual(['active', 'active']);
  });
});

describe('Amazon SNS', () => {
  const confirm = (fields: object = {}) =>
    providers.sns.send(
      {
        Type: 'SubscriptionConfirmation',
        Message: 'You have chosen to subscribe',
        Token: 'a-token',
        SubscribeURL: 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=a-token',
        ...fields,
      },
      service.clock.now(),
    );

  beforeEach(() => {
    fetched.length = 0;
  });

  it('a subscription of a configured topic is confirmed', async () => {
    expect((await post('ses', confirm())).body).toEqual({ taken: 0, passedOver: 0 });
    expect(fetched.at(-1)).toBe('https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=a-token');
  });

  it.each([
    ['a topic of somebody else', { TopicArn: 'arn:aws:sns:eu-west-1:999999999999:bounces' }],
    ['a certificate elsewhere', { SigningCertURL: 'https://attacker.example/SimpleNotificationService-0a.pem' }],
    [
      'a certificate in a bucket',
      { SigningCertURL: 'https://s3.eu-west-1.amazonaws.com/x/SimpleNotificationService-0a.pem' },
    ],
    [
      'a host that only ends alike',
      { SigningCertURL: 'https://sns.eu-west-1.amazonaws.com.attacker.example/SimpleNotificationService-0a.pem' },
    ],
    ['a port', { SigningCertURL: 'https://sns.eu-west-1.amazonaws.com:8443/SimpleNotificationService-0a.pem' }],
    [
      'a name and password',
      { SigningCertURL: 'https://a:b@sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a.pem' },
    ],
    ['http', { SigningCertURL: 'http://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a.pem' }],
    ['another path', { SigningCertURL: 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription' }],
    ['a loopback address', { SigningCertURL: 'https://127.0.0.1/SimpleNotificationService-0a.pem' }],
  ])('%s: nothing is fetched', async (_name, fields) => {
    expect((await post('ses', confirm(fields))).status).toBe(403);
    expect(fetched).toEqual([]);
  });

  it('the address that confirms must be of Amazon too', async () => {
    expect((await post('ses', confirm({ SubscribeURL: 'https://attacker.example/' }))).status).toBe(403);
    expect(fetched.filter((url) => url.includes('attacker'))).toEqual([]);
  });
});

describe('the bounce mailbox', () => {
  beforeEach(() => service.empty());

  it('policy refusals and delays change nobody; not-spam reports, other mail and broken mail are passed over', async () => {
    const { people } = await sendTo(['amy@residents.example']);
    const [amy] = people as [Sent];
    const bounced = { ref: amy.ref, to: amy.email };
    await receive(deliveryStatus(bounced, '5.7.1'));
    await receive(deliveryStatus(bounced, '4.4.7', 'delayed'));
    await receive(feedbackReport(bounced, 'not-spam'));
    await receive('Subject: out of office\n\nI am away.');
    await receive('Content-Type: multipart/report; boundary=x\n\n--x\n'.repeat(200));
    expect(await statusOf(amy.subscriberId)).toBe('active');
    await receive(deliveryStatus(bounced));
    expect(await statusOf(amy.subscriberId)).toBe('bounced');
  });

  it('a report is read once over a restart, marked as seen and moved; other mail stays unread', async () => {
    const { people } = await sendTo(['amy@residents.example', 'bob@residents.example']);
    const [amy, bob] = people as [Sent, Sent];
    await receive(deliveryStatus({ ref: amy.ref, to: amy.email }));
    await receive('Subject: a question\n\nHello');
    const position = (await mailboxWay())?.position;
    const second = await startSubscribersService({
      beside: service,
      mailReports: { ...providers.settings, bounceMailboxUrl: mailbox.url },
    });
    mailbox.put(deliveryStatus({ ref: bob.ref, to: bob.email }));
    await until(async () => {
      await second.jobs.schedule('subscribers.read-bounce-mailbox', null);
      return ((await mailboxWay())?.position?.lastUid ?? 0) > (position?.lastUid ?? 0);
    });
    await second.settled();
    await second.stop();
    expect([await statusOf(amy.subscriberId), await statusOf(bob.subscriberId)]).toEqual(['bounced', 'bounced']);
    const { ImapFlow } = await import('imapflow');
    const auth = { user: mailbox.user, pass: mailbox.password };
    const client = new ImapFlow({ host: '127.0.0.1', port: mailbox.port, secure: false, auth, logger: false });
    await client.connect();
    const done = await client.status('Done', { messages: true, unseen: true });
    await client.mailboxOpen('INBOX');
    const unread = await client.search({ seen: false, subject: 'a question' }, { uid: true });
    await client.logout();
    expect(done).toMatchObject({ unseen: 0 });
    expect(done === false ? 0 : done.messages).toBeGreaterThanOrEqual(2);
    expect(unread).toHaveLength(1);
  });

  it('a wrong password and a server that is away are named', async () => {
    const problemWith = async (bounceMailboxUrl: string) => {
      await service.connection.collection('mail_ways').deleteMany({});
      const another = await startSubscribersService({ mailReports: { bounceMailboxUrl } });
      await another.jobs.schedule('subscribers.read-bounce-mailbox', null);
      const way = async () =>
        (await another.call(getMailHealthOperation, { as: own })).body.ways.find((each) => each.way === 'mailbox');
      await until(async () => (await way())?.problem !== null);
      const problem = (await way())?.problem;
      await another.stop();
      return problem;
    };
    expect(await problemWith(mailbox.wrongUrl)).toBe('mailbox_refused');
    expect(await problemWith('imap://user:password@127.0.0.1:1/INBOX')).toBe('mailbox_unreachable');
  });
});
