/** Attributes of a span: names from OpenTelemetry's conventions where they have one. No texts of people, no addresses. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Where a span belongs. Without it, the span is a part of the span that is now running. */
export type SpanOrigin =
  /** The first span of the unit of work with this request id. */
  | { readonly begins: string }
  /** Later work that carries the request id of a unit of work, such as the handling of its event. */
  | { readonly follows: string }
  /** A call, with the `traceparent` header of its caller. */
  | { readonly calledBy: string }
  /** A trace that nothing joins to other work, also when it is running inside of a span. */
  | { readonly isAlone: true };

export interface SpanPlan {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer' | 'internal';
  readonly origin?: SpanOrigin | undefined;
  readonly attributes?: SpanAttributes;
}

export interface SpanOutcome {
  readonly attributes?: SpanAttributes;
  /** A code or the name of an error class: messages may contain what people wrote. */
  readonly error?: string | null;
}

/** A span that has begun. */
export interface OpenSpan {
  /** The `traceparent` header for calls that are part of this span. Null while nothing is traced. */
  readonly traceparent: string | null;
  /** Runs `work`, whose spans are parts of this one. */
  run<T>(work: () => T): T;
  /** Only the first call counts. */
  end(outcome?: SpanOutcome): void;
}

/** Makes spans, and sends them to a collector. */
export interface Tracing {
  readonly isOn: boolean;
  begin(plan: SpanPlan): OpenSpan;
  /** Sends what is left. */
  stop(): Promise<void>;
}
