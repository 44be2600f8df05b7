import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@folkmoot/service-kit/testing';
import { watchEvents } from './event-watch';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A double of a service: its answer about the broker, or none. */
const service = async (name: string, says: { events: boolean } | null) => {
  const server = createServer((_req, res) => res.end(JSON.stringify(says ? { checks: says } : 'no')));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { name, dir: name, env: {}, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

describe('watch over the events', () => {
  it('each change of the broker is reported once when it is missing at start and goes away again', async () => {
    const state = { events: false };
    const lines: string[] = [];
    const deployables = [await service('one', state), await service('two', { events: true })];
    const watch = watchEvents({ deployables, isThere: false, print: (line) => lines.push(line), everyMs: 10 });
    await pause(60);
    expect([lines.length, watch.isFlowing()]).toEqual([1, false]);
    expect(lines[0]).toContain('does not answer at AMQP_URL');
    state.events = true;
    await until(() => lines.length === 2);
    expect([lines[1], watch.isFlowing()]).toEqual([expect.stringContaining('RabbitMQ answers'), true]);
    state.events = false;
    await until(() => lines.length === 3);
    expect([lines[2], watch.isFlowing()]).toEqual([expect.stringContaining('went away'), false]);
    state.events = true;
    await until(() => lines.length === 4);
    await pause(60);
    expect(lines).toHaveLength(4);
  });

  it('no change is reported when services do not answer, as during a restart', async () => {
    const lines: string[] = [];
    const deployables = [await service('mute', null)];
    const watch = watchEvents({ deployables, isThere: true, print: (line) => lines.push(line), everyMs: 10 });
    await pause(100);
    expect([lines, watch.isFlowing()]).toEqual([[], true]);
  });
});
