import { type PayloadOf, qrCodeChangedEvent, recordVisitOperation, visitRecordedEvent } from '@folkmoot/contracts';
import {
  aCouncil,
  aSnapshot,
  freshId,
  type PublicTestService,
  startPublicService,
  tellCampaign,
  tellCouncil,
  tellSurvey,
} from '../../testing/fixtures';
import { type TestStatic, testBundle, testStatic } from '../../testing/release';

jest.mock('../../module-import', () => ({ importModule: async () => testBundle() }));

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
    await tellCouncil(service, aCouncil());
  });
  afterAll(async () => {
    await service.stop();
    await files.remove();
  });
  beforeEach(async () => {
    service.clock.set('2026-03-02T09:00:00.000Z');
    campaignId = freshId('campaign');
    code = freshId('code');
    await tellSurvey(service, aSnapshot({ id: campaignId }));
    await tellCode();
  });

  const tellCode = async (given: object = {}) => {
    const payload = { code: { id: code, campaignId, isActive: true, revision: 1, ...given } };
    const aggregate = { type: 'qr-code', id: payload.code.id, revision: payload.code.revision };
    await service.receive(qrCodeChangedEvent, { aggregate, councilId: 'council_own', payload });
    await service.parts.refresh();
  };
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const own = { 'user-agent': phone, 'x-forwarded-for': '203.0.113.9', ...headers };
    const response = await fetch(`${service.url}${path}`, { redirect: 'manual', headers: own });
    return { status: response.status, to: response.headers.get('location') ?? '', text: await response.text() };
  };
  /** As a phone does: the code, and what it leads to. */
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
  /** What was told of this campaign, however many seconds it took. */
  const summed = async () => {
    const sums: Record<string, number> = {};
    for (const { campaignId: _, day: __, ...counts } of await recorded()) {
      for (const [name, value] of flat(counts)) if (value > 0) sums[name] = (sums[name] ?? 0) + value;
    }
    return sums;
  };
  const recorded = async (): Promise<Recorded[]> => {
    await service.parts.flush();
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

  it('leads to the present address of its council when that has changed since it was printed', async () => {
    await tellCouncil(service, aCouncil({ slug: 'river-town', formerSlugs: ['riverside'], revision: 2 }));
    await service.parts.refresh();
    expect((await get(`/q/${code}`)).to).toMatch(`/river-town/survey/${campaignId}?`);
    await tellCouncil(service, aCouncil({ formerSlugs: ['river-town'], revision: 3 }));
    await service.parts.refresh();
    expect((await get(`/q/${code}`)).to).toMatch(`/riverside/survey/${campaignId}?`);
  });
  it('scanned: leads to the canonical address, is counted there, and so is the response (E-11, F-3)', async () => {
    const { status, to } = await get(`/q/${code}`);
    expect([status, to]).toEqual([302, `/riverside/survey/${campaignId}?via=${code}`]);
    expect((await uses()).scans).toBe(0);
    const page = await get(to);
    expect(page.text).toContain(`action="/riverside/survey/${campaignId}"`);
    service.clock.advance(60_000);
    expect((await answer(page.text)).status).toBe(303);
    expect(await uses()).toEqual({ scans: 1, responses: 1 });
  });

  it('scanned again within minutes by the same phone: once; by another, or much later: again', async () => {
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
    ['a program that looks where links go', { 'user-agent': 'facebookexternalhit/1.1' }],
    ['somebody who asks not to be tracked', { dnt: '1' }],
    ['the same, by the newer header', { 'sec-gpc': '1' }],
  ])('%s: led on, and counted nowhere, with the response neither (E-38)', async (_, headers) => {
    const page = await scan(headers);
    expect(page.status).toBe(200);
    service.clock.advance(60_000);
    expect((await answer(page.text, headers)).status).toBe(303);
    expect(await recorded()).toEqual([]);
  });

  it('taken out of use, or of a campaign that is gone: a page that says so, and nothing is counted', async () => {
    await tellCode({ isActive: false, revision: 2 });
    await tellCode({ isActive: true, revision: 1 });
    const inactive = await get(`/q/${code}`);
    expect([inactive.status, inactive.text.includes('"problem":"inactive"')]).toEqual([410, true]);
    expect(inactive.text).toContain('Riverside Borough Council');
    await get(`/riverside/survey/${campaignId}?via=${code}`);
    await tellCode({ isActive: true, revision: 3 });
    await tellCampaign(service, aSnapshot({ id: campaignId, isDeleted: true, revision: 9 }));
    await service.parts.refresh();
    expect((await get(`/q/${code}`)).status).toBe(410);
    expect((await uses()).scans).toBe(0);
  });

  it.each(['none', '%7B%22%24gt%22%3A1%7D', '..%2F..%2Fetc', 'x'.repeat(150)])(
    '/q/%s: a page that says so, 404',
    async (id) => {
      const { status, text } = await get(`/q/${id}`);
      expect([status, text.includes('"problem":"unknown"')]).toEqual([404, true]);
    },
  );

  it('a code of another survey in the address, or a thing that is none: the page, and nothing counted', async () => {
    const other = freshId('code');
    await tellCode({ id: other, campaignId: 'another' });
    for (const via of [other, 'none', '{"$gt":""}', ''])
      expect((await get(`/riverside/survey/${campaignId}?via=${encodeURIComponent(via)}`)).status).toBe(200);
    expect(Object.keys(await summed()).filter((name) => name.startsWith('qrCodes'))).toEqual([]);
  });

  it('the language changed on the page: the way by which somebody came is kept', async () => {
    await scan();
    const referer = `http://localhost:8080/riverside/survey/${campaignId}?via=${code}`;
    const page = await get(`/riverside/survey/${campaignId}?lang=cy`, { referer });
    service.clock.advance(60_000);
    await answer(page.text);
    expect(await uses()).toEqual({ scans: 1, responses: 1 });
  });

  it('visits: by device, browser, referrer and the question where people stop; the event names the day alone', async () => {
    const { text } = await scan();
    await get(`/riverside/survey/${campaignId}`, { 'user-agent': laptop, referer: 'https://www.facebook.com/' });
    const startToken = fieldsOf(text).startToken ?? '';
    const tell = (body: object) =>
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
      expect((await tell(body)).status).toBe(204);
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

  it('a stop at a question that the survey does not have: an abandon, and no question', async () => {
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
