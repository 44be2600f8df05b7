import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Actor, isDomainError, lookup, type Operation, publicActor, type UserActor } from '@folkmoot/contracts';
import { inContext } from '../context/request-context';
import { asWork } from '../context/work';
import { NETWORK_HEADER } from '../security/network-hash';
import { ACTOR_HEADER, type VerifiedActor, type VerifyActorToken } from './actor-token';
import { authorize, authorizeBody } from './authorize';
import { clientSignal } from './closing';
import type { Address } from './direct-routes';
import { idempotencyKey } from './idempotency';
import type { KeptAnswers } from './kept-answers';
import { parseInput } from './parse';
import { asDomainError } from './problem';
import { PageReply, type ReplyOptions, StreamReply, ValueReply } from './reply';
import { bodyReader, hasBody, isForm, limitedBody } from './request-body';
import { checkResponse } from './response-check';
import type { Route, UnreadInput } from './route';

export interface PerformOptions {
  verify: VerifyActorToken;
  checkResponses: boolean;
  now: () => Date;
  /** Called when the role of a signed-in user does not permit the operation, in the context of the request. */
  onRefused?: ((refusal: RefusedCall) => void) | undefined;
  /** Called for each page before it is sent, when the response has all its headers. */
  keep?: KeptAnswers['keep'] | undefined;
}

export interface RefusedCall {
  readonly operation: Operation;
  readonly actor: UserActor;
  /** The network of the caller, as a keyed hash; null when the gateway sent none. */
  readonly network: string | null;
}

const setHeaders = (res: ServerResponse, headers: Readonly<Record<string, string | readonly string[]>> = {}) => {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
};

const sendValue = (route: Route, res: ServerResponse, value: unknown, check: boolean) => {
  if (check) checkResponse(route.operation, value);
  if (route.operation.kind === 'empty') return void res.end();
  if (!res.hasHeader('Content-Type')) res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(JSON.stringify(value ?? null));
};

const optionsOf = (answer: unknown): ReplyOptions => {
  const hasOptions = answer instanceof ValueReply || answer instanceof PageReply || answer instanceof StreamReply;
  return hasOptions ? answer.options : {};
};

interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly signal: () => AbortSignal;
}

/** Makes the function that sends the answer of a route. */
const sender = (route: Route, { checkResponses, keep }: PerformOptions) => {
  const { operation } = route;
  const usual = operation.kind === 'empty' ? 204 : operation.status;
  const sendPage = (answer: PageReply, { req, res }: Exchange): void => {
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    keep?.(operation, req, res, answer);
    res.end(answer.html);
  };
  return (answer: unknown, exchange: Exchange): Promise<void> | void => {
    const { res, signal } = exchange;
    const { status = usual, headers } = optionsOf(answer);
    res.statusCode = status;
    setHeaders(res, headers);
    if (answer instanceof StreamReply) return answer.write(res, signal());
    if (answer instanceof PageReply) return sendPage(answer, exchange);
    sendValue(route, res, answer instanceof ValueReply ? answer.value : answer, checkResponses);
  };
};

/** The answer for a body that was not read. Throws when the route has no own answer. */
const answerUnread = (route: Route, input: UnreadInput<Operation>, error: unknown): Promise<unknown> => {
  if (!route.onTooLarge || asDomainError(error).code !== 'body_too_large') throw error;
  return route.onTooLarge(input);
};

interface Failed {
  readonly operation: Operation;
  readonly actor: Actor;
  readonly req: IncomingMessage;
  readonly error: unknown;
}

const headerOf = ({ headers }: IncomingMessage, name: string): string | null => {
  const value = lookup(headers, name);
  return typeof value === 'string' ? value : null;
};

const notifyRefusal = ({ onRefused }: PerformOptions, { operation, actor, req, error }: Failed): void => {
  if (actor.kind !== 'user' || !isDomainError(error) || error.code !== 'forbidden') return;
  onRefused?.({ operation, actor, network: headerOf(req, NETWORK_HEADER) });
};

/** A request without an actor token. */
const ANYBODY: VerifiedActor = { actor: publicActor(), proof: null };

/** A request that a route has matched. */
export interface MatchedRequest {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly address: Address;
  readonly requestId: string;
}

/**
 * Makes the function that runs one route: authenticate, authorize, parse, handle, answer. It waits only for what takes
 * time: each promise costs several microseconds, and residents' requests come by the hundred per second.
 */
export const performer = (route: Route, options: PerformOptions) => {
  const { operation } = route;
  const isRaw = route.accepts === 'raw';
  const readBody = bodyReader(operation, route.accepts);
  const send = sender(route, options);

  const handled = async (
    actor: Actor,
    { req, res, address, requestId }: MatchedRequest,
  ): Promise<{ answer: unknown; signal: () => AbortSignal }> => {
    authorize(actor, operation, options.now());
    const params = parseInput(operation.params, { ...address.params });
    const query = parseInput(operation.query, { ...address.query });
    const signal = clientSignal(res, operation.kind === 'events');
    const unread = { params, query, headers: req.headers };
    let received: unknown;
    if (!isRaw && hasBody(req)) {
      try {
        received = await readBody(req, res);
      } catch (error) {
        return { answer: await answerUnread(route, unread, error), signal };
      }
    }
    const keyed = idempotencyKey(operation, req, received, isForm(req));
    const body = isRaw ? undefined : parseInput(operation.body, keyed.body);
    authorizeBody(actor, operation, body, options.now());
    const context = {
      requestId,
      idempotencyKey: keyed.key,
      get signal() {
        return signal();
      },
      rawBody: isRaw ? limitedBody(req, operation.bodyLimit) : null,
    };
    return { answer: await route.handle({ actor, ...unread, body, context }), signal };
  };

  const carryOut = async (actor: Actor, matched: MatchedRequest): Promise<void> => {
    const { answer, signal } = await handled(actor, matched);
    await send(answer, { ...matched, signal });
  };

  const carryOutInContext = async ({ actor, proof }: VerifiedActor, matched: MatchedRequest): Promise<void> => {
    const context = { requestId: matched.requestId, ...(proof === null ? {} : { actorProof: proof }) };
    if (operation.kind !== 'events') return inContext(context, () => carryOut(actor, matched));
    // A live stream stays open for hours and publishes nothing, so it is sent without the context.
    const { answer, signal } = await inContext(context, () => handled(actor, matched));
    await send(answer, { ...matched, signal });
  };

  const carryOutAs = (verified: VerifiedActor, matched: MatchedRequest): Promise<void> => {
    const { actor } = verified;
    const origin = { kind: 'request', name: operation.name, isSystemWide: actor.councilId === null } as const;
    return asWork(origin, async () => {
      try {
        await carryOutInContext(verified, matched);
      } catch (error) {
        notifyRefusal(options, { operation, actor, req: matched.req, error });
        throw error;
      }
    });
  };

  return async (matched: MatchedRequest, note: (actor: Actor) => void): Promise<void> => {
    const token = headerOf(matched.req, ACTOR_HEADER);
    const verified = token ? await options.verify(token) : ANYBODY;
    note(verified.actor);
    return verified.actor.kind === 'public' ? carryOut(verified.actor, matched) : carryOutAs(verified, matched);
  };
};
