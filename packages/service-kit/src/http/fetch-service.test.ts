import { localServers } from '../testing/local-servers';
import { fetchService } from './fetch-service';

/** A port on which nothing listens. */
const DEAD = 'http://127.0.0.1:57';
const { serve: serving, closeAll } = localServers();
afterEach(closeAll);

const answering = (): Promise<string> => serving((_req, res) => res.end('here'));
const cuttingOff = (): Promise<string> => serving((req) => req.socket.destroy());

test('a request is sent to another replica when the first is gone, whatever the method', async () => {
  const addresses = `${DEAD},${await answering()}`;
  for (let turn = 0; turn < 4; turn++) {
    expect(await (await fetchService(addresses, '/a', { method: 'POST', body: '{}' })).text()).toBe('here');
  }
});

test('a request is repeated when its answer was cut off and it only reads or is repeatable, and otherwise never', async () => {
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

test('a request fails with the error of fetch when all replicas are gone', async () => {
  await expect(fetchService(`${DEAD},${DEAD}`, '/a')).rejects.toThrow(/fetch failed/);
});
