import type { ServerResponse } from 'node:http';
import { sessionChangedEvent, sessionRevokedEvent } from '@folkmoot/contracts';
import { ACTOR_HEADER, makeEnvelope, verifyActorToken } from '@folkmoot/service-kit';
import { userActor } from '@folkmoot/service-kit/testing';
import { hashOfSession } from '../sessions/session-cache';
import { ask, until } from '../testing/raw';
import { openStage, type Stage, stageKey } from '../testing/stage';

let stage: Stage;
/** The streams that the service holds open, by their address. */
let held: { url: string; res: ServerResponse }[] = [];
const leaving = new Set<AbortController>();

const event = (responses: number): string => `event: report\ndata: {"responses":${responses}}\n\n`;

const begin = async (env: Record<string, string> = {}): Promise<void> => {
  stage = await openStage(env);
  held = [];
  stage.answer.current = async (req, res) => {
    const token = req.headers[ACTOR_HEADER];
    const actor = token ? await verifyActorToken(String(token), stageKey) : null;
    if (actor?.kind !== 'user' || req.url?.includes('forbidden')) return void res.writeHead(403).end('{}');
    if (!/\/(live|report-making)/.test(req.url ?? '')) return void res.end('page');
    res.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    held.push({ url: req.url ?? '', res });
    res.once('close', () => {
      held = held.filter((one) => one.res !== res);
    });
    res.write(event(held.length));
  };
};
afterEach(async () => {
  for (const each of leaving) each.abort();
  leaving.clear();
  await stage.stop();
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
  const response = await fetch(`${stage.url}${where}`, { headers, signal: controller.signal });
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
  const told = { aggregate: { type: 'user', id: 'user_1', revision: 1 }, payload };
  await stage.transport.publish([makeEnvelope(definition, told, origin)]);
};

describe('a live report', () => {
  it('is read once for all who watch it in a council and role, and each is asked about by the service', async () => {
    await begin();
    for (let at = 0; at < 12; at++) stage.sessions.set(`s${at}`, staff(`user_${at}`));
    const watchers = await Promise.all(Array.from({ length: 12 }, (_, at) => watch(`s${at}`)));
    expect(await until(() => held.length === 1)).toBe(true);
    expect(stage.seen).toHaveLength(12);
    held[0]?.res.write(event(77));
    expect(await until(() => watchers.every(({ received }) => received.includes('77')))).toBe(true);
  });
  it('tells who comes later how it stands now, and not what was half sent', async () => {
    await begin();
    for (const session of ['s1', 's2']) stage.sessions.set(session, staff(session));
    const first = await watch('s1');
    held[0]?.res.write(event(5));
    held[0]?.res.write(': still here\n\nevent: report\nda');
    expect(await until(() => first.received.includes('still here'))).toBe(true);
    const second = await watch('s2');
    expect(await until(() => second.received === event(5))).toBe(true);
    held[0]?.res.write('ta: {"responses":6}\n\n');
    expect(await until(() => second.received === `${event(5)}${event(6)}`)).toBe(true);
  });
  it.each([{ councilId: 'council_other' }, { role: 'council_staff' as const }])(
    'is a stream of its own for somebody with %j',
    async (more) => {
      await begin();
      stage.sessions.set('s1', staff('user_1'));
      stage.sessions.set('s2', staff('user_2', more));
      await watch('s1');
      await watch('s2');
      expect(held).toHaveLength(2);
    },
  );
  it('is refused to whom the service refuses it, also while others watch', async () => {
    await begin();
    stage.sessions.set('s1', staff('user_1'));
    await watch('s1');
    expect((await watch('nobody')).status).toBe(403);
    expect((await watch('s1', '/api/campaigns/forbidden/live')).status).toBe(403);
  });
  it('is not read any more when the last of its watchers has gone', async () => {
    await begin();
    stage.sessions.set('s1', staff('user_1'));
    stage.sessions.set('s2', staff('user_2'));
    const [first, second] = [await watch('s1'), await watch('s2')];
    first.leave();
    held[0]?.res.write(event(9));
    expect(await until(() => second.received.includes('9'))).toBe(true);
    expect(held).toHaveLength(1);
    second.leave();
    expect(await until(() => held.length === 0)).toBe(true);
  });
  it('ends for its watchers when the service ends it', async () => {
    await begin();
    stage.sessions.set('s1', staff('user_1'));
    const watcher = await watch('s1');
    held[0]?.res.end();
    expect(await until(() => watcher.isOver)).toBe(true);
  });
  it('asked for by HEAD keeps no stream open', async () => {
    await begin();
    stage.sessions.set('s1', staff('user_1'));
    const headers = { cookie: 'folkmoot_session=s1' };
    expect((await ask(stage.url, '/api/campaigns/c1/live', { method: 'HEAD', headers })).status).toBe(200);
    expect(await until(() => held.length === 0)).toBe(true);
  });
});

describe('a session that ends', () => {
  it.each(['/api/campaigns/c1/live', '/api/campaigns/c1/report-making?format=pdf'])(
    'ends its stream of %s, and no stream of others',
    async (where) => {
      await begin();
      stage.sessions.set('s1', staff('user_1'));
      stage.sessions.set('s2', staff('user_2'));
      const [first, second] = [await watch('s1', where), await watch('s2', where)];
      stage.sessions.delete('s1');
      await news(sessionRevokedEvent, 's1');
      expect(await until(() => first.isOver)).toBe(true);
      expect(second.isOver).toBe(false);
    },
  );
  it('of a person whose role changed ends the stream that was granted to the former role', async () => {
    await begin();
    stage.sessions.set('s1', staff('user_1', { role: 'council_admin' }));
    const watcher = await watch('s1');
    stage.sessions.set('s1', staff('user_1', { role: 'council_staff' }));
    await news(sessionChangedEvent, 's1');
    expect(await until(() => watcher.isOver)).toBe(true);
  });
});

describe('streams', () => {
  it('beyond what a session may have open are refused, and allowed again when one is closed', async () => {
    await begin({ STREAMS_PER_SESSION: '2' });
    stage.sessions.set('s1', staff('user_1'));
    const first = await watch('s1');
    expect([(await watch('s1')).status, (await watch('s1')).status]).toEqual([200, 429]);
    first.leave();
    expect(await until(async () => (await watch('s1')).status === 200)).toBe(true);
  });
  it('beyond what a network may have open are refused', async () => {
    await begin({ STREAMS_PER_NETWORK: '2' });
    for (let at = 0; at < 3; at++) stage.sessions.set(`s${at}`, staff(`user_${at}`));
    const statuses: number[] = [];
    for (let at = 0; at < 3; at++) statuses.push((await watch(`s${at}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
  it('take no connection of requests: 300 reports of 300 campaigns are watched and pages are answered', async () => {
    await begin({ STREAMS_PER_SESSION: '400' });
    stage.sessions.set('s1', staff('user_1'));
    await Promise.all(Array.from({ length: 300 }, (_, at) => watch('s1', `/api/campaigns/c${at}/live`)));
    expect(held).toHaveLength(300);
    const headers = { cookie: 'folkmoot_session=s1' };
    expect((await ask(stage.url, '/api/campaigns', { headers })).text).toBe('page');
  });
});
