import { type PayloadOf, qrCodeChangedEvent, recordVisitOperation, visitRecordedEvent } from '@folkmoot/contracts';
import {
  aCouncil,
  aSnapshot,
  freshId,
  type PublicTestService,
  publishCampaign,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from '../../testing/fixtures';
import { type TestStatic, testBundle, testStatic } from '../../testing/release';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
type Recorded = PayloadOf<typeof visitRecordedEvent>;

const flat = (tree: object, path = ''): [string, number][] =>
  Object.entries(tree).flatMap(([name, value]): [string, number][] =>
    typeof value === 'object' ? flat(value, `${path}${name}.`) : [[path + name, value]],
  );

describe('QR codes', () => {
  let service: PublicTestService;
  let files: TestStatic;
  let campaignId: string;
  let code: string;
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
  beforeEach(async () => {
    service.clock.set('2026-03-02T09:00:00.000Z');
    campaignId = freshId('campaign');
    code = freshId('code');
    await publishSurvey(service, aSnapshot({ id: campaignId }));
    await publishCode();
  });

  const publishCode = async (overrides: object = {}) => {
    const payload = { code: { id: code, campaignId, isActive: true, revision: 1, ...overrides } };
    const aggregate = { type: 'qr-code', id: payload.code.id, revision: payload.code.revision };
    await service.receive(qrCodeChangedEvent, { aggregate, councilId: 'council_own', payload });
    await service.refresh();
  };
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const own = { 'user-agent': phone, 'x-forwarded-for': '203.0.113.9', ...headers };
    const response = await fetch(`${service.url}${path}`, { redirect: 'manual', headers: own });
    return { status: response.status, to: response.headers.get('location') ?? '', text: await response.text() };
  };
  /** Follows the code and its redirect, as a phone does. */
  const scan = async (headers: Record<string, string> = {}) => get((await get(`/q/${code}`, headers)).to, headers);
  const fieldsOf = (html: string) =>
    Object.fromEntries([...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const answer = (html: string, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/riverside/survey/${campaignId}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'user-agent': phone, 'x-forwarded-for': '203.0.113.9', ...headers },
      body: new URLSearchParams({ ...fieldsOf(html), 'answer.q1': 'Trees' }),
    });
  /** The sum of this campaign's events. Seconds between scans can split them into several events. */
  const summed = async () => {
    const sums: Record<string, number> = {};
    for (const { campaignId: _, day: __, ...counts } of await recorded()) {
      for (const [name, value] of flat(counts)) if (value > 0) sums[name] = (sums[name] ?? 0) + value;
    }
    return sums;
  };
  const recorded = async (): Promise<Recorded[]> => {
    await service.flush();
    await service.settled();
    return service
      .eventsOf(visitRecordedEvent)
      .map(({ payload }) => payload)
      .filter((payload) => payload.campaignId === campaignId);
  };
  const uses = async () => {
    const sum = { scans: 0, responses: 0 };
    for (const { qrCodes = {} } of await recorded()) {
      sum.scans += qrCodes[code]?.scans ?? 0;
      sum.responses += qrCodes[code]?.responses ?? 0;
    }
    return sum;
  };

  it("a code leads to the council's present address when that has changed since it was printed", async () => {
    await publishCouncil(service, aCouncil({ slug: 'river-town', formerSlugs: ['riverside'], revision: 2 }));
    await service.refresh();
    expect((await get(`/q/${code}`)).to).toMatch(`/river-town/survey/${campaignId}?`);
    await publishCouncil(service, aCouncil({ formerSlugs: ['river-town'], revision: 3 }));
    await service.refresh();
    expect((await get(`/q/${code}`)).to).toMatch(`/riverside/survey/${campaignId}?`);
  });
  it('a scan redirects to the canonical address and is counted there with its response (E-11, F-3)', async () => {
    const { status, to } = await get(`/q/${code}`);
    expect([status, to]).toEqual([302, `/riverside/survey/${campaignId}?via=${code}`]);
    expect((await uses()).scans).toBe(0);
    const page = await get(to);
    expect(page.text).toContain(`action="/riverside/survey/${campaignId}"`);
    service.clock.advance(60_000);
    expect((await answer(page.text)).status).toBe(303);
    expect(await uses()).toEqual({ scans: 1, responses: 1 });
  });

  it('a scan counts once for the same phone within minutes, and again for another phone or much later', async () => {
    for (let times = 0; times < 3; times += 1) await scan();
    expect((await uses()).scans).toBe(1);
    await scan({ 'x-forwarded-for': '203.0.113.10' });
    await scan({ 'user-agent': laptop });
    expect((await uses()).scans).toBe(3);
    service.clock.advance(60 * 60_000);
    await scan();
    expect((await uses()).scans).toBe(4);
  });

  it.each([
    ['a link checker', { 'user-agent': 'facebookexternalhit/1.1' }],
    ['a visitor with Do Not Track', { dnt: '1' }],
    ['a visitor with Global Privacy Control', { 'sec-gpc': '1' }],
  ])('%s is redirected and not counted, and neither is the response (E-38)', async (_, headers) => {
    const page = await scan(headers);
    expect(page.status).toBe(200);
    service.clock.advance(60_000);
    expect((await answer(page.text, headers)).status).toBe(303);
    expect(await recorded()).toEqual([]);
  });

  it('a message page is shown and nothing is counted when the code is inactive or its campaign was deleted', async () => {
    await publishCode({ isActive: false, revision: 2 });
    await publishCode({ isActive: true, revision: 1 });
    const inactive = await get(`/q/${code}`);
    expect([inactive.status, inactive.text.includes('"problem":"inactive"')]).toEqual([410, true]);
    expect(inactive.text).toContain('Riverside Borough Council');
    await get(`/riverside/survey/${campaignId}?via=${code}`);
    await publishCode({ isActive: true, revision: 3 });
    await publishCampaign(service, aSnapshot({ id: campaignId, isDeleted: true, revision: 9 }));
    await service.refresh();
    expect((await get(`/q/${code}`)).status).toBe(410);
    expect((await uses()).scans).toBe(0);
  });

  it.each(['none', '%7B%22%24gt%22%3A1%7D', '..%2F..%2Fetc', 'x'.repeat(150)])(
    '/q/%s gets a not-found page with 404',
    async (id) => {
      const { status, text } = await get(`/q/${id}`);
      expect([status, text.includes('"problem":"unknown"')]).toEqual([404, true]);
    },
  );

  it('the page is shown and nothing is counted when the code in the address is of another survey or invalid', async () => {
    const other = freshId('code');
    await publishCode({ id: other, campaignId: 'another' });
    for (const via of [other, 'none', '{"$gt":""}', ''])
      expect((await get(`/riverside/survey/${campaignId}?via=${encodeURIComponent(via)}`)).status).toBe(200);
    expect(Object.keys(await summed()).filter((name) => name.startsWith('qrCodes'))).toEqual([]);
  });

  it('the code is kept when the language is changed on the page', async () => {
    await scan();
    const referer = `http://localhost:8080/riverside/survey/${campaignId}?via=${code}`;
    const page = await get(`/riverside/survey/${campaignId}?lang=cy`, { referer });
    service.clock.advance(60_000);
    await answer(page.text);
    expect(await uses()).toEqual({ scans: 1, responses: 1 });
  });

  it('visits are counted by device, browser, referrer and the question where people stop, and the event has only the day', async () => {
    const { text } = await scan();
    await get(`/riverside/survey/${campaignId}`, { 'user-agent': laptop, referer: 'https://www.facebook.com/' });
    const startToken = fieldsOf(text).startToken ?? '';
    const recordVisit = (body: object) =>
      service.call(recordVisitOperation, {
        params: { campaignId },
        body: { startToken, ...body },
        headers: { 'user-agent': phone },
      });
    for (const body of [
      { type: 'start' },
      { type: 'start' },
      { type: 'abandon', questionId: 'q2' },
      { type: 'abandon' },
    ])
      expect((await recordVisit(body)).status).toBe(204);
    const by = (group: string, kinds: Record<string, number>) =>
      Object.fromEntries(Object.entries(kinds).map(([kind, count]) => [`${group}.${kind}`, count]));
    const once = { views: 1, starts: 1, abandons: 1 };
    expect(await summed()).toEqual({
      ...{ ...once, views: 2 },
      ...by('deviceTypes.mobile', once),
      ...by('deviceTypes.desktop', { views: 1 }),
      ...by('browserFamilies.Safari', once),
      ...by('browserFamilies.Firefox', { views: 1 }),
      ...by('referrerTypes.qr_code', once),
      ...by('referrerTypes.social', { views: 1 }),
      'stops.q2': 1,
      [`qrCodes.${code}.scans`]: 1,
    });
    const event = service.eventsOf(visitRecordedEvent).find(({ payload }) => payload.campaignId === campaignId);
    expect(event?.occurredAt).toBe('2026-03-02T00:00:00.000Z');
    expect(await service.connection.collection('visits').countDocuments()).toBe(0);
  });

  it('an abandon is counted without a question when the survey does not have the question', async () => {
    const startToken = fieldsOf((await scan()).text).startToken ?? '';
    const abandon = (questionId: string) =>
      service.call(recordVisitOperation, {
        params: { campaignId },
        body: { type: 'abandon', startToken, questionId },
        headers: { 'user-agent': phone },
      });
    expect((await abandon('q99')).status).toBe(204);
    expect((await abandon('__proto__')).status).toBe(400);
    const sums = await summed();
    expect([sums.abandons, Object.keys(sums).filter((name) => name.startsWith('stops'))]).toEqual([1, []]);
  });
});
