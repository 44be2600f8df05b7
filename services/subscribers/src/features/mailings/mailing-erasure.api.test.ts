import { campaignErasedEvent, eraseSubscriberDataOperation, readSubscriberDataOperation } from '@folkmoot/contracts';
import { ownCouncil, until } from '@folkmoot/service-kit/testing';
import {
  makeSubscriber,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { CAMPAIGN, mailingWhen, makeMailing, publishCampaign, send, sendAll } from '../../testing/mailings';

const AMY = 'amy@residents.example';

describe('erasure of mailing data', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service);
    await publishCampaign(service);
    const { id } = await makeTag(service);
    for (const email of [AMY, 'ben@residents.example']) await makeSubscriber(service, own, { email, tagIds: [id] });
  });
  afterAll(() => service.stop());

  const deliveries = () => service.connection.collection('deliveries').find().toArray();
  const readStored = async () =>
    (await service.call(readSubscriberDataOperation, { as: own, body: { email: AMY, purpose: 'export' } })).body;

  it('a personal data search lists no reminders, because a missing one shows who has answered', async () => {
    await sendAll(service);
    await sendAll(service, { kind: 'reminder', audience: { of: 'unanswered' } });
    const { mails } = await readStored();
    const sent = mails.filter(({ kind }) => kind === 'invitation' || kind === 'reminder');
    expect(sent.map(({ kind, status }) => [kind, status])).toEqual([['invitation', 'sent']]);
    expect(JSON.stringify(mails)).not.toMatch(/answer/i);
  });

  it('deliveries stay in the counts and have no link to the person when a person is erased', async () => {
    const mailing = await sendAll(service);
    const id = (await readStored()).subscriber?.id ?? '';
    const tokens = (await deliveries())
      .filter(({ subscriberId }) => subscriberId === id)
      .map((each) => each.invitationId);
    await service.call(eraseSubscriberDataOperation, { as: own, body: { email: AMY } });
    const kept = await deliveries();
    expect([kept.length, tokens.length]).toEqual([2, 1]);
    expect(JSON.stringify(kept)).not.toContain(id);
    expect(JSON.stringify(kept)).not.toContain(tokens[0]);
    expect((await mailingWhen(service, mailing.id)).counts.sent).toBe(2);
    expect((await readStored()).mails).toEqual([]);
  });

  it('the mailings of a campaign and their deliveries are deleted when the campaign is erased', async () => {
    await publishCampaign(service, { id: 'campaign_2' });
    const [gone, kept] = [await sendAll(service), await sendAll(service, { campaignId: 'campaign_2' })];
    const waiting = (await makeMailing(service)).body;
    await send(service, waiting, { sendAt: new Date(service.clock.now().getTime() + 60_000).toISOString() });
    await service.receive(campaignErasedEvent, {
      aggregate: { type: 'campaign', id: CAMPAIGN, revision: 9 },
      councilId: ownCouncil,
      payload: { campaignId: CAMPAIGN },
    });
    const left = () => service.connection.collection('mailings').find().toArray();
    await until(async () => (await left()).length <= 1);
    expect((await left()).map(({ _id }) => String(_id))).toEqual([kept.id]);
    const mailingIds = (await deliveries()).map(({ mailingId }) => mailingId);
    expect([mailingIds.includes(gone.id), mailingIds.filter((id) => id === kept.id).length]).toEqual([false, 2]);
  });
});

describe('a sender without a place for its journal', () => {
  it('the sender takes one message at a time, and everybody gets their message once', async () => {
    // The path of a file cannot be used as a folder.
    const service = await startSubscribersService({ dataDir: process.execPath });
    await publishCouncil(service);
    await publishCampaign(service);
    const { id } = await makeTag(service);
    for (const email of [AMY, 'ben@residents.example']) await makeSubscriber(service, own, { email, tagIds: [id] });
    const { counts } = await sendAll(service);
    await service.stop();
    expect([counts.sent, counts.maybeTwice]).toEqual([2, 0]);
    expect(service.mails.map(({ to }) => to).sort()).toEqual([AMY, 'ben@residents.example']);
  });
});
