import { signUpOperation, subscribeAfterSurveyOperation } from '@folkmoot/contracts';
import { aSnapshot, freshId, publishSurvey } from '../../testing/fixtures';
import { testBundle } from '../../testing/release';
import { carried, type SignupSetUp, setUpSignups, shownIn } from '../../testing/signup-set-up';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const LIBRARY = '203.0.113.7';
const MINUTE = 60_000;

describe('sign-up limits', () => {
  let setUp: SignupSetUp;
  beforeEach(async () => {
    setUp = await setUpSignups();
  });
  afterEach(() => setUp.stop());

  const headersFrom = (network: string) => ({
    'idempotency-key': freshId('key-of-a-signup'),
    'x-forwarded-for': network,
  });
  const signUp = (network: string) =>
    setUp.service.call(signUpOperation, {
      params: { councilSlug: 'riverside', pageSlug: 'news' },
      body: { data: { email: `${freshId('person')}@residents.example` }, tagIds: ['tag_parks'] },
      headers: headersFrom(network),
    });
  const statusesOf = async (count: number, request: () => Promise<{ status: number }>, everyMs = 0) => {
    const statuses = new Map<number, number>();
    for (let index = 0; index < count; index += 1) {
      setUp.service.clock.advance(everyMs);
      const { status } = await request();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(statuses);
  };

  it('all sign-ups are accepted when thirty people in a library sign up within ten minutes', async () => {
    expect(await statusesOf(30, () => signUp(LIBRARY), 20_000)).toEqual({ 201: 30 });
  });

  it('most of 400 made-up addresses from one network are refused, and other networks are accepted', async () => {
    const { 201: taken = 0, 429: refused = 0 } = await statusesOf(400, () => signUp(LIBRARY), 250);
    expect([taken < 70, taken + refused]).toEqual([true, 400]);
    const last = await signUp(LIBRARY);
    expect([last.status, last.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signUp('203.0.113.8')).status).toBe(201);
    setUp.service.clock.advance(MINUTE);
    expect((await signUp(LIBRARY)).status).toBe(201);
    expect((await setUp.requested()).length).toBe(taken + 2);
  });

  it('a page has a limit of mails when many networks sign up at once', async () => {
    const networks = Array.from({ length: 700 }, (_, index) => `198.51.${index >> 8}.${index & 255}`);
    let taken = 0;
    while (networks.length > 0) {
      const answers = await Promise.all(networks.splice(0, 50).map(signUp));
      taken += answers.filter(({ status }) => status === 201).length;
    }
    expect(taken).toBe(600);
  }, 60_000);

  it('a person above the limit gets the form back with its values and is asked to wait', async () => {
    await statusesOf(60, () => signUp(LIBRARY));
    const { text } = await setUp.get('/riverside/news');
    setUp.service.clock.advance(20_000);
    const form: [string, string][] = [
      ...(carried(text) as [string, string][]),
      ['field.email', 'amy@residents.example'],
      ['topics', 'tag_parks'],
    ];
    const paused = await setUp.post('/riverside/news', form);
    expect([paused.status, Number(paused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(shownIn(paused.text)).toMatchObject({
      isPaused: true,
      isFailed: false,
      values: { email: 'amy@residents.example' },
      tagIds: ['tag_parks'],
    });
    setUp.service.clock.advance(MINUTE);
    expect((await setUp.post('/riverside/news', form)).status).toBe(303);
  });

  it('the offer after a survey has the same limits', async () => {
    await publishSurvey(setUp.service, aSnapshot());
    await setUp.service.refresh();
    const subscribe = () =>
      setUp.service.call(subscribeAfterSurveyOperation, {
        params: { campaignId: 'campaign_1' },
        body: { email: `${freshId('person')}@residents.example`, tagIds: ['tag_parks'] },
        headers: headersFrom(LIBRARY),
      });
    expect(await statusesOf(70, subscribe)).toEqual({ 201: 60, 429: 10 });
  });

  it('a form with problems does not count towards the limit', async () => {
    const wrong = () =>
      setUp.service.call(signUpOperation, {
        params: { councilSlug: 'riverside', pageSlug: 'news' },
        body: { data: { email: 'none' }, tagIds: ['tag_parks'] },
        headers: headersFrom(LIBRARY),
      });
    expect(await statusesOf(70, wrong)).toEqual({ 422: 70 });
    expect((await signUp(LIBRARY)).status).toBe(201);
  });
});
