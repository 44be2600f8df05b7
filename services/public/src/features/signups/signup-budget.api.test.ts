import { signUpOperation, subscribeAfterSurveyOperation } from '@folkmoot/contracts';
import { aSnapshot, freshId, tellSurvey } from '../../testing/fixtures';
import { testBundle } from '../../testing/release';
import { carried, type SignupStage, shownIn, startSignupStage } from '../../testing/signup-stage';

jest.mock('../../module-import', () => ({ importModule: async () => testBundle() }));

const LIBRARY = '203.0.113.7';
const MINUTE = 60_000;

describe('how many sign-ups are taken', () => {
  let stage: SignupStage;
  beforeEach(async () => {
    stage = await startSignupStage();
  });
  afterEach(() => stage.stop());

  const headersFrom = (network: string) => ({
    'idempotency-key': freshId('key-of-a-signup'),
    'x-forwarded-for': network,
  });
  const signUp = (network: string) =>
    stage.service.call(signUpOperation, {
      params: { councilSlug: 'riverside', pageSlug: 'news' },
      body: { data: { email: `${freshId('person')}@residents.example` }, tagIds: ['tag_parks'] },
      headers: headersFrom(network),
    });
  const statusesOf = async (count: number, one: () => Promise<{ status: number }>, everyMs = 0) => {
    const statuses = new Map<number, number>();
    for (let index = 0; index < count; index += 1) {
      stage.service.clock.advance(everyMs);
      const { status } = await one();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(statuses);
  };

  it('thirty people in a library within ten minutes are all taken', async () => {
    expect(await statusesOf(30, () => signUp(LIBRARY), 20_000)).toEqual({ 201: 30 });
  });

  it('400 made-up addresses from one network are mostly refused, and others are still taken', async () => {
    const { 201: taken = 0, 429: refused = 0 } = await statusesOf(400, () => signUp(LIBRARY), 250);
    expect([taken < 70, taken + refused]).toEqual([true, 400]);
    const last = await signUp(LIBRARY);
    expect([last.status, last.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signUp('203.0.113.8')).status).toBe(201);
    stage.service.clock.advance(MINUTE);
    expect((await signUp(LIBRARY)).status).toBe(201);
    expect((await stage.requested()).length).toBe(taken + 2);
  });

  it('many networks at once cannot have a page send without limit', async () => {
    let network = 0;
    const { 201: taken = 0 } = await statusesOf(700, () => {
      network += 1;
      return signUp(`198.51.${network >> 8}.${network & 255}`);
    });
    expect(taken).toBe(600);
  }, 60_000);

  it('a person beyond the limit gets the form back, filled in, and is asked to wait', async () => {
    await statusesOf(60, () => signUp(LIBRARY));
    const { text } = await stage.get('/riverside/news');
    stage.service.clock.advance(20_000);
    const form: [string, string][] = [
      ...(carried(text) as [string, string][]),
      ['field.email', 'amy@residents.example'],
      ['topics', 'tag_parks'],
    ];
    const paused = await stage.post('/riverside/news', form);
    expect([paused.status, Number(paused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(shownIn(paused.text)).toMatchObject({
      isPaused: true,
      isFailed: false,
      values: { email: 'amy@residents.example' },
      tagIds: ['tag_parks'],
    });
    stage.service.clock.advance(MINUTE);
    expect((await stage.post('/riverside/news', form)).status).toBe(303);
  });

  it('what is offered after a survey has the same limits', async () => {
    await tellSurvey(stage.service, aSnapshot());
    await stage.service.parts.refresh();
    const subscribe = () =>
      stage.service.call(subscribeAfterSurveyOperation, {
        params: { campaignId: 'campaign_1' },
        body: { email: `${freshId('person')}@residents.example`, tagIds: ['tag_parks'] },
        headers: headersFrom(LIBRARY),
      });
    expect(await statusesOf(70, subscribe)).toEqual({ 201: 60, 429: 10 });
  });

  it('what is wrong with a form costs nothing', async () => {
    const wrong = () =>
      stage.service.call(signUpOperation, {
        params: { councilSlug: 'riverside', pageSlug: 'news' },
        body: { data: { email: 'none' }, tagIds: ['tag_parks'] },
        headers: headersFrom(LIBRARY),
      });
    expect(await statusesOf(70, wrong)).toEqual({ 422: 70 });
    expect((await signUp(LIBRARY)).status).toBe(201);
  });
});
