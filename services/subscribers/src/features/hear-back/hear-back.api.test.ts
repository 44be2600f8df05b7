import {
  answerHearBackOperation,
  campaignErasedEvent,
  deliveryRefusedEvent,
  draftOutcomeOperation,
  eraseSubscriberDataOperation,
  getHearBackOperation,
  hearBackCountedEvent,
  hearBackRequestedEvent,
  listNewsletterDeliveriesOperation,
  type OutcomeAudience,
  previewNewsletterOperation,
  readSubscriberDataOperation,
  sampleNewsletterOperation,
  subscriberChangedEvent,
  systemActor,
  updateNewsletterOperation,
} from '@folkmoot/contracts';
import { ownCouncil, sampleCouncil, until } from '@folkmoot/service-kit/testing';
import {
  makeSubscriber,
  makeTag,
  other,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { CAMPAIGN, publishCampaign, sendAll } from '../../testing/mailings';
import { newsletterWhen, sendNewsletter } from '../../testing/newsletters';

const AMY = 'amy@residents.example';
const DAY_MS = 86_400_000;
const publicActor = systemActor('public', null);

describe('hearing back about a survey', () => {
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

  let made = 0;
  const ask = async (email: string, day = service.clock.now().toISOString().slice(0, 10)) => {
    made += 1;
    await service.receive(hearBackRequestedEvent, {
      aggregate: { type: 'hear-back', id: `wish-${made}`, revision: 1 },
      councilId: ownCouncil,
      payload: { campaignId: CAMPAIGN, email, day, consentText: 'Email me what comes of it.' },
    });
    await service.settled();
  };
  const mailTo = async (email: string) => {
    await service.jobs.schedule('subscribers.send-mails', null);
    await until(() => service.mails.some(({ to }) => to === email));
    return service.mails.findLast(({ to }) => to === email) as (typeof service.mails)[number];
  };
  const tokenIn = (text: string, purpose: 'confirm' | 'unsubscribe') =>
    new RegExp(`/${purpose}/hear-back/([\\w.-]+)`).exec(text)?.[1] ?? '';
  const answer = (token: string, wish: 'confirm' | 'stop') =>
    service.call(answerHearBackOperation, { as: publicActor, body: { token, answer: wish } });
  const confirmed = async (email: string) => {
    await ask(email);
    const { text } = await mailTo(email);
    expect((await answer(tokenIn(text, 'confirm'), 'confirm')).status).toBe(204);
    return { stop: tokenIn(text, 'unsubscribe') };
  };
  const status = async (as = own) => service.call(getHearBackOperation, { as, params: { campaignId: CAMPAIGN } });
  const draft = async (audience: OutcomeAudience) =>
    (await service.call(draftOutcomeOperation, { as: own, params: { campaignId: CAMPAIGN }, body: { audience } })).body;
  const wishes = () => service.connection.collection<{ email: string; _id: string }>('hear_backs').find().toArray();
  const sweep = async () => service.jobs.schedule('subscribers.sweep-hear-backs', null);

  it('a person is asked to confirm, counts once they have, and is in no list of subscribers', async () => {
    await ask(' Amy@Residents.example ');
    const mail = await mailTo(AMY);
    expect(mail).toMatchObject({
      subject: 'Please confirm: hear what comes of “Parks & ponds”',
      fromName: 'Riverside Borough Council',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'Auto-Submitted': 'auto-generated' },
    });
    expect(mail.text).toContain('Parks & ponds');
    expect((await status()).body).toMatchObject({ asked: 0, unconfirmed: 1 });
    const token = tokenIn(mail.text, 'confirm');
    expect((await answer(token, 'confirm')).status).toBe(204);
    expect((await answer(token, 'confirm')).status).toBe(204);
    expect((await status()).body).toMatchObject({ asked: 1, unconfirmed: 0, heardBack: 0, isOver: false });
    expect(await service.connection.collection('subscribers').countDocuments()).toBe(0);
  });

  it('a second request of a day sends no second mail, and one after the confirmation sends none', async () => {
    await ask(AMY);
    await ask(AMY);
    await mailTo(AMY);
    await ask(AMY);
    expect(await service.connection.collection('mails').countDocuments()).toBe(1);
    await answer(tokenIn((await mailTo(AMY)).text, 'confirm'), 'confirm');
    service.clock.advance(2 * DAY_MS);
    await ask(AMY);
    await service.jobs.schedule('subscribers.send-mails', null);
    expect(service.mails).toHaveLength(1);
    expect(await wishes()).toHaveLength(1);
  });

  it('nothing but the day is stored, and no event follows', async () => {
    const askedAt = service.clock.now().toISOString();
    await confirmed(AMY);
    const stored = JSON.stringify([await wishes(), await service.connection.collection('mails').find().toArray()]);
    expect(stored).toContain(askedAt.slice(0, 10));
    expect(stored).not.toContain(askedAt.slice(11, 16));
    expect(stored.match(/T\d\d:\d\d:\d\d/g)).toEqual(stored.match(/T\d\d:00:00/g));
    expect(service.eventsOf(subscriberChangedEvent)).toEqual([]);
    expect(service.eventsOf(hearBackCountedEvent)).toEqual([]);
  });

  it('the stop link deletes the address, also twice, and then a confirmation is invalid', async () => {
    await ask(AMY);
    const { text } = await mailTo(AMY);
    const stop = tokenIn(text, 'unsubscribe');
    expect((await answer(stop, 'stop')).status).toBe(204);
    expect((await answer(stop, 'stop')).status).toBe(204);
    expect(await wishes()).toEqual([]);
    expect((await answer(tokenIn(text, 'confirm'), 'confirm')).status).toBe(404);
    expect((await answer(stop, 'confirm')).status).toBe(404);
    expect((await answer('forged', 'stop')).status).toBe(404);
  });

  it('an address that nobody confirms is deleted after seven days', async () => {
    await ask(AMY);
    await confirmed('ben@residents.example');
    service.clock.advance(8 * DAY_MS);
    await sweep();
    await until(async () => (await wishes()).length === 1);
    expect((await wishes()).map(({ email }) => email)).toEqual(['ben@residents.example']);
  });

  it('the order of the requests of a day is gone on the next day', async () => {
    const emails = Array.from({ length: 12 }, (_, index) => `person-${index}@residents.example`);
    for (const email of emails) await ask(email);
    const before = await wishes();
    expect(before.map(({ email }) => email)).toEqual(emails);
    service.clock.advance(DAY_MS);
    await sweep();
    await until(async () => (await wishes())[0] !== undefined && JSON.stringify(await wishes()).includes('isShuffled'));
    const after = await wishes();
    expect(after.map(({ email }) => email)).not.toEqual(emails);
    const ids = (documents: typeof before) => documents.map(({ _id, email }) => `${email} ${_id}`).sort();
    expect(ids(after)).toEqual(ids(before));
  });

  it('the message goes once to each who confirmed, with a link that stops it, and counts who heard', async () => {
    await confirmed(AMY);
    await confirmed('ben@residents.example');
    await ask('unconfirmed@residents.example');
    service.clock.advance(DAY_MS);
    const written = await draft({ of: 'hear_back' });
    expect(written).toMatchObject({
      shownSubject: 'What came of “Parks & ponds”',
      outcomeOf: CAMPAIGN,
      audience: { of: 'hear_back', campaignId: CAMPAIGN },
    });
    expect(JSON.stringify(written.blocks)).toContain(`/riverside/results/${CAMPAIGN}`);
    expect(JSON.stringify(written.blocks)).toContain('/riverside/commitments');
    const params = { newsletterId: written.id };
    const samples = await service.call(sampleNewsletterOperation, { as: own, params });
    expect(samples.body.items.map(({ to }) => to)).toEqual([null]);
    const { subject, title, blocks, isPublic } = written;
    const body = { subject, title, blocks, isPublic, isForHearBack: true };
    const preview = await service.call(previewNewsletterOperation, { as: own, body });
    expect(preview.body.text).toContain('because you asked');
    await sendNewsletter(service, written);
    const done = await newsletterWhen(service, written.id);
    expect(done.counts).toMatchObject({ sent: 2, queued: 0, suppressed: 0 });
    const outcome = service.mails.filter(({ subject }) => subject === 'What came of “Parks & ponds”');
    expect(outcome.map(({ to }) => to).sort()).toEqual([AMY, 'ben@residents.example']);
    expect(outcome[0]?.text).toContain('because you asked Riverside Borough Council to tell you');
    expect(outcome[0]?.text).not.toContain('you subscribed');
    const oneClick = outcome[0]?.headers?.['List-Unsubscribe'] ?? '';
    expect(oneClick).toContain('/api/public/hear-back/stop/');
    expect((await answer(tokenIn(outcome[0]?.text ?? '', 'unsubscribe'), 'stop')).status).toBe(204);
    expect((await status()).body).toMatchObject({ asked: 1, heardBack: 2, isOver: false });
    expect(service.eventsOf(hearBackCountedEvent).map(({ payload }) => payload)).toEqual([
      { campaignId: CAMPAIGN, heardBack: 2, isOver: false },
    ]);
    const listed = await service.call(listNewsletterDeliveriesOperation, { as: own, params, query: {} });
    expect(listed.body.items).toEqual([]);
  });

  it('after the last message the addresses are deleted, and nobody can ask any more', async () => {
    await confirmed(AMY);
    const { id, revision, subject, title, blocks, isPublic, audience } = await draft({ of: 'hear_back' });
    const wording = { subject, title, blocks, isPublic, audience };
    const body = { ...wording, isLast: true, revision };
    const last = (await service.call(updateNewsletterOperation, { as: own, params: { newsletterId: id }, body })).body;
    expect(last).toMatchObject({ isLast: true, outcomeOf: CAMPAIGN });
    await sendNewsletter(service, last);
    await newsletterWhen(service, id);
    expect(await wishes()).toEqual([]);
    expect((await status()).body).toMatchObject({ asked: 0, heardBack: 1, isOver: true });
    expect(service.eventsOf(hearBackCountedEvent).at(-1)?.payload).toMatchObject({ heardBack: 1, isOver: true });
    await ask(AMY);
    expect(await wishes()).toEqual([]);
  });

  it('invited subscribers get the message by the same queue, and each person counts once', async () => {
    const tag = await makeTag(service);
    for (const email of ['ann@residents.example', 'bob@residents.example'])
      await makeSubscriber(service, own, { email, tagIds: [tag.id] });
    await sendAll(service);
    expect((await status()).body).toMatchObject({ invited: 2, asked: 0 });
    for (const expected of [2, 2]) {
      const written = await draft({ of: 'invited' });
      await sendNewsletter(service, written);
      expect((await newsletterWhen(service, written.id)).counts.sent).toBe(expected);
    }
    expect((await status()).body).toMatchObject({ heardBack: 2, messages: [{ sent: 2 }, { sent: 2 }] });
  });

  it('nobody is written to when nobody has asked', async () => {
    const written = await draft({ of: 'hear_back' });
    expect((await sendNewsletter(service, written)).status).toBe(409);
  });

  it('the addresses end with the council’s retention period, and with the campaign', async () => {
    const { settings } = sampleCouncil({});
    const privacy = { ...settings.privacy, retentionDays: 30 };
    await publishCouncil(service, { settings: { ...settings, privacy }, revision: 2 });
    await confirmed(AMY);
    await publishCampaign(service, { status: 'completed', revision: 2 });
    expect((await status()).body.keptUntil).not.toBeNull();
    service.clock.advance(31 * DAY_MS);
    await sweep();
    await until(async () => (await wishes()).length === 0);
    expect((await status()).body.isOver).toBe(true);
  });

  it('an erased campaign leaves no address', async () => {
    await confirmed(AMY);
    await service.receive(campaignErasedEvent, {
      aggregate: { type: 'campaign', id: CAMPAIGN, revision: 9 },
      councilId: ownCouncil,
      payload: { campaignId: CAMPAIGN } as never,
    });
    await service.settled();
    await until(async () => (await wishes()).length === 0);
  });

  it('staff find and erase the wish of a person who is no subscriber', async () => {
    await confirmed(AMY);
    const find = async () =>
      (await service.call(readSubscriberDataOperation, { as: own, body: { email: AMY, purpose: 'look' } })).body;
    expect((await find()).hearBacks).toMatchObject([{ survey: 'Parks & ponds', isConfirmed: true }]);
    await service.call(eraseSubscriberDataOperation, { as: own, body: { email: AMY } });
    expect((await find()).hearBacks).toEqual([]);
    expect(await wishes()).toEqual([]);
    await ask(AMY, '2020-01-01');
    expect(await wishes()).toEqual([]);
  });

  it('a bounce or a complaint deletes the address', async () => {
    await confirmed(AMY);
    const [{ _id: subscriberId } = { _id: '' }] = await wishes();
    await service.receive(deliveryRefusedEvent, {
      aggregate: { type: 'delivery', id: 'd1', revision: 1 },
      councilId: ownCouncil,
      payload: { subscriberId, reason: 'bounced', refusedAt: service.clock.now().toISOString() },
    });
    await service.settled();
    expect(await wishes()).toEqual([]);
  });

  it('another council sees nothing', async () => {
    await confirmed(AMY);
    expect((await status(other)).status).toBe(404);
  });
});
