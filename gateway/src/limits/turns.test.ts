import type { ServerResponse } from 'node:http';
import { userActor } from '@folkmoot/service-kit/testing';
import { until } from '../testing/raw';
import { openStage, type Stage } from '../testing/stage';

let stage: Stage;
let held: ServerResponse[];
const leaving = new Set<AbortController>();

const begin = async (env: Record<string, string>): Promise<void> => {
  stage = await openStage(env);
  held = [];
  stage.answer.current = (_req, res) => void held.push(res);
  for (const name of ['anna', 'ben']) stage.sessions.set(name, userActor());
};
afterEach(async () => {
  for (const each of leaving) each.abort();
  leaving.clear();
  await stage.stop();
});

const send = (session: string | null) => {
  const controller = new AbortController();
  leaving.add(controller);
  const headers: Record<string, string> = session === null ? {} : { cookie: `folkmoot_session=${session}` };
  const answer = fetch(`${stage.url}/api/campaigns`, { headers, signal: controller.signal })
    .then(({ status }) => status)
    .catch(() => 0);
  return { answer, leave: () => controller.abort() };
};
const many = (count: number, session: string | null) => Array.from({ length: count }, () => send(session));

describe('turns of requests', () => {
  it('hands a few requests of a session to services at a time, and those of others beside them', async () => {
    await begin({ REQUESTS_PER_SESSION: '2' });
    const ofAnna = many(5, 'anna');
    expect(await until(() => held.length === 2)).toBe(true);
    const ofBen = send('ben');
    expect(await until(() => held.length === 3)).toBe(true);
    held[2]?.end();
    expect(await ofBen.answer).toBe(200);
    expect(stage.seen).toHaveLength(3);
    for (let next = 0; next < 6; next++) {
      expect(await until(() => held.length > next)).toBe(true);
      held[next]?.end();
    }
    expect(await Promise.all(ofAnna.map(({ answer }) => answer))).toEqual([200, 200, 200, 200, 200]);
  });

  it('never hands over a request whose visitor left while it waited', async () => {
    await begin({ REQUESTS_PER_SESSION: '1' });
    const first = send('anna');
    expect(await until(() => held.length === 1)).toBe(true);
    const second = send('anna');
    await new Promise((resolve) => setTimeout(resolve, 100));
    second.leave();
    await second.answer;
    const third = send('anna');
    await new Promise((resolve) => setTimeout(resolve, 100));
    held[0]?.end();
    expect(await until(() => held.length === 2)).toBe(true);
    held[1]?.end();
    expect(await Promise.all([first.answer, third.answer])).toEqual([200, 200]);
    expect(stage.seen).toHaveLength(2);
  });

  it('puts cookies that belong to no session into the line of their network', async () => {
    await begin({ REQUESTS_PER_NETWORK: '1' });
    const sent = [send('nobody'), send('nobody else'), send(null)];
    expect(await until(() => held.length === 1)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(held).toHaveLength(1);
    for (let next = 0; next < 3; next++) {
      expect(await until(() => held.length > next)).toBe(true);
      held[next]?.end();
    }
    expect(await Promise.all(sent.map(({ answer }) => answer))).toEqual([200, 200, 200]);
  });
});
