import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localServers, userActor } from '@folkmoot/service-kit/testing';
import { ask, openRaw, until } from '../testing/raw';
import { openStage, type Stage } from '../testing/stage';
import { createSlowBodies } from './slow-bodies';
import { createSpool } from './spool';

const open: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0).reverse()) await stop();
});
const staged = async (env: Record<string, string> = {}): Promise<Stage> => {
  const stage = await openStage(env);
  open.push(stage.stop);
  return stage;
};

const destroyAll = (sockets: readonly { destroy(): unknown }[]): void => {
  for (const socket of sockets) socket.destroy();
};

const half = (length = 60_000): string =>
  `POST /api/public/surveys/x/responses HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`;

describe('slow bodies', () => {
  it('hold no connection to a service: the page of a resident is answered beside 600 of them', async () => {
    const stage = await staged({ SLOW_BODIES_PER_NETWORK: '1000' });
    const sockets = await Promise.all(Array.from({ length: 600 }, () => openRaw(stage.url, half())));
    open.push(() => destroyAll(sockets));
    const before = Date.now();
    expect((await ask(stage.url, '/riverside/survey/x')).status).toBe(200);
    expect(Date.now() - before).toBeLessThan(5_000);
    expect(stage.seen.map(({ url }) => url)).toEqual(['/riverside/survey/x']);
  });
  it('of one network beyond its limit are ended, while one that comes at once is taken', async () => {
    const stage = await staged({ SLOW_BODIES_PER_NETWORK: '10' });
    const sockets = await Promise.all(Array.from({ length: 30 }, () => openRaw(stage.url, half())));
    open.push(() => destroyAll(sockets));
    const ended = () => sockets.filter(({ received }) => received.startsWith('HTTP/1.1 429')).length;
    expect(await until(() => ended() >= 20)).toBe(true);
    expect(ended()).toBe(20);
    const whole = await fetch(`${stage.url}/api/public/surveys/x/responses`, { method: 'POST', body: '{}' });
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
  it('ends a body that brings nothing in ten seconds, and one that brings less than the rate after them', () => {
    const bodies = watching(21_000);
    const given = [arriving('a', 10_500, 0), arriving('b', 1_000, 9_000), arriving('c', 1_000, 10_001)];
    for (const one of given) bodies.add(one);
    bodies.sweep();
    expect(given.map(({ refused }) => refused)).toEqual([['request_timeout'], ['request_timeout'], []]);
  });
  it('ends the slowest of a network that has too many, and never one that has just begun', () => {
    const bodies = watching(5_000);
    const given = [arriving('a', 0, 50), arriving('a', 0, 5_000), arriving('a', 0, 4_000), arriving('a', 4_900, 0)];
    for (const one of given) bodies.add(one);
    bodies.sweep();
    expect(given.map(({ refused }) => refused.length)).toEqual([1, 0, 0, 0]);
  });
  it('ends the slowest of all when many networks send together', () => {
    const bodies = watching(5_000);
    const given = ['a', 'b', 'c', 'd'].map((network, at) => arriving(network, 0, at * 1_000));
    for (const one of given) bodies.add(one);
    bodies.sweep();
    expect(given.map(({ refused }) => refused.length)).toEqual([1, 0, 0, 0]);
  });
});

const MB = 1024 * 1024;
const { serve, closeAll } = localServers();
afterEach(closeAll);

/** Answers with the hash of what it was sent, and how that was announced. */
const hashing: RequestListener = async (req, res) => {
  const hash = createHash('sha256');
  for await (const chunk of req) hash.update(chunk);
  res.end(`${hash.digest('hex')} ${req.headers['content-length']} ${req.headers['transfer-encoding']}`);
};
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Files that this process has open in a folder; where a system does not tell, none. */
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
  const signedIn = async (env: Record<string, string>): Promise<Stage> => {
    const stage = await staged(env);
    stage.sessions.set('s1', userActor());
    return stage;
  };

  it('arrive whole, with their length, and leave no file', async () => {
    const stage = await signedIn({ SUBSCRIBERS_URL: await serve(hashing) });
    const body = randomBytes(20 * MB);
    const answers = await Promise.all([upload(stage.url, body), upload(stage.url, body)]);
    for (const answer of answers) expect(await answer.text()).toBe(`${hashOf(body)} ${body.length} undefined`);
    expect(readdirSync(path.join(stage.dir, 'spool'))).toEqual([]);
    expect(await until(() => openFilesBelow(stage.dir) === 0)).toBe(true);
  });
  it('are sent to the next replica when the first is gone', async () => {
    const stage = await signedIn({ SUBSCRIBERS_URL: `http://127.0.0.1:9,${await serve(hashing)}` });
    const body = randomBytes(3 * MB);
    for (let round = 0; round < 3; round++) {
      const answer = await upload(stage.url, body);
      expect([answer.status, (await answer.text()).split(' ')[0]]).toEqual([200, hashOf(body)]);
    }
  });
  it('of a network that has its share of the disk are refused, and the share is free again afterwards', async () => {
    const stage = await signedIn({ SPOOL_MAX_MB: '8', SUBSCRIBERS_URL: await serve(hashing) });
    const refused = await upload(stage.url, randomBytes(3 * MB)).catch(() => null);
    expect(refused === null || refused.status === 503).toBe(true);
    for (let round = 0; round < 3; round++) expect((await upload(stage.url, randomBytes(MB))).status).toBe(200);
    expect(await until(() => openFilesBelow(stage.dir) === 0)).toBe(true);
  });
  it('of somebody without a session are not taken', async () => {
    const stage = await signedIn({ SUBSCRIBERS_URL: await serve(hashing) });
    const refused = await upload(stage.url, randomBytes(MB), {}).catch(() => null);
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
  it('is 64 kB for each, and the rest goes to the disk', async () => {
    const writer = room().writer('a');
    expect([writer.write(chunk), writer.write(chunk)]).toEqual([undefined, undefined]);
    const third = writer.write(chunk);
    expect(third).toBeInstanceOf(Promise);
    await third;
    const body = writer.end();
    for (let reading = 0; reading < 2; reading++)
      expect(Buffer.concat(await body.read().toArray())).toEqual(Buffer.concat([chunk, chunk, chunk]));
    body.release();
  });
  it('is 64 MB for all of them, and free again when they are released', async () => {
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
