import type { ServerResponse } from 'node:http';
import { sessionChangedEvent, sessionRevokedEvent } from '@folkmoot/contracts';
import { ACTOR_HEADER, makeEnvelope } from '@folkmoot/service-kit';
import { readToken, userActor } from '@folkmoot/service-kit/testing';
import { hashOfSession } from '../sessions/session-cache';
import { ask, until } from '../testing/raw';
import { monitoringHeaders, startTestGateway, type TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
/** The open streams of the service, with their address. */
let openStreams: { url: string; res: ServerResponse }[] = [];
const leaving = new Set<AbortController>();

const event = (responses: number): string => `event: report\ndata: {"responses":${responses}}\n\n`;

const begin = async (env: Record<string, string> = {}): Promise<void> => {
  gateway = await startTestGateway(env);
  openStreams = [];
  gateway.answer.current = async (req, res) => {
    const token = req.headers[ACTOR_HEADER];
    const actor = token ? await readToken(token, 'campaigns') : null;
    if (actor?.kind !== 'user' || req.url?.includes('forbidden')) return void res.writeHead(403).end('{}');
    if (!/\/(live|report-making)/.test(req.url ?? '')) return void res.end('page');
    res.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    openStreams.push({ url: req.url ?? '', res });
    res.once('close', () => {
      openStreams = openStreams.filter((stream) => stream.res !== res);
    });
    res.write(event(openStreams.length));
  };
};
afterEach(async () => {
  for (const each of leaving) each.abort();
  leaving.clear();
  await gateway.stop();
});

interface Watcher {
  status: number;
  received: string;
  isOver: boolean;
  leave(): void;
}

const watch = async (session: string, where = '/api/campaigns/c1/live'): Promise<Watcher> => {
  const controller = new AbortController();
  leaving.add(controller);
  const headers = { cookie: `folkmoot_session=${session}` };
  const response = await fetch(`${gateway.url}${where}`, { headers, signal: controller.signal });
  const watcher: Watcher = { status: response.status, received: '', isOver: false, leave: () => controller.abort() };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? [])
      watcher.received += decoder.decode(chunk as Uint8Array, { stream: true });
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      watcher.isOver = true;
    });
  return watcher;
};

const staff = (id: string, more: object = {}) => userActor({ userId: id, ...more });
const news = async (definition: typeof sessionRevokedEvent | typeof sessionChangedEvent, session: string) => {
  const payload = { userId: 'user_1', sessionIds: [hashOfSession(session)] };
  const origin = { actor: userActor(), councilId: 'council_own', now: new Date() };
  const event = { aggregate: { type: 'user', id: 'user_1', revision: 1 }, payload };
  await gateway.transport.publish([makeEnvelope(definition, event, origin)]);
};

describe('a live report', () => {
  it('is read once for all watchers of a council and role, and the service authorizes each of them', async () => {
    await begin();
    for (let at = 0; at < 12; at++) gateway.sessions.set(`s${at}`, staff(`user_${at}`));
    const watchers = await Promise.all(Array.from({ length: 12 }, (_, at) => watch(`s${at}`)));
    expect(await until(() => openStreams.length === 1)).toBe(true);
    expect(gateway.seen).toHaveLength(12);
    openStreams[0]?.res.write(event(77));
    expect(await until(() => watchers.every(({ received }) => received.includes('77')))).toBe(true);
  });
  it('sends the current state to a later watcher, and no partial event', async () => {
    await begin();
    for (const session of ['s1', 's2']) gateway.sessions.set(session, staff(session));
    const first = await watch('s1');
    openStreams[0]?.res.write(event(5));
    openStreams[0]?.res.write(': still here\n\nevent: report\nda');
    expect(await until(() => first.received.includes('still here'))).toBe(true);
    const second = await watch('s2');
    expect(await until(() => second.received === event(5))).toBe(true);
    openStreams[0]?.res.write('ta: {"responses":6}\n\n');
    expect(await until(() => second.received === `${event(5)}${event(6)}`)).toBe(true);
  });
  it.each([{ councilId: 'council_other' }, { role: 'council_staff' as const }])(
    'is not shared with a watcher with %j',
    async (more) => {
      await begin();
      gateway.sessions.set('s1', staff('user_1'));
      gateway.sessions.set('s2', staff('user_2', more));
      await watch('s1');
      await watch('s2');
      expect(openStreams).toHaveLength(2);
    },
  );
  it('is refused when the service refuses the watcher, also while others watch', async () => {
    await begin();
    gateway.sessions.set('s1', staff('user_1'));
    await watch('s1');
    expect((await watch('nobody')).status).toBe(403);
    expect((await watch('s1', '/api/campaigns/forbidden/live')).status).toBe(403);
  });
  it('is closed when its last watcher leaves', async () => {
    await begin();
    gateway.sessions.set('s1', staff('user_1'));
    gateway.sessions.set('s2', staff('user_2'));
    const first = await watch('s1');
    const second = await watch('s2');
    first.leave();
    openStreams[0]?.res.write(event(9));
    expect(await until(() => second.received.includes('9'))).toBe(true);
    expect(openStreams).toHaveLength(1);
    second.leave();
    expect(await until(() => openStreams.length === 0)).toBe(true);
  });
  it('ends for its watchers when the service ends it', async () => {
    await begin();
    gateway.sessions.set('s1', staff('user_1'));
    const watcher = await watch('s1');
    openStreams[0]?.res.end();
    expect(await until(() => watcher.isOver)).toBe(true);
  });
  it('is counted apart from requests, because its duration is not the time to answer', async () => {
    await begin();
    gateway.sessions.set('s1', staff('user_1'));
    (await watch('s1')).leave();
    const metrics = async () => (await ask(gateway.url, '/metrics', { headers: monitoringHeaders })).text;
    expect(await until(async () => /_seconds_count\{[^}]*operation="stream"/.test(await metrics()))).toBe(true);
    expect(await metrics()).not.toMatch(/_seconds_count\{[^}]*operation="campaigns"/);
  });
  it('leaves no stream open when the method is HEAD', async () => {
    await begin();
    gateway.sessions.set('s1', staff('user_1'));
    const headers = { cookie: 'folkmoot_session=s1' };
    expect((await ask(gateway.url, '/api/campaigns/c1/live', { method: 'HEAD', headers })).status).toBe(200);
    expect(await until(() => openStreams.length === 0)).toBe(true);
  });
});

describe('a session that ends', () => {
  it.each(['/api/campaigns/c1/live', '/api/campaigns/c1/report-making?format=pdf'])(
    'closes its stream of %s, and no stream of other sessions',
    async (where) => {
      await begin();
      gateway.sessions.set('s1', staff('user_1'));
      gateway.sessions.set('s2', staff('user_2'));
      const first = await watch('s1', where);
      const second = await watch('s2', where);
      gateway.sessions.delete('s1');
      await news(sessionRevokedEvent, 's1');
      expect(await until(() => first.isOver)).toBe(true);
      expect(second.isOver).toBe(false);
    },
  );
  it('closes a stream when the role of the person changed', async () => {
    await begin();
    gateway.sessions.set('s1', staff('user_1', { role: 'council_admin' }));
    const watcher = await watch('s1');
    gateway.sessions.set('s1', staff('user_1', { role: 'council_staff' }));
    await news(sessionChangedEvent, 's1');
    expect(await until(() => watcher.isOver)).toBe(true);
  });
});

describe('streams', () => {
  it('are refused beyond the limit of a session, and accepted again when one is closed', async () => {
    await begin({ STREAMS_PER_SESSION: '2' });
    gateway.sessions.set('s1', staff('user_1'));
    const first = await watch('s1');
    expect([(await watch('s1')).status, (await watch('s1')).status]).toEqual([200, 429]);
    first.leave();
    expect(await until(async () => (await watch('s1')).status === 200)).toBe(true);
  });
  it('are refused beyond the limit of a network', async () => {
    await begin({ STREAMS_PER_NETWORK: '2' });
    for (let at = 0; at < 3; at++) gateway.sessions.set(`s${at}`, staff(`user_${at}`));
    const statuses: number[] = [];
    for (let at = 0; at < 3; at++) statuses.push((await watch(`s${at}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
  it('use no connection of requests: pages are answered while 300 reports of 300 campaigns are watched', async () => {
    await begin({ STREAMS_PER_SESSION: '400' });
    gateway.sessions.set('s1', staff('user_1'));
    await Promise.all(Array.from({ length: 300 }, (_, at) => watch('s1', `/api/campaigns/c${at}/live`)));
    expect(openStreams).toHaveLength(300);
    const headers = { cookie: 'folkmoot_session=s1' };
    expect((await ask(gateway.url, '/api/campaigns', { headers })).text).toBe('page');
  });
});
