import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { byKey, byTurn } from './order';
import { createReplicas } from './replicas';

interface Replica {
  readonly address: string;
  readonly server: Server;
  status: number;
}

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A service that answers with this readiness status. */
const replica = async (status = 200): Promise<Replica> => {
  const server = createServer((_req, res) => res.writeHead(own.status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const own: Replica = { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, status };
  return own;
};

const among = (...replicas: readonly Replica[]) =>
  createReplicas({ urls: replicas.map(({ address }) => address).join(','), everyMs: 60_000 });

test('addresses by turn are each first in their turn', () => {
  const firsts = [0, 1, 2, 3].map((turn) => byTurn(['a', 'b'], turn)[0]);
  expect(firsts).toEqual(['a', 'b', 'a', 'b']);
  expect(byTurn([], 3)).toEqual([]);
});

test('addresses by key move only the keys of an address when that address is gone', () => {
  const all = ['http://10.0.0.1:8080', 'http://10.0.0.2:8080', 'http://10.0.0.3:8080'];
  const keys = Array.from({ length: 300 }, (_, index) => `192.0.2.${index}`);
  const before = keys.map((key) => byKey(all, key)[0] ?? '');
  const gone = all[1] ?? '';
  const after = keys.map(
    (key) =>
      byKey(
        all.filter((address) => address !== gone),
        key,
      )[0] ?? '',
  );
  expect(keys.filter((_, index) => before[index] !== gone && before[index] !== after[index])).toEqual([]);
  for (const address of all) expect(before.filter((each) => each === address).length).toBeGreaterThan(60);
});

test('requests go to the other replica when one is not ready, until it is ready again', async () => {
  const first = await replica();
  const second = await replica(503);
  const replicas = among(first, second);
  await replicas.look();
  expect([replicas.inOrder()[0], replicas.inOrder()[0], replicas.ready()]).toEqual([
    first.address,
    first.address,
    [first.address],
  ]);
  expect(replicas.inOrder()).toContain(second.address);
  second.status = 200;
  await replicas.look();
  expect(new Set([replicas.inOrder()[0], replicas.inOrder()[0]])).toEqual(new Set([first.address, second.address]));
  replicas.stop();
});

test('a replica gets no requests when it refused a connection, until it answers again', async () => {
  const first = await replica();
  const second = await replica();
  const replicas = among(first, second);
  replicas.gone(first.address);
  expect(replicas.ready()).toEqual([second.address]);
  await replicas.look();
  expect(replicas.ready()).toHaveLength(2);
  replicas.stop();
});

test('all replicas are tried when none of them is ready', async () => {
  const replicas = among(await replica(503), await replica(503));
  await replicas.look();
  expect([replicas.ready().length, await replicas.anyAnswers()]).toEqual([2, false]);
  replicas.stop();
});

test('the only replica of a service gets every request when it is not ready', async () => {
  const only = await replica(503);
  const replicas = among(only);
  await replicas.look();
  replicas.gone(only.address);
  expect(replicas.inOrder('key')).toEqual([only.address]);
  replicas.stop();
});

test('both replicas of one host name are known, and stay known when the name lookup fails', async () => {
  let known: readonly string[] | null = ['10.9.9.1', 'fd00::2'];
  const lookUp = async () => known ?? Promise.reject(new Error('no answer'));
  const replicas = createReplicas({ urls: 'http://campaigns:8080', everyMs: 60_000, lookUp });
  const looking = replicas.look();
  known = null;
  await looking;
  const both = ['http://10.9.9.1:8080', 'http://[fd00::2]:8080'];
  expect([...replicas.inOrder()].sort()).toEqual(both);
  await replicas.look();
  expect([...replicas.inOrder()].sort()).toEqual(both);
  replicas.stop();
});

test('an address that its name has no more is dropped when it is silent, and not while it still answers', async () => {
  const leaving = await replica(503);
  const staying = await replica();
  const hostOf = (each: Replica): string => new URL(each.address).host;
  let known = ['127.0.0.1'];
  const lost: string[] = [];
  const urls = `http://leaving:${hostOf(leaving).split(':')[1]},${staying.address}`;
  const replicas = createReplicas({ urls, everyMs: 60_000, silentMs: 0, lookUp: async () => known });
  replicas.whenLost((address) => lost.push(address));
  await replicas.look();
  known = ['127.0.0.9'];
  await replicas.look();
  expect(lost).toEqual([]);
  leaving.server.removeAllListeners('request');
  await replicas.look();
  expect(lost).toEqual([leaving.address]);
  replicas.stop();
});

test('the addresses of now are asked for only where there are several to try', async () => {
  const first = await replica();
  const second = await replica();
  const single = among(first);
  const both = among(first, second);
  expect([await single.renewed(), [...(await both.renewed())].sort()]).toEqual([
    [],
    [first.address, second.address].sort(),
  ]);
  single.stop();
  both.stop();
});

test('an address at which another process answers is reported, and its earlier connections are of no use', async () => {
  let instance = 'first';
  const server = createServer((_req, res) => res.writeHead(200, { 'x-instance': instance }).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const replicas = createReplicas({ urls: `${address},${(await replica()).address}`, everyMs: 60_000 });
  const lost: string[] = [];
  replicas.whenLost((each) => lost.push(each));
  await replicas.look();
  await replicas.look();
  expect(lost).toEqual([]);
  instance = 'second';
  await replicas.look();
  await replicas.look();
  expect(lost).toEqual([address]);
  replicas.stop();
});

test('a process that refuses new connections may still answer its requests, and is not reported', async () => {
  const ending = await replica();
  const replicas = createReplicas({
    urls: `${ending.address},${(await replica()).address}`,
    everyMs: 60_000,
    silentMs: 0,
  });
  const lost: string[] = [];
  replicas.whenLost((each) => lost.push(each));
  ending.server.close();
  ending.server.closeAllConnections();
  await replicas.look();
  await replicas.look();
  expect([lost, replicas.ready()]).toEqual([[], [replicas.ready()[0]]]);
  replicas.stop();
});
