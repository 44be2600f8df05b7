import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localServers, userActor } from '@folkmoot/service-kit/testing';
import { ask, openRaw, until } from '../testing/raw';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';
import { createSlowBodies } from './slow-bodies';
import { createSpool } from './spool';

const open: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0).reverse()) await stop();
});
const startGateway = async (env: Record<string, string> = {}): Promise<TestGateway> => {
  const gateway = await startTestGateway(env);
  open.push(gateway.stop);
  return gateway;
};

const destroyAll = (sockets: readonly { destroy(): unknown }[]): void => {
  for (const socket of sockets) socket.destroy();
};

const half = (length = 60_000): string =>
  `POST /api/public/surveys/x/responses HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`;

describe('slow bodies', () => {
  it('use no connection to a service: a resident page is answered while 600 of them arrive', async () => {
    const gateway = await startGateway({ SLOW_BODIES_PER_NETWORK: '1000' });
    const sockets = await Promise.all(Array.from({ length: 600 }, () => openRaw(gateway.url, half())));
    open.push(() => destroyAll(sockets));
    const before = Date.now();
    expect((await ask(gateway.url, '/riverside/survey/x')).status).toBe(200);
    expect(Date.now() - before).toBeLessThan(5_000);
    expect(gateway.seen.map(({ url }) => url)).toEqual(['/riverside/survey/x']);
  });
  it('are ended when one network has more than its limit, while a fast body is accepted', async () => {
    const gateway = await startGateway({ SLOW_BODIES_PER_NETWORK: '10' });
    const sockets = await Promise.all(Array.from({ length: 30 }, () => openRaw(gateway.url, half())));
    open.push(() => destroyAll(sockets));
    const ended = () => sockets.filter(({ received }) => received.startsWith('HTTP/1.1 429')).length;
    expect(await until(() => ended() >= 20)).toBe(true);
    expect(ended()).toBe(20);
    const whole = await fetch(`${gateway.url}/api/public/surveys/x/responses`, { method: 'POST', body: '{}' });
    expect(whole.status).toBe(200);
  });
});

describe('the least rate of bodies', () => {
  const arriving = (network: string, since: number, bytes: number) => {
    const refused: string[] = [];
    return { network, since, bytes, refused, refuse: (code: string) => void refused.push(code) };
  };
  const watching = (at: number) => {
    const bodies = createSlowBodies({ perNetwork: 2, total: 3, leastRate: 1_000, now: () => at });
    open.push(bodies.stop);
    return bodies;
  };
  it('ends a body that sends nothing for ten seconds, and one that is below the rate after ten seconds', () => {
    const bodies = watching(21_000);
    const bodiesArriving = [arriving('a', 10_500, 0), arriving('b', 1_000, 9_000), arriving('c', 1_000, 10_001)];
    for (const body of bodiesArriving) bodies.add(body);
    bodies.sweep();
    expect(bodiesArriving.map(({ refused }) => refused)).toEqual([['request_timeout'], ['request_timeout'], []]);
  });
  it('ends the slowest body of a network that has too many, and never one that has just started', () => {
    const bodies = watching(5_000);
    const bodiesArriving = [
      arriving('a', 0, 50),
      arriving('a', 0, 5_000),
      arriving('a', 0, 4_000),
      arriving('a', 4_900, 0),
    ];
    for (const body of bodiesArriving) bodies.add(body);
    bodies.sweep();
    expect(bodiesArriving.map(({ refused }) => refused.length)).toEqual([1, 0, 0, 0]);
  });
  it('ends the slowest body of all networks when many networks send at the same time', () => {
    const bodies = watching(5_000);
    const bodiesArriving = ['a', 'b', 'c', 'd'].map((network, at) => arriving(network, 0, at * 1_000));
    for (const body of bodiesArriving) bodies.add(body);
    bodies.sweep();
    expect(bodiesArriving.map(({ refused }) => refused.length)).toEqual([1, 0, 0, 0]);
  });
});

const MB = 1024 * 1024;
const { serve, closeAll } = localServers();
afterEach(closeAll);

/** Answers with the hash of the body, and the length or encoding that its headers announced. */
const hashing: RequestListener = async (req, res) => {
  const hash = createHash('sha256');
  for await (const chunk of req) hash.update(chunk);
  res.end(`${hash.digest('hex')} ${req.headers['content-length']} ${req.headers['transfer-encoding']}`);
};
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Number of files in a folder that this process has open. 0 when the system does not list open files. */
const openFilesBelow = (dir: string): number => {
  const all = existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : [];
  const targets = all.map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return '';
    }
  });
  return targets.filter((target) => target.startsWith(dir)).length;
};

describe('large bodies', () => {
  const upload = (url: string, body: Buffer, headers: Record<string, string> = { cookie: 'folkmoot_session=s1' }) =>
    fetch(`${url}/api/subscriber-imports`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'idempotency-key': 'k'.repeat(20), ...headers },
      body: new Blob([body as Uint8Array<ArrayBuffer>]).stream(),
      duplex: 'half',
    } as RequestInit);
  const signedIn = async (env: Record<string, string>): Promise<TestGateway> => {
    const gateway = await startGateway(env);
    gateway.sessions.set('s1', userActor());
    return gateway;
  };

  it('arrive complete, with their length, and leave no file', async () => {
    const gateway = await signedIn({ SUBSCRIBERS_URL: await serve(hashing) });
    const body = randomBytes(20 * MB);
    const answers = await Promise.all([upload(gateway.url, body), upload(gateway.url, body)]);
    for (const answer of answers) expect(await answer.text()).toBe(`${hashOf(body)} ${body.length} undefined`);
    expect(readdirSync(path.join(gateway.dir, 'spool'))).toEqual([]);
    expect(await until(() => openFilesBelow(gateway.dir) === 0)).toBe(true);
  });
  it('arrive complete when they are just above the memory limit of one body and are read late', async () => {
    const gateway = await signedIn({ SUBSCRIBERS_URL: await serve(hashing) });
    const body = randomBytes(66 * 1024);
    const head = `POST /api/subscriber-imports HTTP/1.1\r\nHost: localhost\r\nCookie: folkmoot_session=s1\r\nContent-Type: application/octet-stream\r\nIdempotency-Key: ${'k'.repeat(20)}\r\nContent-Length: ${body.length}\r\n\r\n`;
    const socket = await openRaw(gateway.url);
    open.push(() => void socket.destroy());
    socket.write(Buffer.concat([Buffer.from(head), body]));
    expect(await until(() => socket.received.includes(hashOf(body)))).toBe(true);
  });
  it('are sent to the next replica when the first is not reachable', async () => {
    const gateway = await signedIn({ SUBSCRIBERS_URL: `http://127.0.0.1:9,${await serve(hashing)}` });
    const body = randomBytes(3 * MB);
    for (let round = 0; round < 3; round++) {
      const answer = await upload(gateway.url, body);
      expect([answer.status, (await answer.text()).split(' ')[0]]).toEqual([200, hashOf(body)]);
    }
  });
  it('are refused when their network has used its share of the disk, until the share is free again', async () => {
    const gateway = await signedIn({ SPOOL_MAX_MB: '8', SUBSCRIBERS_URL: await serve(hashing) });
    const refused = await upload(gateway.url, randomBytes(3 * MB)).catch(() => null);
    expect(refused === null || refused.status === 503).toBe(true);
    for (let round = 0; round < 3; round++) expect((await upload(gateway.url, randomBytes(MB))).status).toBe(200);
    expect(await until(() => openFilesBelow(gateway.dir) === 0)).toBe(true);
  });
  it('are refused when the visitor has no session', async () => {
    const gateway = await signedIn({ SUBSCRIBERS_URL: await serve(hashing) });
    const refused = await upload(gateway.url, randomBytes(MB), {}).catch(() => null);
    expect(refused === null || refused.status === 401).toBe(true);
  });
});

describe('the memory for bodies', () => {
  const chunk = Buffer.alloc(32 * 1024, 'x');
  const room = () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'folkmoot-spool-'));
    open.push(() => rmSync(dir, { recursive: true, force: true }));
    return createSpool({ dir, maxBytes: 500 * MB, maxNetworkBytes: 500 * MB });
  };
  it('is 64 kB for each body, and the rest goes to the disk', async () => {
    const writer = room().writer('a');
    expect([writer.write(chunk), writer.write(chunk)]).toEqual([undefined, undefined]);
    const third = writer.write(chunk);
    expect(third).toBeInstanceOf(Promise);
    await third;
    const body = await writer.end();
    for (let reading = 0; reading < 2; reading++)
      expect(Buffer.concat(await body.read().toArray())).toEqual(Buffer.concat([chunk, chunk, chunk]));
    body.release();
  });
  it('contains the complete body when the request ends while its last part is written', async () => {
    const writer = room().writer('a');
    for (let part = 0; part < 3; part++) void writer.write(chunk);
    const body = await writer.end();
    expect(Buffer.concat(await body.read().toArray())).toHaveLength(body.length);
    expect(body.length).toBe(3 * chunk.length);
    body.release();
  });
  it('is 64 MB for all bodies, and free again when they are released', async () => {
    const spool = room();
    const writers = Array.from({ length: 1_024 }, () => spool.writer('a'));
    for (const writer of writers) for (let at = 0; at < 2; at++) expect(writer.write(chunk)).toBeUndefined();
    const late = spool.writer('a');
    expect(late.write(chunk)).toBeInstanceOf(Promise);
    for (const writer of writers) writer.release();
    expect(spool.writer('a').write(chunk)).toBeUndefined();
    late.release();
  });
});
