import { startTraceCollector, type TraceCollector } from '@folkmoot/service-kit/testing/trace-collector';
import { until } from './testing/raw';
import { startTestGateway, type TestGateway } from './testing/test-gateway';

const REQUEST_ID = '0af76519-16cd-43dd-8448-eb211c80319c';
const TRACE_ID = REQUEST_ID.replaceAll('-', '');
const foreign = { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`, tracestate: 'a=b', baggage: 'user=ann' };

let collector: TraceCollector;
let gateway: TestGateway;
const start = async (env: Record<string, string>) => {
  collector = await startTraceCollector();
  gateway = await startTestGateway({ ...env, ...(env.OTEL ? { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } : {}) });
};
const stop = async () => {
  await gateway.stop();
  collector.stop();
};

const headersOfService = () => {
  const { traceparent, tracestate, baggage } = gateway.seen[0]?.headers ?? {};
  return { traceparent, tracestate, baggage };
};

test('a service gets the span of the gateway, by the request id, and nothing that the visitor claims', async () => {
  await start({ OTEL: 'on' });
  await fetch(`${gateway.url}/api/campaigns/c1?secret=x`, { headers: { ...foreign, 'x-request-id': REQUEST_ID } });
  const { traceparent, ...others } = headersOfService();
  await stop();
  const [span, ...more] = collector.spans;
  expect(more).toEqual([]);
  expect(span).toMatchObject({
    service: 'folkmoot-gateway',
    name: 'GET /api/campaigns/:campaignId',
    traceId: TRACE_ID,
    parentId: null,
    attributes: { 'http.response.status_code': 200, 'http.route': '/api/campaigns/:campaignId' },
  });
  expect(traceparent).toBe(`00-${TRACE_ID}-${span?.spanId}-01`);
  expect(others).toEqual({ tracestate: undefined, baggage: undefined });
  expect(JSON.stringify(span)).not.toMatch(/c1|secret|127\.0\.0\.1|undici/);
});

test('a service gets no span of a visitor when nothing is traced', async () => {
  await start({});
  await fetch(`${gateway.url}/api/campaigns`, { headers: foreign });
  expect(headersOfService()).toEqual({ traceparent: undefined, tracestate: undefined, baggage: undefined });
  await stop();
  expect(collector.spans).toEqual([]);
});

test('a stream, which lasts for hours, has no span; a visitor who leaves is no failure of ours', async () => {
  await start({ OTEL: 'on' });
  gateway.answer.current = (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write('data: 1\n\n');
  };
  const controller = new AbortController();
  await fetch(`${gateway.url}/api/campaigns/c1/live`, { signal: controller.signal });
  expect(headersOfService().traceparent).toBeUndefined();
  await fetch(`${gateway.url}/api/campaigns`, { signal: controller.signal });
  controller.abort();
  expect(await until(() => gateway.lines.length > 2)).toBe(true);
  await stop();
  expect(collector.spans.map(({ name }) => name)).toEqual(['GET /api/campaigns']);
  expect(collector.spans[0]?.attributes).toMatchObject({ 'error.type': 'visitor_left' });
});
