import { campaignErasedEvent, eraseSubscriberDataOperation, readSubscriberDataOperation } from '@folkmoot/contracts';
import { ownCouncil } from '@folkmoot/service-kit/testing';
import {
  emptied,
  makeSubscriber,
  makeTag,
  own,
  type SubscribersTestService,
  startSubscribersService,
  tellCouncil,
} from '../../testing/fixtures';
import { CAMPAIGN, mailingWhen, makeMailing, send, sendAll, tellCampaign } from '../../testing/mailings';

const AMY = 'amy@residents.example';

describe('what is kept of mailings, when it is to be kept no longer', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await emptied(service);
    (service.mails as unknown[]).length = 0;
    await tellCouncil(service);
    await tellCampaign(service);
    const { id } = await makeTag(service);
    for (const email of [AMY, 'ben@residents.example']) await makeSubscriber(service, own, { email, tagIds: [id] });
  });
  afterAll(() => service.stop());

  const deliveries = () => service.connection.collection('deliveries').find().toArray();
  const held = async () =>
    (await service.call(readSubscriberDataOperation, { as: own, body: { email: AMY, purpose: 'export' } })).body;

  it('a person who is looked for: their invitations are found, and no reminder, since one that is missing says who has answered', async () => {
    await sendAll(service);
    await sendAll(service, { kind: 'reminder', audience: { of: 'unanswered' } });
    const { mails } = await held();
    const sent = mails.filter(({ kind }) => kind === 'invitation' || kind === 'reminder');
    expect(sent.map(({ kind, status }) => [kind, status])).toEqual([['invitation', 'sent']]);
    expect(JSON.stringify(mails)).not.toMatch(/answer/i);
  });

  it('a person who is erased: their messages count on and lead to nobody, in the database neither', async () => {
    const mailing = await sendAll(service);
    const id = (await held()).subscriber?.id ?? '';
    const tokens = (await deliveries())
      .filter(({ subscriberId }) => subscriberId === id)
      .map((each) => each.invitationId);
    await service.call(eraseSubscriberDataOperation, { as: own, body: { email: AMY } });
    const kept = await deliveries();
    expect([kept.length, tokens.length]).toEqual([2, 1]);
    expect(JSON.stringify(kept)).not.toContain(id);
    expect(JSON.stringify(kept)).not.toContain(tokens[0]);
    expect((await mailingWhen(service, mailing.id)).counts.sent).toBe(2);
    expect((await held()).mails).toEqual([]);
  });

  it('a campaign that is erased: its mailings and their messages go, those of another campaign stay', async () => {
    await tellCampaign(service, { id: 'campaign_2' });
    const [gone, kept] = [await sendAll(service), await sendAll(service, { campaignId: 'campaign_2' })];
    const waiting = (await makeMailing(service)).body;
    await send(service, waiting, { sendAt: new Date(service.clock.now().getTime() + 60_000).toISOString() });
    await service.receive(campaignErasedEvent, {
      aggregate: { type: 'campaign', id: CAMPAIGN, revision: 9 },
      councilId: ownCouncil,
      payload: { campaignId: CAMPAIGN },
    });
    const left = () => service.connection.collection('mailings').find().toArray();
    const deadline = Date.now() + 30_000;
    while ((await left()).length > 1 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await left()).map(({ _id }) => String(_id))).toEqual([kept.id]);
    const those = (await deliveries()).map(({ mailingId }) => mailingId);
    expect([those.includes(gone.id), those.filter((id) => id === kept.id).length]).toEqual([false, 2]);
  });
});

describe('a sender that has no place for its notes', () => {
  it('takes one message at a time, so that still everybody gets theirs, once', async () => {
    // A file is no folder.
    const service = await startSubscribersService({ dataDir: process.execPath });
    await tellCouncil(service);
    await tellCampaign(service);
    const { id } = await makeTag(service);
    for (const email of [AMY, 'ben@residents.example']) await makeSubscriber(service, own, { email, tagIds: [id] });
    const { counts } = await sendAll(service);
    await service.stop();
    expect([counts.sent, counts.maybeTwice]).toEqual([2, 0]);
    expect(service.mails.map(({ to }) => to).sort()).toEqual([AMY, 'ben@residents.example']);
  });
});
