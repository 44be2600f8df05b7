import {
  getPublicSurveyOperation,
  type ResponseMark,
  recordVisitOperation,
  submitResponseOperation,
} from '@folkmoot/contracts';
import {
  aCouncil,
  aSnapshot,
  browserHeaders,
  freshId,
  type PublicTestService,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from '../../testing/fixtures';
import { type TestStatic, testBundle, testStatic } from '../../testing/release';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const browser = browserHeaders['user-agent'];
const SECOND = 1_000;

describe('answers that do not come from the page of the survey', () => {
  let service: PublicTestService;
  let files: TestStatic;
  let id: string;
  const start = async () => {
    service = await startPublicService({ staticDir: files.staticDir, remotesFile: files.remotesFile });
    await publishCouncil(service, aCouncil());
  };
  beforeAll(async () => {
    files = await testStatic();
    await files.release('one');
    await start();
  });
  afterAll(async () => {
    await service.stop();
    await files.remove();
  });
  beforeEach(async () => {
    service.clock.advance(60 * SECOND);
    id = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id, startDate: service.clock.now().toISOString() }));
  });

  const readAsProgram = async (headers: Record<string, string>) =>
    (await service.call(getPublicSurveyOperation, { params: { campaignId: id }, headers })).body.startToken ?? '';
  const openPage = async (headers: Record<string, string>) => {
    const html = await (await fetch(`${service.url}/riverside/survey/${id}`, { headers })).text();
    return /name="startToken" value="([^"]*)"/.exec(html)?.[1] ?? '';
  };
  const begin = (startToken: string) =>
    service.call(recordVisitOperation, { params: { campaignId: id }, body: { type: 'start', startToken } });
  const submit = async (startToken: string, headers: Record<string, string>) => {
    const { status } = await service.call(submitResponseOperation, {
      params: { campaignId: id },
      headers: { 'idempotency-key': freshId('key-of-an-answer'), ...headers },
      body: { startToken, answers: [{ questionId: 'q1', answer: 'Trees' }] },
    });
    expect(status).toBe(201);
  };
  const marks = async (): Promise<ResponseMark[][]> =>
    (await service.connection.collection('intake').find({ campaignId: id }).toArray()).map((kept) => kept.marks);

  it('224 responses of a program from one address within 105 seconds are stored and all marked', async () => {
    const program = { 'user-agent': 'curl/8', 'x-forwarded-for': '203.0.113.9' };
    for (let answer = 0; answer < 224; answer += 1) {
      const startToken = await readAsProgram(program);
      service.clock.advance(470);
      await submit(startToken, program);
    }
    const all = await marks();
    expect(all).toHaveLength(224);
    expect(all.filter((each) => each.includes('program') && each.includes('no_page'))).toHaveLength(224);
  }, 120_000);

  it("a program with a browser's user agent is marked when it read the survey through the API", async () => {
    const startToken = await readAsProgram({ 'user-agent': browser });
    await begin(startToken);
    service.clock.advance(30 * SECOND);
    await submit(startToken, browserHeaders);
    expect(await marks()).toEqual([['no_page']]);
  });

  it('a program that takes the token from a page is marked when no start was reported', async () => {
    const startToken = await openPage({ 'user-agent': browser });
    service.clock.advance(30 * SECOND);
    await submit(startToken, { 'user-agent': browser });
    expect(await marks()).toEqual([['no_page']]);
  });

  it('a response is not marked when the page reported its start', async () => {
    const startToken = await openPage({ 'user-agent': browser });
    await begin(startToken);
    service.clock.advance(30 * SECOND);
    await submit(startToken, { 'user-agent': browser });
    expect(await marks()).toEqual([[]]);
  });

  it('a response is not marked when the browser blocks counting and asks not to be tracked', async () => {
    const startToken = await openPage({ 'user-agent': browser, dnt: '1', 'sec-gpc': '1' });
    service.clock.advance(30 * SECOND);
    await submit(startToken, { ...browserHeaders, dnt: '1', 'sec-gpc': '1' });
    expect(await marks()).toEqual([[]]);
  });

  it('a response is not marked when the memory of starts is shorter or was cleared', async () => {
    const startToken = await openPage({ 'user-agent': browser });
    service.clock.advance(31 * 60 * SECOND);
    await submit(startToken, { 'user-agent': browser });
    const afterRestart = await openPage({ 'user-agent': browser });
    service.clock.advance(30 * SECOND);
    const { clock, connection } = service;
    const beside = await startPublicService({}, { clock, connection });
    await beside.call(submitResponseOperation, {
      params: { campaignId: id },
      headers: { 'idempotency-key': freshId('key-of-an-answer'), 'user-agent': browser },
      body: { startToken: afterRestart, answers: [{ questionId: 'q1', answer: 'Trees' }] },
    });
    await beside.stop();
    expect(await marks()).toEqual([[], []]);
  });

  it.each([
    ['Lynx', 'Lynx/2.9.0dev.10 libwww-FM/2.14 SSL-MM/1.4.1 GNUTLS/3.7.8'],
    ['w3m', 'w3m/0.5.3+git20230121'],
    ['NetSurf', 'NetSurf/3.10 (Linux)'],
    [
      'DuckDuckGo',
      'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile DuckDuckGo/5 Safari/537.36',
    ],
    ['Tor', 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0'],
    ['KaiOS', 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'],
    ['Opera Mini', 'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/29.3709; U; en) Presto/2.8.119 Version/11.10'],
  ])('a response is not marked when the plain form is sent without script by %s', async (_, agent) => {
    const path = `${service.url}/riverside/survey/${id}`;
    const html = await (await fetch(path, { headers: { 'user-agent': agent } })).text();
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
    service.clock.advance(30 * SECOND);
    const body = new URLSearchParams({
      startToken: hidden('startToken'),
      idempotencyKey: hidden('idempotencyKey'),
      'answer.q1': 'Trees',
    });
    const sent = await fetch(path, { method: 'POST', redirect: 'manual', body, headers: { 'user-agent': agent } });
    expect(sent.status).toBe(303);
    expect(await marks()).toEqual([[]]);
  });

  it('a program that sends the plain form is marked', async () => {
    const path = `${service.url}/riverside/survey/${id}`;
    const startToken = await openPage({ 'user-agent': 'python-requests/2.31.0' });
    service.clock.advance(30 * SECOND);
    const body = new URLSearchParams({ startToken, idempotencyKey: freshId('key-of-a-form'), 'answer.q1': 'Trees' });
    await fetch(path, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { 'user-agent': 'python-requests/2.31.0' },
    });
    expect(await marks()).toEqual([['program']]);
  });
});
