import type { Actor } from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { createSessionCache, hashOfSession } from './session-cache';

test('session cache, an answer that was on its way when the session was revoked, is not believed afterwards', async () => {
  const answers: ((actor: Actor | null) => void)[] = [];
  const cache = createSessionCache({ ask: () => new Promise((resolve) => answers.push(resolve)) });
  const before = cache.resolve('s1');
  cache.dropHashed([hashOfSession('s1')]);
  const after = cache.resolve('s1');
  answers[0]?.(userActor());
  answers[1]?.(null);
  expect(await before).toMatchObject({ kind: 'user' });
  expect(await after).toBeNull();
  expect(await cache.resolve('s1')).toBeNull();
  expect(answers).toHaveLength(2);
});

test('session cache, two that ask for one session at the same time, ask admin once', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return userActor();
  };
  const cache = createSessionCache({ ask });
  await Promise.all([cache.resolve('s1'), cache.resolve('s1')]);
  await cache.resolve('s1');
  expect(asked).toBe(1);
});
