import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userActor } from '@folkmoot/service-kit/testing';
import { openStage, type Stage } from '../testing/stage';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.stop());

const signedIn = { cookie: 'folkmoot_session=s1' };
const json = { 'content-type': 'application/json' };

const readAll = async (req: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of req) text += chunk;
  return text;
};

describe('a body of unknown length', () => {
  const send = (body: string) =>
    fetch(`${stage.url}/api/campaigns`, {
      method: 'POST',
      headers: json,
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);

  it('within the limit, arrives whole', async () => {
    const bodies: string[] = [];
    stage.answer.current = async (req, res) => {
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
  it('asked a hundred times one after another, is reached over one connection', async () => {
    const sockets = new Set<unknown>();
    stage.answer.current = (req, res) => {
      sockets.add(req.socket);
      res.end('{}');
    };
    for (let index = 0; index < 100; index++) await (await fetch(`${stage.url}/api/campaigns`)).text();
    expect(sockets.size).toBe(1);
  });

  it('killed while a request runs, is a 503 with a problem body; other addresses go on', async () => {
    stage.answer.current = () => void stage.stopCampaigns();
    const response = await fetch(`${stage.url}/api/campaigns`, { method: 'POST', headers: json, body: '{}' });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ]);
    expect((await fetch(`${stage.url}/healthz`)).status).toBe(200);
  });

  it('whose stream nobody reads any more, is told', async () => {
    const gone = new Promise<void>((resolve) => {
      stage.answer.current = (_req, res) => {
        res.writeHead(200, { 'content-type': 'text/event-stream' });
        res.write('data: 1\n\n');
        res.once('close', () => resolve());
      };
    });
    const controller = new AbortController();
    await fetch(`${stage.url}/api/campaigns/c1/live`, { signal: controller.signal });
    controller.abort();
    await gone;
  });
});

describe("residents' pages", () => {
  it('opened by signed-in staff while admin is away, work', async () => {
    stage.sessions.set('s1', userActor());
    await stage.stopAdmin();
    expect((await fetch(`${stage.url}/riverside/survey/c1`, { headers: signedIn })).status).toBe(200);
    const answer = { method: 'POST', headers: { ...json, ...signedIn }, body: '{}' };
    expect((await fetch(`${stage.url}/api/public/surveys/c1/responses`, answer)).status).toBe(200);
    expect(stage.seen.map(({ headers }) => headers['x-folkmoot-actor'])).toEqual([undefined, undefined]);
  });
});

describe('log lines', () => {
  it('of links with a secret in them, do not tell it', async () => {
    await fetch(`${stage.url}/invite/token-77`);
    await fetch(`${stage.url}/api/invitations/token-77/accept`, { method: 'POST', headers: json, body: '{}' });
    await fetch(`${stage.url}/auth?code=token-77`);
    await fetch(`${stage.url}/preferences/token-77`);
    expect(stage.lines.length).toBeGreaterThan(3);
    expect(JSON.stringify(stage.lines)).not.toContain('token-77');
  });
});

describe('what tells pages to reload', () => {
  it('under npm run dev, is passed on as it comes, without the cookie', async () => {
    const cookies: (string | undefined)[] = [];
    const builds = createServer((req, res) => {
      cookies.push(req.headers.cookie);
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write('data: 1\n\n');
    }).listen(0, '127.0.0.1');
    await once(builds, 'listening');
    const { port } = builds.address() as AddressInfo;
    const developed = await openStage({ DEV_RELOAD_URL: `http://127.0.0.1:${port}` });
    const { body } = await fetch(`${developed.url}/dev/reload`, { headers: signedIn });
    const reader = body?.getReader();
    // The answer never ends: a gateway that waited for its end would show nothing.
    const first = await reader?.read();
    expect([new TextDecoder().decode(first?.value), cookies]).toEqual(['data: 1\n\n', [undefined]]);
    await reader?.cancel();
    builds.closeAllConnections();
    builds.close();
    await developed.stop();
  });
});
