import { lookup, type Operation, type ReplyOf, type ServiceName, type SignerName } from '@folkmoot/contracts';
import type { z } from 'zod';
import { requestContext } from '../context/request-context';
import { runningSpan } from '../tracing/running-span';
import { serviceHeaders } from './actor-token';
import { fetchService } from './fetch-service';

const TIMEOUT_MS = 5_000;

/** Nobody may follow the request of a resident from service to service, so the service of residents sends no request id. */
const UNTRACED: ReadonlySet<SignerName> = new Set(['public']);

type Nothing = Record<string, never> | undefined;

/** A part of the input that may be left out when it has no fields, or when all of its fields may be left out. */
type Part<Name extends string, T> = [T] extends [Nothing]
  ? { readonly [K in Name]?: T }
  : Partial<T> extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T };

export type ServiceInput<O extends Operation> = Part<'params', z.input<O['params']>> &
  Part<'query', z.input<O['query']>> &
  Part<'body', z.input<O['body']>>;

export interface CallOptions {
  /** The council of the call, for operations that are bound to one. */
  readonly councilId?: string | null;
  /** The default is 5 seconds. */
  readonly timeoutMs?: number;
  /** Ends the call, also while its answer is read. Replaces the timeout. */
  readonly signal?: AbortSignal;
  /** For operations that every service serves. The default is the service of the operation. */
  readonly to?: ServiceName;
}

export interface CallerOptions {
  /** The service that asks. `internal-callers.ts` of contracts says what it may ask. */
  readonly from: SignerName;
  readonly serviceKey: string;
  /** Addresses of a service, one for each replica, with commas; undefined when they are not configured. */
  readonly addressOf: (service: ServiceName) => string | undefined;
}

/** The service was not asked, or answered with an error status. A service that is not reachable is an error of `fetch`. */
export class ServiceCallError extends Error {
  override readonly name = 'ServiceCallError';

  /** Null when the address of the service is not configured. */
  constructor(
    service: ServiceName,
    readonly status: number | null,
  ) {
    super(status === null ? `the address of ${service} is not known` : `${service} answered ${status}`);
  }
}

/** The error status that a service answered with, or null. */
export const statusOf = (error: unknown): number | null => (error instanceof ServiceCallError ? error.status : null);

interface AnyInput extends CallOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const pathOf = ({ path }: Operation, { params, query }: AnyInput): string => {
  const values = recordOf(params);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(lookup(values, name) ?? '')));
  const search = Object.entries(recordOf(query))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return search.length === 0 ? filled : `${filled}?${new URLSearchParams(search)}`;
};

const idsOf = (from: SignerName): Record<string, string> => {
  const context = UNTRACED.has(from) ? null : requestContext();
  if (context === null) return {};
  const traceparent = runningSpan();
  return { 'x-request-id': context.requestId, ...(traceparent === null ? {} : { traceparent }) };
};

/** Calls operations of other services, with this service's signature. */
export interface ServiceCalls {
  /**
   * The reply of an operation, checked by its schema. Repeated at another replica when that is harmless: for GET, and for
   * operations that say `isRepeatable`. Throws ServiceCallError for an error status, and otherwise as `fetch` does.
   */
  callService<O extends Operation>(operation: O, input: ServiceInput<O> & CallOptions): Promise<ReplyOf<O>>;
  /** The answer of an operation of kind `file`, not read yet. */
  openFile<O extends Operation>(operation: O, input: ServiceInput<O> & CallOptions): Promise<Response>;
}

export const createServiceCalls = ({ from, serviceKey, addressOf }: CallerOptions): ServiceCalls => {
  const send = async (operation: Operation, input: AnyInput): Promise<Response> => {
    const { to = operation.service, councilId = null, timeoutMs = TIMEOUT_MS, signal, body } = input;
    const addresses = addressOf(to);
    if (!addresses) throw new ServiceCallError(to, null);
    const response = await fetchService(addresses, pathOf(operation, input), {
      method: operation.method.toUpperCase(),
      isRepeatable: operation.isRepeatable,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...idsOf(from),
        ...(await serviceHeaders({ from, to, serviceKey, councilId })),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return response;
    // Lets the connection be used again.
    await response.body?.cancel();
    throw new ServiceCallError(to, response.status);
  };
  return {
    callService: async <O extends Operation>(operation: O, input: ServiceInput<O> & CallOptions) => {
      const response = await send(operation, input);
      return operation.response.parse(operation.kind === 'json' ? await response.json() : undefined) as ReplyOf<O>;
    },
    openFile: send,
  };
};
