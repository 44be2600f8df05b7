import * as z from 'zod';
import type { ErrorCode } from './errors';
import type { Access } from './roles';
import type { ServiceName } from './services';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Form of the answer: JSON, nothing, server-sent events, a file, or a page. */
export type ResponseKind = 'json' | 'empty' | 'events' | 'file' | 'page';

export interface Operation<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  readonly name: string;
  readonly service: ServiceName;
  readonly method: Method;
  /** Express style: `/api/campaigns/:campaignId`. */
  readonly path: string;
  readonly summary: string;
  readonly can: A;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly response: R;
  readonly status: 200 | 201 | 202 | 204;
  readonly kind: ResponseKind;
  readonly errors: readonly ErrorCode[];
  /** Largest body in bytes. */
  readonly bodyLimit: number;
  /** True for the few calls that an inactive user or one without a council may make. */
  readonly anyAccountState: boolean;
  /** True for the few calls that somebody may make while a second factor that is required of them is missing. */
  readonly duringFactorSetUp: boolean;
  /** True where the Idempotency-Key header is required. */
  readonly idempotent: boolean;
  /** Whether a service that calls it may send the request twice: it only reads, or counts an id once. GET always may. */
  readonly isRepeatable: boolean;
  /**
   * For kind `events`: each event carries the whole state, and all users of one council and role receive the same
   * events. The gateway then reads one stream for all of them.
   */
  readonly sharedStream: boolean;
  /** Whether the caller must have signed in within the last five minutes. A function decides from the parsed body. */
  readonly needsFreshSignIn: boolean | ((body: never) => boolean);
}

const nothing = z.strictObject({});
type Nothing = typeof nothing;

type DeclaredFields = Pick<Operation, 'name' | 'service' | 'method' | 'path' | 'summary'> &
  Partial<
    Pick<
      Operation,
      | 'status'
      | 'kind'
      | 'errors'
      | 'bodyLimit'
      | 'anyAccountState'
      | 'duringFactorSetUp'
      | 'idempotent'
      | 'isRepeatable'
      | 'sharedStream'
    >
  >;

const JSON_LIMIT = 256 * 1024;

/** Declares one operation of the HTTP interface. Omitted options have the strict default. */
export const defineOperation = <
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = z.ZodUndefined | z.ZodOptional<Nothing>,
  R extends z.ZodType = z.ZodVoid,
  A extends Access = Access,
>(
  declaration: DeclaredFields & {
    can: A;
    params?: P;
    query?: Q;
    body?: B;
    response?: R;
    needsFreshSignIn?: boolean | ((body: z.output<B>) => boolean);
  },
): Operation<P, Q, B, R, A> => ({
  status: 200,
  kind: declaration.response ? 'json' : 'empty',
  errors: [],
  bodyLimit: JSON_LIMIT,
  anyAccountState: false,
  duringFactorSetUp: false,
  idempotent: false,
  isRepeatable: declaration.method === 'get',
  sharedStream: false,
  needsFreshSignIn: false,
  ...declaration,
  params: (declaration.params ?? nothing) as P,
  query: (declaration.query ?? nothing) as Q,
  body: (declaration.body ?? nothing.optional()) as B,
  response: (declaration.response ?? z.void()) as R,
});

export type ParamsOf<O extends Operation> = z.output<O['params']>;
export type QueryOf<O extends Operation> = z.output<O['query']>;
export type BodyOf<O extends Operation> = z.output<O['body']>;
/** The return type of a handler; tests parse it by the response schema. */
export type ResponseOf<O extends Operation> = z.input<O['response']>;
/** The answer type for a client. */
export type ReplyOf<O extends Operation> = z.output<O['response']>;

/** Paged lists: `total` only where the specification numbers pages. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.number().int().optional() });

export const pageQuery = {
  cursor: z.string().max(512).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
};
