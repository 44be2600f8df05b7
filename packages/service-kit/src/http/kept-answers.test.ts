import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';
import { type Listening, listen } from '../lifecycle/listen';
import { createLogger } from '../observability/logger';
import { createMetrics } from '../observability/metrics';
import { userActor } from '../testing/actors';
import { testKeyOf, testTrustedKeys } from '../testing/test-keys';
import { ACTOR_HEADER, signActorToken } from './actor-token';
import { page } from './reply';
import { route } from './route';
import { createServiceApp } from './service-app';

const base = { service: 'public', summary: 'A page', can: 'public', kind: 'page', method: 'get' } as const;
const shared = defineOperation({
  ...base,
  name: 'shared',
  path: '/shared/:name',
  params: z.strictObject({ name: z.string() }),
  query: z.strictObject({ lang: z.string().optional() }),
});
const personal = defineOperation({ ...base, name: 'personal', path: '/personal' });

let server: Listening;
const lines: Record<string, unknown>[] = [];
const metrics = createMetrics('pages', { process: false });
let made = 0;
let isCurrent = (): boolean => true;

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(`${server.url}${path}`, { method, headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

beforeAll(async () => {
  const routes = [
    route(shared, {
      handle: ({ params, headers }) => {
        made += 1;
        const text = `${made} ${params.name} ${headers['accept-language'] ?? ''}`;
        return page(text, { headers: { 'X-Page': 'shared' }, isCurrent: () => isCurrent() });
      },
    }),
    route(personal, {
      handle: () => {
        made += 1;
        return page(`${made}`, { headers: { 'Set-Cookie': 'a=b' }, isCurrent: () => true });
      },
    }),
  ];
  const logger = createLogger('pages', 'info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const config = { trustedKeys: testTrustedKeys, nodeEnv: 'test' };
  server = await listen(createServiceApp({ service: 'public', routes, config, logger, metrics }), 0, '127.0.0.1');
});
afterAll(() => server?.close());
beforeEach(() => {
  made = 0;
  lines.length = 0;
  isCurrent = () => true;
});

test('a page that is the same for everybody is made once, with all its headers and an id for each request', async () => {
  const first = await get('/shared/one');
  const second = await get('/shared/one', { 'x-request-id': 'request-of-gateway' });
  expect([first.text, second.text, made]).toEqual(['1 one *', '1 one *', 1]);
  expect(second.headers.get('x-request-id')).toBe('request-of-gateway');
  const namesOf = ({ headers }: typeof first) => [...headers.keys()].sort();
  expect(namesOf(second)).toEqual(namesOf(first));
  for (const name of ['x-page', 'content-type', 'cache-control', 'x-content-type-options', 'content-length'])
    expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)]);
});

test('each request is counted and logged, also when its page was kept', async () => {
  const countOf = async () => Number(/_count\{[^}]*operation="shared"[^}]*\} (\d+)/.exec(await metrics.text())?.[1]);
  await get('/shared/counted');
  const before = await countOf();
  await get('/shared/counted');
  await get('/shared/counted');
  expect(await countOf()).toBe(before + 2);
  expect(lines.filter(({ operation, status }) => operation === 'shared' && status === 200)).toHaveLength(3);
});

test('a page is made for its language, encoding and address, and when it is no longer current', async () => {
  await get('/shared/two');
  expect((await get('/shared/two', { 'accept-language': 'cy' })).text).toBe('2 two cy');
  expect((await get('/shared/two', { 'accept-encoding': 'br' })).text).toBe('3 two *');
  expect((await get('/shared/two?lang=cy')).text).toBe('4 two *');
  expect((await get('/shared/two')).text).toBe('1 two *');
  isCurrent = () => false;
  expect((await get('/shared/two')).text).toBe('5 two *');
  isCurrent = () => {
    throw new Error('away');
  };
  expect((await get('/shared/two')).text).toBe('6 two *');
});

test('requests of staff, other methods, long headers and pages with a cookie come from their handler', async () => {
  await get('/shared/three');
  const token = await signActorToken(userActor(), { from: 'gateway', to: 'public', serviceKey: testKeyOf('gateway') });
  expect((await get('/shared/three', { [ACTOR_HEADER]: token })).text).toBe('2 three *');
  expect((await get('/shared/three', {}, 'HEAD')).status).toBe(200);
  expect(made).toBe(3);
  const long = { 'accept-language': 'cy'.repeat(600) };
  await get('/shared/three', long);
  expect((await get('/shared/three', long)).text).toMatch(/^5 three/);
  await get('/personal');
  expect((await get('/personal')).text).toBe('7');
});
