import type { Actor } from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { createSessionCache, hashOfSession } from './session-cache';

test('session cache ignores an answer when the session was revoked while the answer was in transit', async () => {
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

test('session cache asks admin once when two requests resolve one session at the same time', async () => {
  let requestCount = 0;
  const ask = async () => {
    requestCount += 1;
    return userActor();
  };
  const cache = createSessionCache({ ask });
  await Promise.all([cache.resolve('s1'), cache.resolve('s1')]);
  await cache.resolve('s1');
  expect(requestCount).toBe(1);
});
