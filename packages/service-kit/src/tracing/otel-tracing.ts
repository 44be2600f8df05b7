/** @file Tracing by OpenTelemetry. Loaded only where a collector is configured. */
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { readOtlpHeaders } from './otlp-headers';
import { insideSpan, runningSpan } from './running-span';
import { firstSpanIdOf, traceIdOf } from './trace-ids';
import type { OpenSpan, SpanAttributes, SpanOrigin, SpanOutcome, SpanPlan, Tracing } from './tracing.types';

export interface OtelOptions {
  /** The deployable, such as `campaigns`. */
  readonly name: string;
  /** The collector's address, without `/v1/traces`. */
  readonly endpoint: string;
  /** `name=value`, several with commas. */
  readonly headers: string;
  /** Share of the traces that are recorded, 0 to 1. */
  readonly share: number;
  /** Called when spans could not be sent, at most every ten minutes. */
  readonly onFailure: (message: string) => void;
}

const kinds: Readonly<Record<SpanPlan['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0[01]$/;
/** Also how long a service that stops waits for the collector. */
const EXPORT_TIMEOUT_MS = 2_000;
/** A collector that is away fails every few seconds. */
const WARN_EVERY_MS = 10 * 60_000;

const headerOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;

const definedOf = (attributes: SpanAttributes = {}): Record<string, string | number | boolean> =>
  Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (value == null ? [] : [[name, value]])));

interface Ids {
  readonly traceId: string;
  readonly spanId: string;
}

/** Random ids. Those of the first span of a unit of work are announced before it begins. */
const createIds = (): IdGenerator & { announce: (ids: Ids | null) => void } => {
  const random = new RandomIdGenerator();
  let announced: Ids | null = null;
  return {
    announce: (ids) => {
      announced = ids;
    },
    generateTraceId: () => announced?.traceId ?? random.generateTraceId(),
    generateSpanId: () => announced?.spanId ?? random.generateSpanId(),
  };
};

const remote = (ids: Ids): Context =>
  trace.setSpanContext(ROOT_CONTEXT, { ...ids, traceFlags: TraceFlags.SAMPLED, isRemote: true });

const readHeader = (traceparent: string | null): Context => {
  const [, traceId, spanId] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  return traceId !== undefined && spanId !== undefined ? remote({ traceId, spanId }) : ROOT_CONTEXT;
};

const parentOf = (origin: SpanOrigin | undefined): Context => {
  if (origin === undefined) return readHeader(runningSpan());
  if ('calledBy' in origin) return readHeader(origin.calledBy);
  if (!('follows' in origin)) return ROOT_CONTEXT;
  return remote({ traceId: traceIdOf(origin.follows), spanId: firstSpanIdOf(origin.follows) });
};

const finish = (span: Span, { attributes, error }: SpanOutcome): void => {
  span.setAttributes(definedOf(attributes));
  if (error) {
    span.setAttribute('error.type', error);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
};

/** Reports the exports that failed, at most every ten minutes. */
const watched = (exporter: SpanExporter, onFailure: OtelOptions['onFailure']): SpanExporter => {
  let warnedAt = Number.NEGATIVE_INFINITY;
  const note = (error: Error | undefined): void => {
    if (performance.now() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = performance.now();
    onFailure(error?.message ?? 'no reason is known');
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) note(result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
};

/** Sends spans to an OTLP collector over HTTP, in batches. A collector that is away costs spans, never a request. */
export const createOtelTracing = ({ name, endpoint, headers, share, onFailure }: OtelOptions): Tracing => {
  const ids = createIds();
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: readOtlpHeaders(headers) ?? {},
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'folkmoot', 'service.name': `folkmoot-${name}` }),
    // Decided by the trace id, so every process decides alike.
    sampler: new TraceIdRatioBasedSampler(share),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor(watched(exporter, onFailure))],
  });
  const tracer = provider.getTracer('folkmoot');

  const begin = ({ name: spanName, kind, origin, attributes }: SpanPlan): OpenSpan => {
    const first = origin && 'begins' in origin ? origin.begins : null;
    ids.announce(first === null ? null : { traceId: traceIdOf(first), spanId: firstSpanIdOf(first) });
    const options = { kind: kinds[kind], attributes: definedOf(attributes) };
    const span = tracer.startSpan(spanName, options, parentOf(origin));
    ids.announce(null);
    const traceparent = headerOf(span.spanContext());
    let isOpen = true;
    return {
      traceparent,
      run: (work) => insideSpan(traceparent, work),
      end: (outcome = {}) => {
        if (isOpen) finish(span, outcome);
        isOpen = false;
      },
    };
  };

  return {
    isOn: true,
    begin,
    stop: () => provider.shutdown().catch(() => undefined),
  };
};
