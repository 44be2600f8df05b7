import type { RequestListener } from 'node:http';
import { localServers } from '@folkmoot/service-kit/testing';
import { startTestGateway } from '../testing/test-gateway';

const DEAD = 'http://127.0.0.1:9';

const { serve: serving, closeAll } = localServers();
afterEach(closeAll);

/** Answers with the body of the request, and is ready. */
const echo: RequestListener = (req, res) => {
  let text = '';
  req.on('data', (chunk) => (text += chunk));
  req.on('end', () => res.end(`${req.method} ${text}`));
};

/** Is ready, and cuts the connection of every request. */
const cuttingOff: RequestListener = (req, res) => {
  if (req.url === '/readyz') res.end('ok');
  else req.socket.destroy();
};

const post = (headers: Record<string, string> = {}) => ({ method: 'POST', body: '{"a":1}', headers });
const where = '/api/campaigns';

test('a request of any method is answered by the other replica when one replica is gone', async () => {
  const gateway = await startTestGateway({ CAMPAIGNS_URL: `${DEAD},${await serving(echo)}` });
  for (let turn = 0; turn < 4; turn++) {
    expect(await (await fetch(`${gateway.url}${where}`, post())).text()).toBe('POST {"a":1}');
    expect(await (await fetch(`${gateway.url}${where}`)).text()).toBe('GET ');
  }
  await gateway.stop();
});

test('a request that was cut off is tried again only when it reads or has an idempotency key', async () => {
  const gateway = await startTestGateway({ CAMPAIGNS_URL: `${await serving(cuttingOff)},${await serving(echo)}` });
  const statuses = { read: new Set<number>(), keyed: new Set<number>(), other: new Set<number>() };
  for (let turn = 0; turn < 6; turn++) {
    statuses.read.add((await fetch(`${gateway.url}${where}`)).status);
    statuses.keyed.add((await fetch(`${gateway.url}${where}`, post({ 'idempotency-key': `key-${turn}` }))).status);
    statuses.other.add((await fetch(`${gateway.url}${where}`, post())).status);
  }
  expect([[...statuses.read], [...statuses.keyed]]).toEqual([[200], [200]]);
  expect(statuses.other.has(503)).toBe(true);
  await gateway.stop();
});

test('a request is answered with Retry-After when every replica is gone', async () => {
  const gateway = await startTestGateway({ CAMPAIGNS_URL: `${DEAD},http://127.0.0.1:57` });
  const response = await fetch(`${gateway.url}${where}`, post());
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  await gateway.stop();
});
