import {
  aCouncil,
  aSnapshot,
  freshId,
  type PublicTestService,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from '../../testing/fixtures';
import { type TestStatic, testBundle, testStatic } from '../../testing/release';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

describe('a plain form that is too large or no form', () => {
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

  const get = async (path: string) => (await fetch(`${service.url}${path}`)).text();
  const post = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const response = await fetch(`${service.url}${path}`, { method: 'POST', redirect: 'manual', body });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const hidden = (html: string, name: string): string =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const fieldsOf = (html: string) => ({
    startToken: hidden(html, 'startToken'),
    idempotencyKey: hidden(html, 'idempotencyKey'),
  });
  const stored = (campaignId: string) => service.connection.collection('intake').countDocuments({ campaignId });

  it('a form is shown again with all answers, an instruction and 413 when the answers together are too long', async () => {
    const questions = Array.from({ length: 40 }, (_, n) => ({
      id: `long_${n}`,
      type: 'textarea' as const,
      title: 'Why?',
      required: n === 39,
    }));
    const id = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id }), { questions });
    const path = `/riverside/survey/${id}`;
    const start = fieldsOf(await get(path));
    const longAnswers = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`answer.long_${39 - n}`, 'x'.repeat(9_999)]));
    const { status, text } = await post(path, { ...start, ...longAnswers(30) });
    expect([status, text.includes('<b>too_large</b>')]).toEqual([413, true]);
    expect(fieldsOf(text)).toEqual(start);
    expect(text.match(/x{9999}/g)).toHaveLength(30);
    expect(await stored(id)).toBe(0);
    expect((await post(path, { ...fieldsOf(text), ...longAnswers(25) })).status).toBe(303);
    expect(await stored(id)).toBe(1);
  });

  it("a message page in the form's language links back with 413 when a form is too large to be read", async () => {
    const id = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id }), { language: 'en', translations: { fr: { title: 'Parcs' } } });
    const path = `/riverside/survey/${id}?lang=fr`;
    const { status, headers, text } = await post(path, { 'answer.q1': 'x'.repeat(1_100_000) });
    expect([status, headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('too-large');
    expect(text).toContain(`"surveyUrl":"${path}"`);
    expect((await post('/riverside/survey/none', { a: 'x'.repeat(1_100_000) })).status).toBe(404);
    expect(await stored(id)).toBe(0);
  });

  it('a body that no browser sends is refused, and nothing is stored', async () => {
    const id = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id }));
    const path = `/riverside/survey/${id}`;
    const send = (body: string, type: string) =>
      fetch(`${service.url}${path}`, { method: 'POST', body, headers: { 'content-type': type } });
    const form = 'application/x-www-form-urlencoded';
    expect((await send(`a=${'x'.repeat(1_100_000)}`, form)).status).toBe(413);
    expect((await send('a=1&'.repeat(3000), form)).status).toBe(413);
    expect((await send('{"a":1}', 'application/json')).status).toBe(415);
    expect((await send('startToken[$gt]=&__proto__=x&answer.q1[$ne]=', form)).status).toBe(400);
    expect(await stored(id)).toBe(0);
  });
});
