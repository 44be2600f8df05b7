import { createInvitationTokens } from '@folkmoot/service-kit';

import {
  aCouncil,
  aSnapshot,
  freshId,
  type PublicTestService,
  publishCampaign,
  publishCouncil,
  publishSurvey,
  SUBSCRIBER_KEY,
  startPublicService,
} from '../../testing/fixtures';
import { type TestStatic, testBundle, testStatic } from '../../testing/release';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

describe('the pages of a survey', () => {
  let service: PublicTestService;
  let files: TestStatic;
  beforeAll(async () => {
    files = await testStatic();
    await files.release('one');
    service = await startPublicService({ staticDir: files.staticDir, remotesFile: files.remotesFile });
    await publishCouncil(service, aCouncil());
  });
  afterAll(async () => {
    await service.stop();
    await files.remove();
  });
  beforeEach(() => service.clock.set('2026-03-02T09:00:00.000Z'));

  const get = async (path: string, headers: Record<string, string> = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }) => {
    const response = await fetch(`${service.url}${path}`, { redirect: 'manual', headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const post = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const response = await fetch(`${service.url}${path}`, { method: 'POST', redirect: 'manual', body });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const open = async (overrides = {}) => {
    const id = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id, ...overrides }));
    return { id, path: `/riverside/survey/${id}` };
  };
  const hidden = (html: string, name: string): string =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const fieldsOf = (html: string) => ({
    startToken: hidden(html, 'startToken'),
    idempotencyKey: hidden(html, 'idempotencyKey'),
  });
  const stored = (campaignId: string) => service.connection.collection('intake').countDocuments({ campaignId });

  it('an open survey is a page that is never cached, with a strict policy and without cookies', async () => {
    const { path } = await open();
    const { status, headers, text } = await get(path);
    expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([200, 'no-store', null]);
    const policy = headers.get('content-security-policy') ?? '';
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1];
    expect(policy).toContain(`style-src 'nonce-${nonce}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text).toContain('src="/resident/client.one.js"');
    expect(text).toContain(`action="${path}"`);
  });

  it('a form keeps the language of the survey, its address has it, and an unknown language shows the main one', async () => {
    const id = freshId('campaign');
    const version = { language: 'en', translations: { cy: { title: 'Parciau' } } };
    await publishSurvey(service, aSnapshot({ id }), version);
    const path = `/riverside/survey/${id}`;
    expect((await get(`${path}?lang=cy`)).text).toContain(`action="${path}?lang=cy"`);
    expect((await get(`${path}?lang=fr`)).text).toContain(`action="${path}?lang=en"`);
    expect((await get(path)).text).toContain(`action="${path}?lang=en"`);
    expect((await get(`/survey/${id}?lang=cy`)).headers.get('location')).toBe(`${path}?lang=cy`);
    const again = await post(`${path}?lang=cy`, fieldsOf((await get(`${path}?lang=cy`)).text));
    expect([again.status, again.text.includes(`action="${path}?lang=cy"`)]).toEqual([422, true]);
  });

  it('two visits have different nonces and keys', async () => {
    const { path } = await open();
    const [a, b] = [await get(path), await get(path)];
    expect(fieldsOf(a.text).idempotencyKey).not.toBe(fieldsOf(b.text).idempotencyKey);
    expect(a.headers.get('content-security-policy')).not.toBe(b.headers.get('content-security-policy'));
  });

  it.each([
    ['without a council', (id: string) => `/survey/${id}`],
    ['with the word council', (id: string) => `/council/survey/${id}`],
    ['with the slug of another', (id: string) => `/hillview/survey/${id}?utm_source=x`],
  ])('an address %s redirects to the canonical one (F-3)', async (_, address) => {
    const { id, path } = await open();
    const { status, headers } = await get(address(id));
    expect([status, headers.get('location')]).toEqual([302, path]);
  });

  it.each([
    ['an unknown campaign', '/riverside/survey/none'],
    ['an id that cannot be one', '/riverside/survey/%7B%22%24gt%22%3A1%7D'],
    ['nothing known at the short address', '/survey/none'],
    ['the thank-you of nothing', '/riverside/survey/none/thank-you'],
  ])('%s gets a not-found page with 404', async (_, path) => {
    const { status, text, headers } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).toContain('not-found');
  });

  it.each([
    ['paused', { status: 'paused' }],
    ['ended', { status: 'completed' }],
    ['not_yet_open', { status: 'scheduled', startDate: '2026-04-01T00:00:00.000Z' }],
  ])('a survey that is %s has a page without a form', async (state, campaign) => {
    const { path } = await open(campaign);
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain(`${state} Riverside`);
    expect(text).not.toContain('<form');
  });

  it('a plain form is answered with 303 to the thank-you page with the receipt, once for repeated sends', async () => {
    const { id, path } = await open();
    const fields = { ...fieldsOf((await get(path)).text), 'answer.q1': 'More trees' };
    service.clock.advance(30_000);
    const first = await post(path, fields);
    expect(first.status).toBe(303);
    expect((await post(path, fields)).headers.get('location')).toBe(first.headers.get('location'));
    expect(await stored(id)).toBe(1);
    const thanks = await get(first.headers.get('location') ?? '');
    expect(thanks.text).toMatch(/thanks from Riverside Borough Council [0-9A-Z-]{23}/);
  });

  it('other answers with the same form are a second response, once for repeated sends', async () => {
    const { id, path } = await open();
    const fields = fieldsOf((await get(path)).text);
    service.clock.advance(30_000);
    const send = async (answer: string) =>
      (await post(path, { ...fields, 'answer.q1': answer })).headers.get('location');
    const first = await send('More trees');
    const second = await send('More benches');
    expect(await send('More benches')).toBe(second);
    expect(await send('More trees')).toBe(first);
    expect([first?.includes('second=1'), second?.includes('second=1')]).toEqual([false, true]);
    expect(first?.match(/receipt=([^&]*)/)?.[1]).not.toBe(second?.match(/receipt=([^&]*)/)?.[1]);
    expect(await stored(id)).toBe(2);
    expect((await get(second ?? '')).text).toContain('a second one');
  });

  it('changed council text after the thank-you is shown at once (F-48)', async () => {
    const id = 'council_thanks';
    const council = aCouncil({ id, slug: 'thankful' });
    const saying = (thankYouText: string, revision: number) =>
      publishCouncil(service, { ...council, revision, branding: { ...council.branding, thankYouText } });
    await saying('', 1);
    const campaignId = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id: campaignId, councilId: id }));
    const thanks = async () => (await get(`/thankful/survey/${campaignId}/thank-you`)).text;
    expect(await thanks()).toContain('"thankYouText":""');
    await saying('The committee meets in May.', 2);
    await service.refresh();
    expect(await thanks()).toContain('"thankYouText":"The committee meets in May."');
  });

  it('a form is shown again with answers, key and token and with 422 when a required question is empty', async () => {
    const { id, path } = await open();
    const fields = { ...fieldsOf((await get(path)).text), 'answer.q2': '4' };
    const { status, text } = await post(path, fields);
    expect(status).toBe(422);
    expect(fieldsOf(text)).toEqual({ startToken: fields.startToken, idempotencyKey: fields.idempotencyKey });
    expect(text).toContain('"answers":[{"questionId":"q2","answer":4}]');
    expect(text).toContain('"path":"answers.q1"');
    expect(await stored(id)).toBe(0);
  });

  it('a form is shown again with its answers, a fresh token and 400 when the token is forged', async () => {
    const { path } = await open();
    const { status, text } = await post(path, {
      startToken: 'forged.token',
      idempotencyKey: 'a key with spaces',
      'answer.q1': 'Trees',
    });
    expect(status).toBe(400);
    expect(text).toContain('<b>not_taken</b>');
    expect(text).toContain('"answer":"Trees"');
    const again = await post(path, { ...fieldsOf(text), 'answer.q1': 'Trees' });
    expect(again.status).toBe(303);
  });

  it("a form that is shown again has the campaign's present title and description when answers are missing", async () => {
    const { path } = await open({ description: 'What for' });
    const shown = (await get(path)).text;
    const { status, text } = await post(path, fieldsOf(shown));
    expect([status, shown, text]).toEqual([
      422,
      expect.stringContaining('<i>What for</i>'),
      expect.stringContaining('<i>What for</i>'),
    ]);
  });

  it('a form is shown again with the current survey, a fresh token and the same invitation when its token is too old', async () => {
    const weekly = { frequency: 'weekly', startDate: '2026-03-02T08:00:00.000Z' } as const;
    const { id, path } = await open(weekly);
    const begun = fieldsOf((await get(path)).text);
    service.clock.set('2026-03-23T09:00:00.000Z');
    await publishSurvey(service, aSnapshot({ id, ...weekly, publishedVersion: 2, revision: 6 }), { version: 2 });
    await service.refresh();
    const invitation = createInvitationTokens(SUBSCRIBER_KEY).issue({ campaignId: id, round: 4, subscriberId: 's1' });
    const invited = `${path}?invitation=${invitation}`;
    const { status, text } = await post(invited, { ...begun, 'answer.q1': 'Trees' });
    expect([status, text.includes('version 2')]).toEqual([400, true]);
    expect((await post(invited, { ...fieldsOf(text), 'answer.q1': 'Trees' })).status).toBe(303);
    expect((await get(invited)).text).toContain('"problem":"used"');
  });

  it('a form from before a pause is accepted, and an empty form after the end gets the page that says that it is over', async () => {
    const { id, path } = await open();
    const fields = { ...fieldsOf((await get(path)).text), 'answer.q1': 'Trees' };
    await publishCampaign(service, aSnapshot({ id, status: 'paused', revision: 6 }));
    await service.refresh();
    expect((await post(path, fields)).status).toBe(303);
    await publishCampaign(service, aSnapshot({ id, status: 'completed', revision: 7 }));
    await service.refresh();
    const late = await post(path, {});
    expect([late.status, late.text.includes('ended Riverside')]).toEqual([409, true]);
  });

  it('the demo survey has its own address, and its answers are accepted and not stored (E-29, F-1)', async () => {
    const { status, text } = await get('/survey/demo');
    expect([status, text.includes('action="/survey/demo"')]).toEqual([200, true]);
    const { headers } = await post('/survey/demo', { ...fieldsOf(text), 'answer.satisfied': '5' });
    expect(headers.get('location')).toMatch(/^\/survey\/demo\/thank-you\?receipt=/);
    expect((await get(headers.get('location') ?? '')).status).toBe(200);
    expect(await stored('demo')).toBe(0);
  });
});

describe('pages without a release', () => {
  it('a request gets a plain page with 503 that asks to come back', async () => {
    const service = await startPublicService();
    const response = await fetch(`${service.url}/survey/demo`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).toContain('Back in a moment');
    await service.stop();
  });
});
