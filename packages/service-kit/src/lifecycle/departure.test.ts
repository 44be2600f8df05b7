import { startTestService } from '../testing';
import { noteService } from '../testing/note-service.fixture';
import { createDeparture } from './departure';

test('a departure, of so many seconds, is told at once and over after them', async () => {
  const departure = createDeparture(0.1);
  expect(departure.isLeaving()).toBe(false);
  const began = performance.now();
  const leaving = departure.leave();
  expect(departure.isLeaving()).toBe(true);
  await leaving;
  expect(performance.now() - began).toBeGreaterThan(90);
});

test('a service, asked to stop, goes on answering, says that it leaves, and then is gone', async () => {
  const service = await startTestService(noteService, { config: { drainSeconds: 1 } });
  const stopping = service.stop();
  let ready = await fetch(`${service.url}/readyz`);
  while (ready.status === 200) ready = await fetch(`${service.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'leaving', checks: {} }]);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  await stopping;
  await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
});
