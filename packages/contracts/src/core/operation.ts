import * as z from 'zod';
import type { ErrorCode } from './errors';
import type { Access } from './roles';

export const serviceNames = ['admin', 'campaigns', 'subscribers', 'public'] as const;
export type ServiceName = (typeof serviceNames)[number];

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** How the answer travels: JSON, nothing, server-sent events, a file, or a page. */
export type ResponseKind = 'json' | 'empty' | 'events' | 'file' | 'page';

export interface Operation<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly service: ServiceName;
  readonly method: Method;
  /** Express style: `/api/campaigns/:campaignId`. */
  readonly path: string;
  readonly summary: string;
  readonly can: Access;
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
  /** True where the Idempotency-Key header is required. */
  readonly idempotent: boolean;
  /**
   * Of kind `events`: each event carries the whole state, and everybody of the same council and role is sent the same ones.
   * The gateway then reads one stream for all of them.
   */
  readonly sharedStream: boolean;
}

const nothing = z.strictObject({});
type Nothing = typeof nothing;

type Given = Pick<Operation, 'name' | 'service' | 'method' | 'path' | 'summary' | 'can'> &
  Partial<
    Pick<Operation, 'status' | 'kind' | 'errors' | 'bodyLimit' | 'anyAccountState' | 'idempotent' | 'sharedStream'>
  >;

const JSON_LIMIT = 256 * 1024;

/** Declares one operation of the HTTP interface; whatever is left out takes the strict default. */
export const defineOperation = <
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = z.ZodUndefined | z.ZodOptional<Nothing>,
  R extends z.ZodType = z.ZodVoid,
>(
  given: Given & { params?: P; query?: Q; body?: B; response?: R },
): Operation<P, Q, B, R> => ({
  status: 200,
  kind: given.response ? 'json' : 'empty',
  errors: [],
  bodyLimit: JSON_LIMIT,
  anyAccountState: false,
  idempotent: false,
  sharedStream: false,
  ...given,
  params: (given.params ?? nothing) as P,
  query: (given.query ?? nothing) as Q,
  body: (given.body ?? nothing.optional()) as B,
  response: (given.response ?? z.void()) as R,
});

export type ParamsOf<O extends Operation> = z.output<O['params']>;
export type QueryOf<O extends Operation> = z.output<O['query']>;
export type BodyOf<O extends Operation> = z.output<O['body']>;
/** What a handler returns; parsed by the response schema in tests. */
export type ResponseOf<O extends Operation> = z.input<O['response']>;
/** What a client reads. */
export type ReplyOf<O extends Operation> = z.output<O['response']>;

/** Paged lists: `total` only where the specification numbers pages. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.number().int().optional() });

export const pageQuery = {
  cursor: z.string().max(512).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
};
