import type { RequestListener } from 'node:http';
import { localServers } from '@folkmoot/service-kit/testing';
import { openStage } from '../testing/stage';

const DEAD = 'http://127.0.0.1:9';

const { serve: serving, closeAll } = localServers();
afterEach(closeAll);

/** Answers with what it was sent, and says that it is ready. */
const echo: RequestListener = (req, res) => {
  let text = '';
  req.on('data', (chunk) => (text += chunk));
  req.on('end', () => res.end(`${req.method} ${text}`));
};

/** Ready, and cuts off whatever it is asked for. */
const cuttingOff: RequestListener = (req, res) => {
  if (req.url === '/readyz') res.end('ok');
  else req.socket.destroy();
};

const post = (headers: Record<string, string> = {}) => ({ method: 'POST', body: '{"a":1}', headers });
const where = '/api/campaigns';

test('a request, one replica gone, is taken by the other with its body, whatever it does', async () => {
  const stage = await openStage({ CAMPAIGNS_URL: `${DEAD},${await serving(echo)}` });
  for (let turn = 0; turn < 4; turn++) {
    expect(await (await fetch(`${stage.url}${where}`, post())).text()).toBe('POST {"a":1}');
    expect(await (await fetch(`${stage.url}${where}`)).text()).toBe('GET ');
  }
  await stage.stop();
});

test('a request that was cut off, only reading or naming its key, is asked of the other replica; any other is not', async () => {
  const stage = await openStage({ CAMPAIGNS_URL: `${await serving(cuttingOff)},${await serving(echo)}` });
  const statuses = { read: new Set<number>(), keyed: new Set<number>(), other: new Set<number>() };
  for (let turn = 0; turn < 6; turn++) {
    statuses.read.add((await fetch(`${stage.url}${where}`)).status);
    statuses.keyed.add((await fetch(`${stage.url}${where}`, post({ 'idempotency-key': `key-${turn}` }))).status);
    statuses.other.add((await fetch(`${stage.url}${where}`, post())).status);
  }
  expect([[...statuses.read], [...statuses.keyed]]).toEqual([[200], [200]]);
  expect(statuses.other.has(503)).toBe(true);
  await stage.stop();
});

test('a request, every replica gone, is told to come again', async () => {
  const stage = await openStage({ CAMPAIGNS_URL: `${DEAD},http://127.0.0.1:57` });
  const response = await fetch(`${stage.url}${where}`, post());
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  await stage.stop();
});
