import { startTestService } from '../testing';
import { noteService } from '../testing/note-service.fixture';
import { createGracefulLeave } from './graceful-leave';

test('the wait before a stop is signalled at once and ends after its seconds', async () => {
  const gracefulLeave = createGracefulLeave(0.1);
  expect(gracefulLeave.isLeaving()).toBe(false);
  const began = performance.now();
  const leaving = gracefulLeave.leave();
  expect(gracefulLeave.isLeaving()).toBe(true);
  await leaving;
  expect(performance.now() - began).toBeGreaterThan(90);
});

/** Two requests must be answered within it. They usually take 50 milliseconds, but a busy machine may pause. */
const DRAIN_SECONDS = 4;

test('a service still answers and reports that it is leaving before it closes when it is asked to stop', async () => {
  const service = await startTestService(noteService, { config: { drainSeconds: DRAIN_SECONDS } });
  const stopping = service.stop();
  let ready = await fetch(`${service.url}/readyz`);
  while (ready.status === 200) ready = await fetch(`${service.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'leaving', checks: {} }]);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  await stopping;
  await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
});
