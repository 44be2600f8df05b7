import type { ServerResponse } from 'node:http';
import { userActor } from '@folkmoot/service-kit/testing';
import { until } from '../testing/raw';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';
import { createLines } from './lines';

let gateway: TestGateway;
let openResponses: ServerResponse[];
const leaving = new Set<AbortController>();

const begin = async (env: Record<string, string>): Promise<void> => {
  gateway = await startTestGateway(env);
  openResponses = [];
  gateway.answer.current = (_req, res) => void openResponses.push(res);
  for (const name of ['anna', 'ben']) gateway.sessions.set(name, userActor());
};

const send = (session: string | null) => {
  const controller = new AbortController();
  leaving.add(controller);
  const headers: Record<string, string> = session === null ? {} : { cookie: `folkmoot_session=${session}` };
  const answer = fetch(`${gateway.url}/api/campaigns`, { headers, signal: controller.signal })
    .then(({ status }) => status)
    .catch(() => 0);
  return { answer, leave: () => controller.abort() };
};
const many = (count: number, session: string | null) => Array.from({ length: count }, () => send(session));

test('a queue refuses work when it is full, and accepts work again when some is done', async () => {
  const inLine = createLines({ atOnce: 1, waiting: 1 });
  const ends: (() => void)[] = [];
  const work = () => inLine('anna', () => new Promise((resolve) => void ends.push(resolve)));
  const first = work();
  const second = work();
  expect(await work()).toBe(false);
  expect(await inLine('ben', async () => undefined)).toBe(true);
  ends[0]?.();
  expect(await first).toBe(true);
  const third = work();
  ends[1]?.();
  expect(await second).toBe(true);
  ends[2]?.();
  expect(await third).toBe(true);
});

test('a queue continues when work fails, and the caller gets the error', async () => {
  const inLine = createLines({ atOnce: 1, waiting: 1 });
  const failing = inLine('anna', async () => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await inLine('anna', async () => undefined)).toBe(true);
});

test('a queue continues when work calls done, even before the work ends', async () => {
  const inLine = createLines({ atOnce: 1, waiting: 1 });
  let end = () => {};
  const first = inLine('anna', async (done) => {
    done();
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  expect(await inLine('anna', async () => undefined)).toBe(true);
  end();
  expect(await first).toBe(true);
});

describe('queues of requests', () => {
  afterEach(async () => {
    for (const each of leaving) each.abort();
    leaving.clear();
    await gateway.stop();
  });

  it('sends a few requests of a session at a time, and requests of other sessions in parallel', async () => {
    await begin({ REQUESTS_PER_SESSION: '2' });
    const ofAnna = many(5, 'anna');
    expect(await until(() => openResponses.length === 2)).toBe(true);
    const ofBen = send('ben');
    expect(await until(() => openResponses.length === 3)).toBe(true);
    openResponses[2]?.end();
    expect(await ofBen.answer).toBe(200);
    expect(gateway.seen).toHaveLength(3);
    for (let next = 0; next < 6; next++) {
      expect(await until(() => openResponses.length > next)).toBe(true);
      openResponses[next]?.end();
    }
    expect(await Promise.all(ofAnna.map(({ answer }) => answer))).toEqual([200, 200, 200, 200, 200]);
  });

  it('never sends a request whose visitor left while it waited', async () => {
    await begin({ REQUESTS_PER_SESSION: '1' });
    const first = send('anna');
    expect(await until(() => openResponses.length === 1)).toBe(true);
    const second = send('anna');
    await new Promise((resolve) => setTimeout(resolve, 100));
    second.leave();
    await second.answer;
    const third = send('anna');
    await new Promise((resolve) => setTimeout(resolve, 100));
    openResponses[0]?.end();
    expect(await until(() => openResponses.length === 2)).toBe(true);
    openResponses[1]?.end();
    expect(await Promise.all([first.answer, third.answer])).toEqual([200, 200]);
    expect(gateway.seen).toHaveLength(2);
  });

  it('puts requests with an unknown session into the queue of their network', async () => {
    await begin({ REQUESTS_PER_NETWORK: '1' });
    const sent = [send('nobody'), send('nobody else'), send(null)];
    expect(await until(() => openResponses.length === 1)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(openResponses).toHaveLength(1);
    for (let next = 0; next < 3; next++) {
      expect(await until(() => openResponses.length > next)).toBe(true);
      openResponses[next]?.end();
    }
    expect(await Promise.all(sent.map(({ answer }) => answer))).toEqual([200, 200, 200]);
  });
});
