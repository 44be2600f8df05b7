import { randomUUID } from 'node:crypto';
import { startService } from '../lifecycle/service';
import { createInProcessTransport } from '../messaging/in-process';
import { silentLogger } from '../observability/logger';
import { caller, testServer, userActor } from '../testing';
import { brokenNote, makeNote, noteConfig, noteService, sendNote } from '../testing/note-service.fixture';
import { startTraceCollector, type TraceCollector } from '../testing/trace-collector';
import { createOtelTracing } from './otel-tracing';
import { readOtlpHeaders } from './otlp-headers';
import { firstSpanIdOf, traceIdOf } from './trace-ids';
import { inSpan, noTracing, startTracing } from './tracing';

const failures: string[] = [];
const otelTracing = (name: string, share = 1) =>
  createOtelTracing({
    name,
    endpoint: collector.url,
    headers: '',
    share,
    onFailure: (message) => failures.push(message),
  });

const SPAN_OF_GATEWAY = 'b7ad6b7169203331';

let collector: TraceCollector;
beforeEach(async () => {
  collector = await startTraceCollector();
});
afterEach(() => collector.stop());

/** Runs the work against a service that sends its spans to the collector, and stops the service, which sends the rest. */
const tracedService = async (
  work: (call: ReturnType<typeof caller>, drain: () => Promise<boolean>) => Promise<void>,
): Promise<void> => {
  const server = await testServer();
  const transport = createInProcessTransport();
  const service = await startService(noteService, {
    config: {
      ...noteConfig(server.uri),
      otelExporterOtlpEndpoint: collector.url,
      otelExporterOtlpHeaders: 'api-key=k%201, tenant=town',
    },
    transport,
    logger: silentLogger,
    database: server.name,
  });
  await transport.open();
  await work(caller(service.url, { service: service.name }), service.drain);
  await service.connection.dropDatabase();
  await service.stop();
  await transport.close();
  await server.release();
};

const headersOf = (requestId: string) => ({
  'x-request-id': requestId,
  traceparent: `00-${traceIdOf(requestId)}-${SPAN_OF_GATEWAY}-01`,
});

const named = (name: string) => collector.spans.filter((span) => span.name === name);

test('one trace goes from the request over the database and the event to the work of its consumer', async () => {
  const requestId = randomUUID();
  await tracedService(async (call, drain) => {
    const body = { title: 'a very private title', tags: ['secret-tag'] };
    const { status } = await call(makeNote, { as: userActor(), body, headers: headersOf(requestId) });
    expect([status, await drain()]).toEqual([201, true]);
  });
  const traceId = traceIdOf(requestId);
  const [request] = named('makeNote');
  expect(request).toMatchObject({ service: 'folkmoot-notes', traceId, parentId: SPAN_OF_GATEWAY, isError: false });
  expect(request?.attributes).toMatchObject({ 'http.route': '/api/notes', 'http.response.status_code': 201 });
  const [handling] = named('process notes.copies');
  expect(handling).toMatchObject({ traceId, parentId: firstSpanIdOf(requestId) });
  expect(handling?.attributes).toMatchObject({ 'messaging.system': 'in-process', 'folkmoot.event': 'note.made' });
  // The note in the request, its copy in the consumer.
  expect(named('insert notes').map(({ parentId }) => parentId)).toEqual([request?.spanId, handling?.spanId]);
  expect(new Set(collector.spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect(JSON.stringify(collector.spans)).not.toMatch(/private|secret-tag/);
  expect(collector.headers[0]).toMatchObject({ 'api-key': 'k 1', tenant: 'town' });
});

test.each([
  ['api-key=k%201, tenant=town', { 'api-key': 'k 1', tenant: 'town' }],
  ['token=a=b,', { token: 'a=b' }],
  ['key=100%', null],
  ['key=', null],
  ['without a value', null],
  ['two words=x', null],
  ['key=line%0Abreak', null],
  ['__proto__=x', { ['__proto__']: 'x' }],
])('headers for the collector are read from %j', (text, headers) => {
  expect(readOtlpHeaders(text)).toEqual(headers);
});

test('a request without the span of a caller is not traced, and neither are looks for work', async () => {
  await tracedService(async (call) => {
    const headers = { 'idempotency-key': randomUUID() };
    expect((await call(sendNote, { body: { title: 'x' }, headers })).status).toBe(201);
  });
  expect(collector.spans).toEqual([]);
});

test('a failed request is an error with its code, without the message', async () => {
  await tracedService(async (call) => {
    const { status } = await call(brokenNote, { as: userActor(), headers: headersOf(randomUUID()) });
    expect(status).toBe(500);
  });
  expect(named('brokenNote')).toEqual([expect.objectContaining({ isError: true })]);
  expect(named('brokenNote')[0]?.attributes).toMatchObject({
    'error.type': 'internal',
    'folkmoot.problem': 'internal',
  });
  expect(JSON.stringify(collector.spans)).not.toContain('a secret detail');
});

test('every process decides alike which share of the traces is recorded', async () => {
  const processes = ['gateway', 'campaigns'].map((name) => otelTracing(name, 0.5));
  for (let index = 0; index < 200; index++) {
    const requestId = randomUUID();
    const [gateway, campaigns] = processes;
    const first = gateway?.begin({ name: 'first', kind: 'server', origin: { begins: requestId } });
    campaigns?.begin({ name: 'call', kind: 'server', origin: { calledBy: first?.traceparent ?? '' } }).end();
    campaigns?.begin({ name: 'event', kind: 'consumer', origin: { follows: requestId } }).end();
    first?.end();
  }
  await Promise.all(processes.map((each) => each.stop()));
  const tracesOf = (name: string) => new Set(named(name).map(({ traceId }) => traceId));
  expect(tracesOf('first').size).toBeGreaterThan(50);
  expect(tracesOf('first').size).toBeLessThan(150);
  expect([tracesOf('call'), tracesOf('event')]).toEqual([tracesOf('first'), tracesOf('first')]);
});

test.each([
  ['a header of another form', { calledBy: 'hostile; drop' }],
  ['work that nothing may join', { isAlone: true } as const],
])('%s begins a trace of its own, also inside of a span', async (_case, origin) => {
  const tracing = otelTracing('public');
  const outer = tracing.begin({ name: 'outer', kind: 'server', origin: { begins: randomUUID() } });
  await outer.run(() => inSpan(tracing, { name: 'inner', kind: 'consumer', origin }, async () => undefined));
  outer.end();
  await tracing.stop();
  expect(named('inner')).toEqual([expect.objectContaining({ parentId: null })]);
  expect(named('inner')[0]?.traceId).not.toBe(named('outer')[0]?.traceId);
});

test('work goes on and a failure is reported once when the collector is away; without a collector nothing is traced', async () => {
  collector.stop();
  const tracing = otelTracing('public');
  const plan = { name: 'work', kind: 'internal' } as const;
  expect(await inSpan(tracing, plan, async () => 'done')).toBe('done');
  await tracing.stop();
  expect(failures).toEqual([expect.stringContaining('ECONNREFUSED')]);
  expect(await startTracing('public', {}, silentLogger)).toBe(noTracing);
  await expect(inSpan(noTracing, plan, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
