import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReplicas } from '../replicas/replicas';
import { createProxy } from './proxy';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const listening = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  open.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Like a machine whose network is gone: connections stay open, and nothing answers. */
const silent: RequestListener = () => undefined;
const answering: RequestListener = (_req, res) => void res.end('here');

const gatewayTo = (addresses: readonly string[], renewed?: () => Promise<readonly string[]>) => {
  const proxy = createProxy();
  const front = listening((req, res) => {
    void proxy.forward({ req, res, path: '/', requestId: 'r1' } as never, {
      addresses,
      body: null,
      headers: {},
      ...(renewed ? { renewed } : {}),
    });
  });
  return { proxy, front };
};

test('a read that waits for a lost replica is answered by another one, and a change that is not repeatable fails', async () => {
  const [lost, there] = [await listening(silent), await listening(answering)];
  const replicas = createReplicas({ urls: `${lost},${there}`, everyMs: 20, silentMs: 60 });
  const { proxy, front } = gatewayTo([lost, there]);
  replicas.whenLost(proxy.drop);
  const url = await front;
  const [read, change] = await Promise.all([fetch(url), fetch(url, { method: 'POST' })]);
  expect([read.status, await read.text(), change.status]).toEqual([200, 'here', 503]);
  replicas.stop();
  proxy.close();
});

test('a request that no known address takes goes to the addresses of now', async () => {
  const there = await listening(answering);
  const { proxy, front } = gatewayTo(['http://127.0.0.1:1'], async () => [there]);
  const response = await fetch(await front, { method: 'POST' });
  expect([response.status, await response.text()]).toEqual([200, 'here']);
  proxy.close();
});
