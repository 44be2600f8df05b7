/** @file Traces of the running system: whole for staff, and no way from a resident to a response. */
import type { CollectedSpan, TraceCollector } from '@folkmoot/service-kit/testing/trace-collector';
import { comesTrue, HANGS_MS } from '../fault-tests';

const tracesOf = (spans: readonly CollectedSpan[]): CollectedSpan[][] => {
  const traces = new Map<string, CollectedSpan[]>();
  for (const span of spans) traces.set(span.traceId, [...(traces.get(span.traceId) ?? []), span]);
  return [...traces.values()];
};

const servicesOf = (trace: readonly CollectedSpan[]): ReadonlySet<string> =>
  new Set(trace.map(({ service }) => service));

/** A request of staff: gateway, a service, its database, and over the broker a consumer of another service. */
const isWhole = (trace: readonly CollectedSpan[]): boolean => {
  const first = trace.find(({ parentId }) => parentId === null);
  const asked = trace.find(({ parentId, service }) => parentId === first?.spanId && service !== 'folkmoot-gateway');
  const isStored = trace.some(
    ({ parentId, name }) => parentId === asked?.spanId && name.startsWith('commitTransaction'),
  );
  const isHandled = trace.some(({ name, service }) => name.startsWith('process ') && service !== asked?.service);
  return first?.service === 'folkmoot-gateway' && isStored && isHandled;
};

const RESIDENTS = /^(?:GET|POST) \/api\/public\/|^submitResponse$|^getPublicSurvey$/;
const ALLOWED: ReadonlySet<string> = new Set(['folkmoot-gateway', 'folkmoot-public']);

/** The request of a resident must not lead to what other services do with the response. */
const isJoined = (trace: readonly CollectedSpan[]): boolean =>
  trace.some(({ name }) => RESIDENTS.test(name)) &&
  ([...servicesOf(trace)].some((service) => !ALLOWED.has(service)) ||
    trace.some(({ name }) => name.startsWith('process ')));

export const traceProblems = async ({ spans }: TraceCollector): Promise<string[]> => {
  // Spans arrive in batches.
  const hasWhole = await comesTrue(() => tracesOf(spans).some(isWhole), HANGS_MS);
  const joined = tracesOf(spans).filter(isJoined);
  const residents = spans.filter(({ name }) => name === 'submitResponse').length;
  const text = JSON.stringify(spans);
  return [
    ...(hasWhole ? [] : ['traces: none goes from the gateway over the database and the broker to a consumer']),
    ...(residents > 0 ? [] : ['traces: no request of a resident was traced']),
    ...joined.map((trace) => `traces: a resident's request leads to ${trace.map(({ name }) => name).join(', ')}`),
    ...(/@|residents\.example/.test(text) ? ['traces: an address is in a span'] : []),
  ];
};
