import { subscribeAfterSurveyOperation, subscriptionRequestedEvent } from '@folkmoot/contracts';
import { aCouncil, aSnapshot, aTag, tellCouncil, tellSurvey, tellTag } from '../../testing/fixtures';
import { testBundle } from '../../testing/release';
import { AMY, carried, type SignupStage, shownIn, startSignupStage } from '../../testing/signup-stage';

jest.mock('../../module-import', () => ({ importModule: async () => testBundle() }));

describe('subscribing after a survey', () => {
  let stage: SignupStage;
  beforeEach(async () => {
    stage = await startSignupStage();
  });
  afterEach(() => stage.stop());

  const params = { campaignId: 'campaign_1' };
  const subscribe = (body: { email: string; tagIds: string[] }) =>
    stage.service.call(subscribeAfterSurveyOperation, { params, body, headers: { 'idempotency-key': 'key-12345678' } });
  beforeEach(() => tellSurvey(stage.service, aSnapshot()));

  it('a subscription names the campaign and the day, and nothing that a response has (E-61)', async () => {
    stage.service.clock.set('2026-07-02T13:45:12.345Z');
    const { status } = await subscribe({ email: 'amy@residents.example', tagIds: ['tag_other'] });
    expect(status).toBe(201);
    await stage.service.settled();
    const [event] = stage.service.eventsOf(subscriptionRequestedEvent);
    // Midnight in London, on summer time.
    expect(event?.payload).toMatchObject({
      source: 'post_survey',
      campaignId: 'campaign_1',
      pageId: null,
      requestedAt: '2026-07-01T23:00:00.000Z',
      consentSource: 'After the survey “Parks”',
    });
    expect(event?.occurredAt).toBe('2026-07-01T23:00:00.000Z');
    expect(JSON.stringify(event)).not.toContain('13:45');
    const [kept] = await stage.service.connection.collection('signups').find({}).toArray();
    expect(JSON.stringify(kept)).not.toMatch(/T(?!00:00:00)\d\d:/);
  });

  it.each([
    ['nothing', { email: '', tagIds: [] }],
    ['no topic', { email: 'amy@residents.example', tagIds: [] }],
    ['no address', { email: '', tagIds: ['tag_parks'] }],
  ])('with %s: the words of D2', async (_, body) => {
    const { status, body: problem } = await subscribe(body);
    expect([status, problem]).toMatchObject([
      422,
      { detail: 'Please enter your email and select at least one subscription option' },
    ]);
  });

  it('the plain form: offered below the thank-you, whose address it does not send on, and taken', async () => {
    const thanks = await stage.get('/riverside/survey/campaign_1/thank-you?receipt=AAAAA-BBBBB');
    expect(thanks.headers.get('referrer-policy')).toBe('no-referrer');
    expect(thanks.text).toContain('action="/riverside/survey/campaign_1/subscribe"');
    const fields = carried(thanks.text);
    stage.service.clock.advance(20_000);
    const path = '/riverside/survey/campaign_1/subscribe';
    const missing = await stage.post(path, [...fields, ['field.email', 'amy@residents.example']]);
    expect([missing.status, shownIn(missing.text)]).toMatchObject([
      422,
      { values: { email: 'amy@residents.example' }, problems: [{ field: 'topics', kind: 'topics_missing' }] },
    ]);
    const taken = await stage.post(path, [...fields, ...AMY]);
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/riverside/survey/campaign_1/subscribed']);
    expect((await stage.get('/riverside/survey/campaign_1/subscribed')).text).toContain('prompt-done');
    expect(await stage.requested()).toHaveLength(1);
  });

  it('a tag that staff keep for themselves is not offered, and cannot be subscribed to', async () => {
    await tellTag(
      stage.service,
      aTag({ id: 'tag_other', name: 'Complained about bins', revision: 2, isInternal: true }),
    );
    await stage.service.parts.refresh();
    const { text } = await stage.get('/riverside/survey/campaign_1/subscribe');
    expect(text).toContain('<form');
    expect(text).not.toContain('Complained about bins');
    expect(text).not.toContain('tag_other');
    expect((await subscribe({ email: 'amy@residents.example', tagIds: ['tag_other'] })).status).not.toBe(201);
  });

  it('without a topic in the council there is nothing to offer, but the thank-you (F-41)', async () => {
    for (const id of ['tag_news', 'tag_parks', 'tag_other'])
      await tellTag(stage.service, aTag({ id, revision: 2 }), true);
    await stage.service.parts.refresh();
    expect((await stage.get('/riverside/survey/campaign_1/thank-you')).text).not.toContain('<form');
    expect((await stage.get('/riverside/survey/campaign_1/subscribe')).status).toBe(404);
    expect((await subscribe({ email: 'amy@residents.example', tagIds: ['tag_parks'] })).status).toBe(404);
  });

  it.each([
    '/riverside/survey/demo/subscribe',
    '/hillview/survey/campaign_1/subscribe',
    '/riverside/survey/x/subscribe',
  ])('%s: nothing to offer there', async (path) => expect((await stage.get(path)).status).toBe(404));

  it('leads with every page of its survey to the present address when the council had another one before', async () => {
    await tellCouncil(stage.service, aCouncil({ slug: 'river-town', formerSlugs: ['riverside'], revision: 10_000 }));
    await stage.service.parts.refresh();
    const of = async (path: string) => {
      const { status, headers } = await stage.get(path);
      return [status, headers.get('location')];
    };
    const [was, is] = ['/riverside/survey/campaign_1', '/river-town/survey/campaign_1'];
    expect(await of(`${was}?lang=en&invitation=x`)).toEqual([302, `${is}?lang=en&invitation=x`]);
    expect(await of(`${was}/subscribe`)).toEqual([308, `${is}/subscribe`]);
    expect(await of(`${was}/receipt`)).toEqual([302, `${is}/receipt`]);
    expect(await of(`${is}/subscribe`)).toEqual([200, null]);
    expect((await stage.get('/hillview/survey/campaign_1/subscribe')).status).toBe(404);
  });
});
