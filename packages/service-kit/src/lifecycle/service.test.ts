import { createInProcessTransport } from '../messaging/in-process';
import { silentLogger } from '../observability/logger';
import { getServiceReportOperation } from '../observability/service-report';
import { caller, startTestService, testServer, userActor } from '../testing';
import { makeNote, noteConfig, noteService } from '../testing/note-service.fixture';
import { defineService, startService } from './service';
import { createUndo } from './undo';

test('a service undoes what it had started and gives the reason when its start fails', async () => {
  const server = await testServer();
  const transport = createInProcessTransport();
  const broken = defineService({
    name: 'broken',
    models: [],
    compose: () => ({
      routes: [],
      start: async () => {
        throw new Error('nothing to start from');
      },
    }),
  });
  const starting = startService(broken, {
    config: noteConfig(server.uri),
    transport,
    logger: silentLogger,
    database: server.name,
  });
  await expect(starting).rejects.toThrow('nothing to start from');
  await transport.close();
  await server.release();
});

test('a service serves, reports degraded and keeps its events when its broker is away', async () => {
  const server = await testServer();
  const inner = createInProcessTransport();
  let isAway = true;
  const transport = {
    ...inner,
    health: async () => !isAway && inner.health(),
    publish: (envelopes: Parameters<typeof inner.publish>[0]) =>
      isAway ? Promise.resolve(envelopes.map(() => false)) : inner.publish(envelopes),
  };
  await transport.open();
  const service = await startService(noteService, {
    config: noteConfig(server.uri),
    transport,
    logger: silentLogger,
    database: server.name,
  });
  const call = caller(service.url, { service: service.name });
  expect((await call(makeNote, { as: userActor(), body: { title: 'kept' } })).status).toBe(201);
  const away = await fetch(`${service.url}/readyz`);
  expect([away.status, await away.json()]).toEqual([
    200,
    { status: 'degraded', checks: { database: true, events: false } },
  ]);
  expect(await service.drain(300)).toBe(false);
  isAway = false;
  expect(await service.drain()).toBe(true);
  expect(await (await fetch(`${service.url}/readyz`)).json()).toMatchObject({ status: 'ok' });
  await service.connection.dropDatabase();
  await service.stop();
  await transport.close();
  await server.release();
});

test('a service answers no more when it is stopped', async () => {
  const service = await startTestService(noteService, { config: {} });
  await service.call(makeNote, { as: userActor(), body: { title: 'last' } });
  await service.settled();
  expect(service.events).toHaveLength(1);
  await service.stop();
  await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
});

test('undo runs the other steps in reverse and only once when a step fails', async () => {
  const done: string[] = [];
  const undo = createUndo((error) => done.push(String(error)));
  undo.add(() => done.push('first'));
  undo.add(() => {
    throw new Error('second');
  });
  undo.add(() => done.push('third'));
  await Promise.all([undo.run(), undo.run()]);
  expect(done).toEqual(['third', 'Error: second', 'first']);
});

test('undo goes on without a step that hangs, and names it', async () => {
  const done: string[] = [];
  const undo = createUndo((error) => done.push(String(error)), { withinMs: 200, leastMs: 20 });
  undo.add(() => done.push('first'));
  undo.add(() => new Promise(() => undefined), 'the second');
  undo.add(() => new Promise(() => undefined), 'the third');
  await undo.run();
  // The first limit counts from the start, so it may have lost a millisecond.
  expect(done.map((line) => line.replace(/\b(1\d\d|200) ms/, '200 ms'))).toEqual([
    'Error: the third did not end within 200 ms and is left',
    'Error: the second did not end within 20 ms and is left',
    'first',
  ]);
});

test('a service reports the state of its database, queues, outboxes, mail, files and jobs when admin asks', async () => {
  const service = await startTestService(noteService, { config: {} });
  const as = { kind: 'system', service: 'admin', councilId: null } as const;
  const { status, body } = await service.call(getServiceReportOperation, { as });
  expect([status, body.service]).toEqual([200, service.name]);
  expect(body.database).toMatchObject({ isUp: true, ms: expect.any(Number), dataBytes: expect.any(Number) });
  expect(body.transport).toEqual({ kind: 'in-process', isUp: true });
  expect(body.queues.map(({ name }) => name)).toEqual(body.consumes);
  expect(body.outboxes[0]).toEqual({
    name: `${service.name}.outbox`,
    waiting: 0,
    oldestAt: null,
    movedAt: expect.anything(),
  });
  expect(body.mail).toMatchObject({ isSetUp: false, sent: 0, failed: 0 });
  expect(body.storage).toEqual({ kind: 'database', isUp: true });
  await service.stop();
});
