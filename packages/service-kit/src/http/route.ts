import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Access, Actor, BodyOf, Operation, ParamsOf, QueryOf, ResponseOf, UserActor } from '@folkmoot/contracts';
import type { Reply } from './reply';

export interface RouteContext {
  readonly requestId: string;
  /** The Idempotency-Key; present where the operation is `idempotent`. */
  readonly idempotencyKey: string | null;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** The unread body; only for routes with `accepts: 'raw'`. It ends with body_too_large beyond the limit. */
  readonly rawBody: Readable | null;
}

/** The caller of an operation: a signed-in user, unless it is public or internal. The kit checks this before it calls the handler. */
export type ActorOf<O extends Operation> = [O['can']] extends [Exclude<Access, 'public' | 'internal'>]
  ? UserActor
  : Actor;

export interface RouteInput<O extends Operation> {
  readonly actor: ActorOf<O>;
  readonly params: ParamsOf<O>;
  readonly query: QueryOf<O>;
  readonly body: BodyOf<O>;
  readonly headers: Readonly<IncomingHttpHeaders>;
  readonly context: RouteContext;
}

/** `form` is what plain HTML forms send; `raw` leaves the body to the handler (uploads). */
export type Accepts = 'json' | 'form' | 'json-or-form' | 'raw';

/** The known parts of a request whose body was not read. */
export type UnreadInput<O extends Operation> = Pick<RouteInput<O>, 'params' | 'query' | 'headers'>;

type Answered<O extends Operation> = Promise<Reply<ResponseOf<O>>> | Reply<ResponseOf<O>>;

export interface RouteOptions<O extends Operation> {
  readonly handle: (input: RouteInput<O>) => Answered<O>;
  readonly accepts?: Accepts;
  /** Answers a request whose body exceeds the limit with a page for people, in place of the problem body. */
  readonly onTooLarge?: (input: UnreadInput<O>) => Answered<O>;
}

/** An operation and its handler. */
export interface Route {
  readonly operation: Operation;
  readonly accepts: Accepts;
  readonly handle: (input: RouteInput<Operation>) => unknown;
  readonly onTooLarge: ((input: UnreadInput<Operation>) => Promise<unknown>) | null;
}

/** Binds a handler to an operation. The operation's `can` decides who may call it. */
export const route = <O extends Operation>(
  operation: O,
  { handle, accepts = 'json', onTooLarge }: RouteOptions<O>,
): Route => {
  if ((operation.can === 'internal') !== operation.path.startsWith('/internal/')) {
    throw new Error(`${operation.name}: 'internal' access and a path below /internal/ go together`);
  }
  return {
    operation,
    accepts,
    handle: (input) => handle(input as RouteInput<O>),
    onTooLarge: onTooLarge ? async (input) => onTooLarge(input as UnreadInput<O>) : null,
  };
};
