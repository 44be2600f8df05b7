import { getSubscriberOperation, listDeliveriesOperation, takeMailEventsOperation } from '@folkmoot/contracts';
import {
  makeSubscriber,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
  TEST_MAIL_EVENTS_SECRET,
} from '../../testing/fixtures';
import { mailingWhen, publishCampaign, sendAll } from '../../testing/mailings';

describe('reports of a mail provider (E-25)', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service);
    await publishCampaign(service);
  });
  afterAll(() => service.stop());

  const person = async (email: string) => {
    const tagIds = [(await makeTag(service)).id];
    return (await makeSubscriber(service, own, { email, tagIds })).body.id;
  };

  const deliveriesOf = async (mailingId: string) =>
    (await service.call(listDeliveriesOperation, { as: own, params: { mailingId } })).body.items;
  const report = (form: string, body: unknown, secret = TEST_MAIL_EVENTS_SECRET) =>
    service.call(takeMailEventsOperation, {
      params: { form },
      body,
      headers: { authorization: `Basic ${Buffer.from(`folkmoot:${secret}`).toString('base64')}` },
    });

  it('a bounce is counted once when it is reported twice, and the person gets no more mail', async () => {
    const amy = await person('amy@residents.example');
    const mailing = await sendAll(service);
    const [delivery] = await deliveriesOf(mailing.id);
    const event = {
      RecordType: 'Bounce',
      Type: 'HardBounce',
      Email: 'amy@residents.example',
      Metadata: { delivery: delivery?.id },
    };
    expect((await report('postmark', event)).body).toEqual({ taken: 1, passedOver: 0 });
    expect((await report('postmark', event)).body).toEqual({ taken: 0, passedOver: 1 });
    await service.settled();
    const { body } = await service.call(getSubscriberOperation, { as: own, params: { subscriberId: amy } });
    expect(body.status).toBe('bounced');
    expect((await mailingWhen(service, mailing.id)).counts).toMatchObject({ sent: 0, bounced: 1 });
    expect((await deliveriesOf(mailing.id))[0]).toMatchObject({ state: 'bounced' });
  });

  it('generic complaints are accepted; soft bounces, unknown messages and invalid events are ignored', async () => {
    await person('amy@residents.example');
    const mailing = await sendAll(service);
    const [delivery] = await deliveriesOf(mailing.id);
    const events = [
      { deliveryId: delivery?.id, type: 'complained' },
      { deliveryId: 'unknown', type: 'bounced' },
      { deliveryId: delivery?.id, type: 'opened' },
      'nonsense',
    ];
    expect((await report('generic', { events })).body).toEqual({ taken: 1, passedOver: 3 });
    const soft = { RecordType: 'Bounce', Type: 'SoftBounce', Metadata: { delivery: delivery?.id } };
    expect((await report('postmark', soft)).body).toEqual({ taken: 0, passedOver: 1 });
    expect((await mailingWhen(service, mailing.id)).counts).toMatchObject({ sent: 0, complained: 1 });
  });

  it('a report is refused without the secret or with another secret', async () => {
    expect((await report('generic', { events: [] }, 'another-secret-quite-long')).status).toBe(403);
    const none = await service.call(takeMailEventsOperation, { params: { form: 'generic' }, body: { events: [] } });
    expect(none.status).toBe(403);
    expect((await report('generic', { no: 'events' })).status).toBe(400);
  });
});
