import type { Logger } from '../observability/logger';
import type { OpenSpan, SpanOutcome, SpanPlan, Tracing } from './tracing.types';

const noSpan: OpenSpan = { traceparent: null, run: (work) => work(), end: () => undefined };

/** Traces nothing, at no cost. */
export const noTracing: Tracing = {
  isOn: false,
  begin: () => noSpan,
  stop: async () => undefined,
};

export interface TracingConfig {
  readonly otelExporterOtlpEndpoint?: string | undefined;
  readonly otelExporterOtlpHeaders?: string | undefined;
  readonly otelTracesSamplerArg?: number;
}

/** Starts tracing for a deployable. Without the address of a collector nothing of OpenTelemetry is loaded. */
export const startTracing = async (name: string, config: TracingConfig, logger: Logger): Promise<Tracing> => {
  const { otelExporterOtlpEndpoint: endpoint, otelExporterOtlpHeaders: headers = '', otelTracesSamplerArg } = config;
  if (endpoint === undefined) return noTracing;
  const { createOtelTracing } = await import('./otel-tracing');
  const onFailure = (message: string): void => logger.warn({ message }, 'spans could not be sent to the collector');
  return createOtelTracing({ name, endpoint, headers, share: otelTracesSamplerArg ?? 1, onFailure });
};

const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/** Runs `work` as a span, which ends with it. */
export const inSpan = async <T>(
  tracing: Tracing,
  plan: SpanPlan,
  work: () => Promise<T>,
  outcomeOf: (result: T) => SpanOutcome = () => ({}),
): Promise<T> => {
  const span = tracing.begin(plan);
  try {
    const result = await span.run(work);
    span.end(outcomeOf(result));
    return result;
  } catch (error) {
    span.end({ error: errorName(error) });
    throw error;
  }
};
