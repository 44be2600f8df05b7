import { hearBackCountedEvent, subscribeAfterSurveyOperation, subscriptionRequestedEvent } from '@folkmoot/contracts';
import { ownCouncil, until } from '@folkmoot/service-kit/testing';
import { aCouncil, aSnapshot, aTag, publishCouncil, publishSurvey, publishTag } from '../../testing/fixtures';
import { testBundle } from '../../testing/release';
import { AMY, carried, type SignupSetUp, setUpSignups, shownIn } from '../../testing/signup-set-up';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

describe('subscribing after a survey', () => {
  let setUp: SignupSetUp;
  beforeEach(async () => {
    setUp = await setUpSignups();
  });
  afterEach(() => setUp.stop());

  const params = { campaignId: 'campaign_1' };
  const subscribe = (body: { email: string; tagIds: string[] }) =>
    setUp.service.call(subscribeAfterSurveyOperation, { params, body, headers: { 'idempotency-key': 'key-12345678' } });
  beforeEach(() => publishSurvey(setUp.service, aSnapshot()));

  it('a subscription has the campaign and the day, and nothing that a response has (E-61)', async () => {
    setUp.service.clock.set('2026-07-02T13:45:12.345Z');
    const { status } = await subscribe({ email: 'amy@residents.example', tagIds: ['tag_other'] });
    expect(status).toBe(201);
    await setUp.service.settled();
    const [event] = setUp.service.eventsOf(subscriptionRequestedEvent);
    // Midnight in London, in summer time.
    expect(event?.payload).toMatchObject({
      source: 'post_survey',
      campaignId: 'campaign_1',
      pageId: null,
      requestedAt: '2026-07-01T23:00:00.000Z',
      consentSource: 'After the survey “Parks”',
    });
    expect(event?.occurredAt).toBe('2026-07-01T23:00:00.000Z');
    expect(JSON.stringify(event)).not.toContain('13:45');
    const [kept] = await setUp.service.connection.collection('signups').find({}).toArray();
    expect(JSON.stringify(kept)).not.toMatch(/T(?!00:00:00)\d\d:/);
  });

  it.each([
    ['nothing', { email: '', tagIds: [] }],
    ['no topic', { email: 'amy@residents.example', tagIds: [] }],
    ['no address', { email: '', tagIds: ['tag_parks'] }],
  ])('a form with %s is refused in the words of D2', async (_, body) => {
    const { status, body: problem } = await subscribe(body);
    expect([status, problem]).toMatchObject([
      422,
      { detail: 'Please enter your email and select at least one subscription option' },
    ]);
  });

  it("the plain form is shown below the thank-you and accepted, and does not send the page's address", async () => {
    const thanks = await setUp.get('/riverside/survey/campaign_1/thank-you?receipt=AAAAA-BBBBB');
    expect(thanks.headers.get('referrer-policy')).toBe('no-referrer');
    expect(thanks.text).toContain('action="/riverside/survey/campaign_1/subscribe"');
    const fields = carried(thanks.text);
    setUp.service.clock.advance(20_000);
    const path = '/riverside/survey/campaign_1/subscribe';
    const missing = await setUp.post(path, [...fields, ['field.email', 'amy@residents.example']]);
    expect([missing.status, shownIn(missing.text)]).toMatchObject([
      422,
      { values: { email: 'amy@residents.example' }, problems: [{ field: 'topics', kind: 'topics_missing' }] },
    ]);
    const taken = await setUp.post(path, [...fields, ...AMY]);
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/riverside/survey/campaign_1/subscribed']);
    expect((await setUp.get('/riverside/survey/campaign_1/subscribed')).text).toContain('prompt-done');
    expect(await setUp.requested()).toHaveLength(1);
  });

  it('an internal tag is not offered and cannot be subscribed to', async () => {
    await publishTag(
      setUp.service,
      aTag({ id: 'tag_other', name: 'Complained about bins', revision: 2, isInternal: true }),
    );
    await setUp.service.refresh();
    const { text } = await setUp.get('/riverside/survey/campaign_1/subscribe');
    expect(text).toContain('<form');
    expect(text).not.toContain('Complained about bins');
    expect(text).not.toContain('tag_other');
    expect((await subscribe({ email: 'amy@residents.example', tagIds: ['tag_other'] })).status).not.toBe(201);
  });

  it('only hearing back is offered when the council has no topic, and nothing once that is over (F-41)', async () => {
    for (const id of ['tag_news', 'tag_parks', 'tag_other'])
      await publishTag(setUp.service, aTag({ id, revision: 2 }), true);
    await setUp.service.refresh();
    expect((await setUp.get('/riverside/survey/campaign_1/thank-you')).text).toContain('<form');
    await setUp.service.receive(hearBackCountedEvent, {
      aggregate: { type: 'hear-back', id: 'campaign_1', revision: 1 },
      councilId: ownCouncil,
      payload: { campaignId: 'campaign_1', heardBack: 3, isOver: true },
    });
    await setUp.service.settled();
    await until(async () => !(await setUp.get('/riverside/survey/campaign_1/thank-you')).text.includes('<form'));
    expect((await setUp.get('/riverside/survey/campaign_1/subscribe')).status).toBe(404);
    expect((await subscribe({ email: 'amy@residents.example', tagIds: ['tag_parks'] })).status).toBe(404);
  });

  it.each([
    '/riverside/survey/demo/subscribe',
    '/hillview/survey/campaign_1/subscribe',
    '/riverside/survey/x/subscribe',
  ])('%s has no offer', async (path) => expect((await setUp.get(path)).status).toBe(404));

  it('every page of a survey redirects to the present address when the council had another one before', async () => {
    await publishCouncil(setUp.service, aCouncil({ slug: 'river-town', formerSlugs: ['riverside'], revision: 10_000 }));
    await setUp.service.refresh();
    const of = async (path: string) => {
      const { status, headers } = await setUp.get(path);
      return [status, headers.get('location')];
    };
    const [was, is] = ['/riverside/survey/campaign_1', '/river-town/survey/campaign_1'];
    expect(await of(`${was}?lang=en&invitation=x`)).toEqual([302, `${is}?lang=en&invitation=x`]);
    expect(await of(`${was}/subscribe`)).toEqual([308, `${is}/subscribe`]);
    expect(await of(`${was}/receipt`)).toEqual([302, `${is}/receipt`]);
    expect(await of(`${is}/subscribe`)).toEqual([200, null]);
    expect((await setUp.get('/hillview/survey/campaign_1/subscribe')).status).toBe(404);
  });
});
