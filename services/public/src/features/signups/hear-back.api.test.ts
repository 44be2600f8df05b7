import { hearBackOperation, hearBackRequestedEvent, subscriptionRequestedEvent } from '@folkmoot/contracts';
import { aSnapshot, publishSurvey } from '../../testing/fixtures';
import { testBundle } from '../../testing/release';
import { carried, type SignupSetUp, setUpSignups, TRACES } from '../../testing/signup-set-up';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const AMY = 'amy@residents.example';
const path = '/riverside/survey/campaign_1/subscribe';

describe('asking to hear what comes of a survey', () => {
  let setUp: SignupSetUp;
  beforeEach(async () => {
    setUp = await setUpSignups();
    await publishSurvey(setUp.service, aSnapshot());
  });
  afterEach(() => setUp.stop());

  const ask = (email: string, campaignId = 'campaign_1') =>
    setUp.service.call(hearBackOperation, { params: { campaignId }, body: { email } });
  const events = async () => {
    await setUp.service.settled();
    return setUp.service.eventsOf(hearBackRequestedEvent);
  };

  it('the answer is the same for every address, and the event has the day and nothing of a response', async () => {
    setUp.service.clock.set('2026-07-02T23:30:12.345Z');
    const answers = [await ask(AMY), await ask(AMY), await ask('ben@residents.example')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [202, { needsConfirmation: true }]),
    );
    const [event] = await events();
    expect(event?.payload).toEqual({
      campaignId: 'campaign_1',
      email: AMY,
      // In London it is the next day.
      day: '2026-07-03',
      consentText: expect.stringContaining('Email me what comes of “Parks”'),
    });
    expect(JSON.stringify(event)).not.toMatch(/23:30|30:12/);
    const kept = await setUp.service.connection.collection('signups').find({}).toArray();
    expect(JSON.stringify(kept)).not.toMatch(/23:30|30:12|residents/);
    expect(JSON.stringify(kept)).not.toMatch(TRACES);
  });

  it.each([
    ['', 'Please enter your email and select at least one subscription option'],
    ['no address', 'Enter an email address in the correct format, like name@example.com'],
  ])('the address "%s" is refused', async (email, detail) => {
    const { status, body } = await ask(email);
    expect([status, body]).toMatchObject([422, { code: 'signup_invalid', detail }]);
    expect(await events()).toEqual([]);
  });

  it('a survey that does not exist, and the demonstration, take no address', async () => {
    expect((await ask(AMY, 'unknown')).status).toBe(404);
    expect((await ask(AMY, 'demo')).status).toBe(404);
  });

  it('is limited like sign-ups', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const call = { params: { campaignId: 'campaign_1' }, body: { email: AMY }, headers };
    const statuses: number[] = [];
    for (let times = 0; times < 70; times += 1)
      statuses.push((await setUp.service.call(hearBackOperation, call)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([202, 429]);
    expect((await ask(AMY)).status).toBe(202);
  });

  it('the form after a survey takes it beside topics, or alone', async () => {
    const page = await setUp.get(path);
    const fields = carried(page.text);
    setUp.service.clock.advance(20_000);
    const single = await setUp.post(path, [...fields, ['field.email', AMY], ['topics', 'hear-back']]);
    expect([single.status, single.headers.get('location')]).toEqual([
      303,
      '/riverside/survey/campaign_1/subscribed?confirm=1',
    ]);
    expect(await events()).toHaveLength(1);
    expect(setUp.service.eventsOf(subscriptionRequestedEvent)).toHaveLength(0);
    const both = [...fields, ['field.email', AMY], ['topics', 'hear-back'], ['topics', 'tag_parks']] as const;
    expect((await setUp.post(path, both)).status).toBe(303);
    const [subscription] = await setUp.requested();
    expect(subscription).toMatchObject({ email: AMY, tagIds: ['tag_parks'] });
    const refused = await setUp.post(path, [...fields, ['field.email', 'x'], ['topics', 'hear-back']]);
    expect(refused.status).toBe(422);
  });

  it('the page of a closed survey leads to the form, where the choice is made already', async () => {
    await publishSurvey(setUp.service, aSnapshot({ status: 'completed', revision: 50 }));
    await setUp.service.refresh();
    expect((await setUp.get('/riverside/survey/campaign_1')).text).toContain(`${path}?hear-back`);
    const { text } = await setUp.get(`${path}?hear-back`);
    expect(text).toContain('"tagIds":["hear-back"]');
  });
});
