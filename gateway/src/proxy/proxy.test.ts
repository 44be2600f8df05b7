import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { userActor } from '@folkmoot/service-kit/testing';
import { openRaw, until } from '../testing/raw';
import { monitoringHeaders, startTestGateway, type TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.stop());

const signedIn = { cookie: 'folkmoot_session=s1' };
const json = { 'content-type': 'application/json' };

const readAll = async (req: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of req) text += chunk;
  return text;
};

describe('a body of unknown length', () => {
  const send = (body: string) =>
    fetch(`${gateway.url}/api/campaigns`, {
      method: 'POST',
      headers: json,
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);

  it('arrives complete when it is within the limit', async () => {
    const bodies: string[] = [];
    gateway.answer.current = async (req, res) => {
      bodies.push(await readAll(req));
      res.end('{}');
    };
    const text = '{"title":"spring"}'.padEnd(200_000, ' ');
    expect((await send(text)).status).toBe(200);
    expect(bodies[0]?.length).toBe(text.length);
    expect(bodies[0]).toBe(text);
  });
});

describe('a service', () => {
  it('is called over one connection when a hundred requests follow each other', async () => {
    const sockets = new Set<unknown>();
    gateway.answer.current = (req, res) => {
      sockets.add(req.socket);
      res.end('{}');
    };
    for (let index = 0; index < 100; index++) await (await fetch(`${gateway.url}/api/campaigns`)).text();
    expect(sockets.size).toBe(1);
  });

  it('is answered 503 when it is killed during a request, and other addresses still work', async () => {
    gateway.answer.current = () => void gateway.stopCampaigns();
    const response = await fetch(`${gateway.url}/api/campaigns`, { method: 'POST', headers: json, body: '{}' });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ]);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  });

  it('gets a closed connection when the visitor leaves its stream', async () => {
    const gone = new Promise<void>((resolve) => {
      gateway.answer.current = (_req, res) => {
        res.writeHead(200, { 'content-type': 'text/event-stream' });
        res.write('data: 1\n\n');
        res.once('close', () => resolve());
      };
    });
    const controller = new AbortController();
    await fetch(`${gateway.url}/api/campaigns/c1/live`, { signal: controller.signal });
    controller.abort();
    await gone;
  });
});

describe("residents' pages", () => {
  it('work for signed-in staff when admin is not reachable', async () => {
    gateway.sessions.set('s1', userActor());
    await gateway.stopAdmin();
    expect((await fetch(`${gateway.url}/riverside/survey/c1`, { headers: signedIn })).status).toBe(200);
    const answer = { method: 'POST', headers: { ...json, ...signedIn }, body: '{}' };
    expect((await fetch(`${gateway.url}/api/public/surveys/c1/responses`, answer)).status).toBe(200);
    expect(gateway.seen.map(({ headers }) => headers['x-folkmoot-actor'])).toEqual([undefined, undefined]);
  });
});

describe('log lines', () => {
  it('contain no secret when a link contains one', async () => {
    await fetch(`${gateway.url}/invite/token-77`);
    await fetch(`${gateway.url}/api/invitations/token-77/accept`, { method: 'POST', headers: json, body: '{}' });
    await fetch(`${gateway.url}/auth?code=token-77`);
    await fetch(`${gateway.url}/preferences/token-77`);
    await fetch(`${gateway.url}/p/token-77`);
    expect(gateway.lines.length).toBeGreaterThan(3);
    expect(JSON.stringify(gateway.lines)).not.toContain('token-77');
  });
});

/** Without the lines of the start. */
const requestLines = (): { area: unknown; ms?: number }[] => gateway.lines.filter((line) => 'area' in line);

describe('a probe', () => {
  it.each(['/healthz', '/readyz', '/metrics'])('at %s has no line in the log when it succeeds', async (where) => {
    expect((await fetch(`${gateway.url}${where}`, { headers: monitoringHeaders })).status).toBe(200);
    await fetch(`${gateway.url}/remotes.json`);
    expect(await until(() => requestLines().length > 0)).toBe(true);
    expect(requestLines()).toEqual([expect.objectContaining({ area: 'registry' })]);
  });
});

describe('the time to answer', () => {
  it('begins when the body has arrived, while the log has the whole time', async () => {
    const head =
      'POST /api/campaigns HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';
    const socket = await openRaw(gateway.url, `${head}{`);
    await pause(400);
    socket.write('}');
    expect(await until(() => requestLines().length > 0)).toBe(true);
    socket.destroy();
    const ms = requestLines()[0]?.ms ?? 0;
    const metrics = await (await fetch(`${gateway.url}/metrics`, { headers: monitoringHeaders })).text();
    const seconds = Number(/_seconds_sum\{[^}]*operation="campaigns"[^}]*\} (\S+)/.exec(metrics)?.[1]);
    expect(ms).toBeGreaterThanOrEqual(390);
    expect(seconds).toBeLessThan(ms / 1_000 - 0.3);
  });
});

describe('the reload stream', () => {
  it('is forwarded as it arrives, without the cookie, under npm run dev', async () => {
    const cookies: (string | undefined)[] = [];
    const builds = createServer((req, res) => {
      cookies.push(req.headers.cookie);
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write('data: 1\n\n');
    }).listen(0, '127.0.0.1');
    await once(builds, 'listening');
    const { port } = builds.address() as AddressInfo;
    const developed = await startTestGateway({ DEV_RELOAD_URL: `http://127.0.0.1:${port}` });
    const { body } = await fetch(`${developed.url}/dev/reload`, { headers: signedIn });
    const reader = body?.getReader();
    // The answer never ends: a gateway that waits for its end would send nothing.
    const first = await reader?.read();
    expect([new TextDecoder().decode(first?.value), cookies]).toEqual(['data: 1\n\n', [undefined]]);
    await reader?.cancel();
    builds.closeAllConnections();
    builds.close();
    await developed.stop();
  });
});
