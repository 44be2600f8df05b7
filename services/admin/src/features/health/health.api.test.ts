import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  getAvailabilityOperation,
  getHealthHistoryOperation,
  getSystemHealthOperation,
  listSystemEventsOperation,
  recordRequestCountsOperation,
  systemActor,
} from '@folkmoot/contracts';
import { getServiceReportOperation } from '@folkmoot/service-kit';
import { userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, runJob, startAdminService } from '../../testing/fixtures';

const system = userActor({ role: 'system_admin', councilId: null });
let service: AdminTestService;
let campaigns: Server;
let answer: RequestListener;

/** A fake campaigns service: admin's own report under the name of campaigns. */
const asCampaigns: RequestListener = async (_req, res) => {
  const { body } = await service.call(getServiceReportOperation, { as: systemActor('admin') });
  res.setHeader('content-type', 'application/json').end(JSON.stringify({ ...body, service: 'campaigns' }));
};

beforeEach(async () => {
  answer = asCampaigns;
  campaigns = createServer((req, res) => answer(req, res));
  await new Promise<void>((resolve) => campaigns.listen(0, '127.0.0.1', resolve));
  const { port } = campaigns.address() as AddressInfo;
  service = await startAdminService({
    urls: { campaigns: `http://127.0.0.1:${port}`, subscribers: 'http://127.0.0.1:9' },
  });
});
/** Time after the start when a service that has not answered yet counts as down. */
const START_MS = 60_000;
beforeEach(() => service.clock.advance(START_MS));
afterEach(async () => {
  await service.stop();
  campaigns.closeAllConnections();
  await new Promise((resolve) => campaigns.close(resolve));
});

const health = async () => (await service.call(getSystemHealthOperation, { as: system })).body;
const stateOf = async (id: string) => (await health()).parts.find((part) => part.id === id)?.state;
const happened = async () =>
  (await service.call(listSystemEventsOperation, { as: system })).body.items.map(({ name, kind, from, to }) => [
    name,
    kind,
    from,
    to,
  ]);

describe('system health (E-6)', () => {
  it('a service is ok when it answers, down when it does not, and unknown when it has no address', async () => {
    const { parts, state } = await health();
    const states = Object.fromEntries(parts.map(({ id, state }) => [id, state]));
    expect(states).toMatchObject({
      'service:admin': 'ok',
      'service:campaigns': 'ok',
      'service:subscribers': 'down',
      'service:public': 'unknown',
      'database:admin': 'ok',
      'database:subscribers': 'unknown',
      'broker:events': 'ok',
      'queue:admin.audit': 'ok',
      'outbox:admin.outbox': 'ok',
      'gateway:gateway': 'unknown',
    });
    expect(state).toBe('down');
    expect(parts.find(({ id }) => id === 'job:admin.send-invitations')).toBeDefined();
  });

  it('a service is unknown and makes no event when it has not answered yet and the installation has just started', async () => {
    service.clock.advance(-START_MS);
    answer = (_req, res) => void res.destroy();
    expect([await stateOf('service:campaigns'), await stateOf('service:subscribers')]).toEqual(['unknown', 'unknown']);
    expect((await happened()).filter(([name]) => name === 'campaigns' || name === 'subscribers')).toEqual([]);
    answer = asCampaigns;
    expect(await stateOf('service:campaigns')).toBe('ok');
    answer = (_req, res) => void res.destroy();
    expect(await stateOf('service:campaigns')).toBe('down');
    service.clock.advance(START_MS);
    expect(await stateOf('service:subscribers')).toBe('down');
    expect((await happened()).map(([name, , from, to]) => [name, from, to])).toContainEqual([
      'subscribers',
      null,
      'down',
    ]);
  });

  it('a service is down within one check when it stops and ok when it returns, and both are events', async () => {
    await health();
    answer = (_req, res) => void res.destroy();
    expect(await stateOf('service:campaigns')).toBe('down');
    expect((await health()).parts.find(({ id }) => id === 'service:campaigns')?.since).not.toBeNull();
    service.clock.advance(1_000);
    answer = asCampaigns;
    expect(await stateOf('service:campaigns')).toBe('ok');
    const ofCampaigns = (await happened()).filter(([name, kind]) => name === 'campaigns' && kind === 'changed');
    expect(ofCampaigns).toContainEqual(['campaigns', 'changed', 'ok', 'down']);
    expect(ofCampaigns).toContainEqual(['campaigns', 'changed', 'down', 'ok']);
  });

  it('a service is down within seconds when it hangs, and the others are still shown', async () => {
    answer = () => undefined;
    const began = performance.now();
    expect(await stateOf('service:campaigns')).toBe('down');
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('a service is down when it answers with invalid data or an error', async () => {
    answer = (_req, res) => res.end('{"service": 1}');
    expect(await stateOf('service:campaigns')).toBe('down');
    answer = (_req, res) => res.writeHead(500).end();
    expect(await stateOf('service:campaigns')).toBe('down');
  });

  it('a restart between two checks makes one event', async () => {
    const startedAt = { current: '2026-01-01T00:00:00.000Z' };
    answer = async (_req, res) => {
      const { body } = await service.call(getServiceReportOperation, { as: systemActor('admin') });
      res.end(JSON.stringify({ ...body, service: 'campaigns', startedAt: startedAt.current }));
    };
    await health();
    startedAt.current = '2026-01-02T00:00:00.000Z';
    await health();
    await health();
    expect((await happened()).filter(([, kind]) => kind === 'restarted')).toEqual([
      ['campaigns', 'restarted', 'ok', 'ok'],
    ]);
  });
});

describe('availability (E-5)', () => {
  const gateway = systemActor('gateway');
  const slot = (startsAt: string, requests: number, failures: number) => ({
    startsAt,
    seconds: 300,
    areas: { campaigns: { requests, failures } },
  });

  it('counts of each gateway are counted once when one gateway sends them twice', async () => {
    const startsAt = service.clock.now().toISOString();
    const send = (instance: string, requests: number, failures: number) =>
      service.call(recordRequestCountsOperation, {
        as: gateway,
        body: { instance, slots: [slot(startsAt, requests, failures)] },
      });
    await send('one', 50, 0);
    expect((await send('one', 60, 1)).status).toBe(204);
    await send('two', 40, 0);
    const { body } = await service.call(getAvailabilityOperation, { as: system });
    expect(body.total).toEqual({ requests: 100, failures: 1, share: 0.99 });
    expect([body.since, body.isWhole, body.target]).toEqual([startsAt, false, 0.999]);
    expect(body.burn[0]).toMatchObject({ hours: 1, requests: 100, rate: expect.closeTo(10) });
    expect(await stateOf('gateway:gateway')).toBe('ok');
  });
});

describe('the health history of 28 days', () => {
  const MINUTE_MS = 60_000;
  const record = () => runJob(service, 'admin.record-health-history');
  const history = async () => (await service.call(getHealthHistoryOperation, { as: system })).body;
  const problemsOf = async (id: string) => (await history()).parts.find((part) => part.id === id)?.problems ?? [];
  const sum = (days: readonly { downMinutes: number; unknownMinutes: number }[]) => ({
    down: days.reduce((minutes, { downMinutes }) => minutes + downMinutes, 0),
    unknown: days.reduce((minutes, { unknownMinutes }) => minutes + unknownMinutes, 0),
  });
  const watched = async () => (await history()).days.reduce((sum, { watchedMinutes }) => sum + watchedMinutes, 0);

  it('contains the minutes in which a part was down, once, and only the time that was watched', async () => {
    expect(await watched()).toBe(0);
    await health();
    await record();
    service.clock.advance(2 * MINUTE_MS);
    answer = (_req, res) => void res.destroy();
    await health();
    service.clock.advance(4 * MINUTE_MS);
    answer = asCampaigns;
    await health();
    service.clock.advance(3 * MINUTE_MS);
    await health();
    await record();
    await record();
    expect(sum(await problemsOf('service:campaigns'))).toEqual({ down: 4, unknown: 0 });
    expect(sum(await problemsOf('service:subscribers')).down).toBeGreaterThanOrEqual(9);
    expect(await problemsOf('database:admin')).toEqual([]);
    const before = await watched();
    expect(before).toBeGreaterThanOrEqual(9);
    // Nobody watched during these hours: they stay without data.
    service.clock.advance(300 * MINUTE_MS);
    await health();
    await record();
    service.clock.advance(5 * MINUTE_MS);
    await health();
    await record();
    expect(await watched()).toBeLessThanOrEqual(before + 6);
  });

  it('names the events of one part', async () => {
    await health();
    answer = (_req, res) => void res.destroy();
    await health();
    const { body } = await service.call(listSystemEventsOperation, {
      as: system,
      query: { partId: 'service:campaigns' },
    });
    expect(body.items.map(({ part, name, to }) => [part, name, to])).toEqual([['service', 'campaigns', 'down']]);
  });
});
