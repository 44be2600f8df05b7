import { localServers } from '../testing/local-servers';
import { fetchService } from './fetch-service';

/** A port of its own, at which nobody listens. */
const DEAD = 'http://127.0.0.1:57';
const { serve: serving, closeAll } = localServers();
afterEach(closeAll);

const answering = (): Promise<string> => serving((_req, res) => res.end('here'));
const cuttingOff = (): Promise<string> => serving((req) => req.socket.destroy());

test('a service of two replicas, one gone, is asked at the other, whatever is asked', async () => {
  const addresses = `${DEAD},${await answering()}`;
  for (let turn = 0; turn < 4; turn++) {
    expect(await (await fetchService(addresses, '/a', { method: 'POST', body: '{}' })).text()).toBe('here');
  }
});

test('an answer that is cut off, of what only reads or may be repeated, is asked for again; of anything else never', async () => {
  const addresses = `${await cuttingOff()},${await answering()}`;
  const outcomes = new Set<string>();
  for (let turn = 0; turn < 4; turn++) {
    expect((await fetchService(addresses, '/a')).status).toBe(200);
    expect((await fetchService(addresses, '/a', { method: 'POST', isRepeatable: true })).status).toBe(200);
    const change = fetchService(addresses, '/a', { method: 'POST' });
    outcomes.add(
      await change.then(
        () => 'answered',
        () => 'refused',
      ),
    );
  }
  expect(outcomes).toEqual(new Set(['answered', 'refused']));
});

test('a service, all of it gone, is told as fetch tells it', async () => {
  await expect(fetchService(`${DEAD},${DEAD}`, '/a')).rejects.toThrow(/fetch failed/);
});
