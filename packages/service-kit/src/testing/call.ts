import type { Actor, Operation, Problem, ReplyOf, SignerName } from '@folkmoot/contracts';
import { LRUCache } from 'lru-cache';
import { type Clock, systemClock } from '../clock';
import { ACTOR_HEADER, signActorToken, TOKEN_REUSE_MS } from '../http/actor-token';
import { testKeyOf } from './test-keys';

export interface CallOptions {
  /** Left out: not signed in. */
  as?: Actor;
  params?: Readonly<Record<string, string>>;
  /** A list is sent as the same field again and again. */
  query?: Readonly<Record<string, string | number | readonly string[]>>;
  /** An object goes as JSON; text, bytes and forms as they are. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

export interface CallResult<B> {
  status: number;
  body: B;
  text: string;
  bytes: Uint8Array;
  headers: Headers;
}

/** Without the problem's own `status`, which clashes with the field of that name in many replies. */
type ProblemFields = Pick<Problem, 'code' | 'detail' | 'requestId' | 'fields'>;

/** The answer: the reply of the contract, or a problem. Test the status before you read one as the other. */
export type Answer<O extends Operation> = CallResult<ReplyOf<O> & ProblemFields>;

const pathOf = (operation: Operation, params: Readonly<Record<string, string>> = {}): string =>
  operation.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${operation.name} needs the path parameter ${name}`);
    return encodeURIComponent(value);
  });

const queryOf = (query: CallOptions['query'] = {}): string => {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) search.append(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
};

type ReadyBody = string | Uint8Array<ArrayBuffer> | FormData | URLSearchParams;

const isReady = (body: unknown): body is ReadyBody =>
  typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData || body instanceof URLSearchParams;

const bodyOf = (body: unknown): { body?: ReadyBody; headers: Record<string, string> } => {
  if (body === undefined) return { headers: {} };
  if (typeof body === 'string') return { body, headers: { 'content-type': 'application/json' } };
  if (isReady(body)) return { body, headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

const parsed = (text: string, type: string | null): unknown => {
  if (text === '') return undefined;
  // Not JSON Lines, which contain many values.
  return /[/+]json\b/.test(type ?? '') ? JSON.parse(text) : text;
};

export interface CallerOptions {
  /** The service that the tokens are for. */
  readonly service: string;
  readonly clock?: Clock;
}

interface SignedToken {
  readonly token: Promise<string>;
  readonly signedAtMs: number;
}

/** By actor, service and time of the act. Signing a token, and verifying a new one, takes longer than many requests. */
const signedTokens = new LRUCache<string, SignedToken>({ max: 100 });

const isUsable = ({ signedAtMs }: SignedToken): boolean => {
  const age = Date.now() - signedAtMs;
  return age >= 0 && age < TOKEN_REUSE_MS;
};

/** A token from the correct signer: the gateway for a user, otherwise the caller itself. */
export const tokenFor = (actor: Actor, service: string, actsAt = new Date()): Promise<string> => {
  const name = JSON.stringify([actor, service, actsAt]);
  const signed = signedTokens.get(name);
  if (signed && isUsable(signed)) return signed.token;
  const from = actor.kind === 'system' ? (actor.service as SignerName) : 'gateway';
  const token = signActorToken(actor, { from, to: service, serviceKey: testKeyOf(from), actsAt });
  signedTokens.set(name, { token, signedAtMs: Date.now() });
  return token;
};

/** Makes the function that calls a service as the gateway would. */
export const caller =
  (url: string, { service, clock = systemClock }: CallerOptions) =>
  async <O extends Operation>(operation: O, options: CallOptions = {}): Promise<Answer<O>> => {
    const { body, headers } = bodyOf(options.body);
    const token: Record<string, string> = options.as
      ? { [ACTOR_HEADER]: await tokenFor(options.as, service, clock.now()) }
      : {};
    const response = await fetch(`${url}${pathOf(operation, options.params)}${queryOf(options.query)}`, {
      method: operation.method.toUpperCase(),
      headers: { ...headers, ...token, ...options.headers },
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const reply = parsed(text, response.headers.get('content-type')) as ReplyOf<O> & ProblemFields;
    return { status: response.status, body: reply, text, bytes, headers: response.headers };
  };
