import { type Actor, isDomainError, type Operation, publicActor, type UserActor } from '@folkmoot/contracts';
import type { Request, Response } from 'express';
import { inContext } from '../context/request-context';
import { NETWORK_HEADER } from '../security/network-hash';
import { ACTOR_HEADER, type VerifiedActor, type VerifyActorToken } from './actor-token';
import { authorize, authorizeBody } from './authorize';
import { clientSignal } from './closing';
import { idempotencyKey } from './idempotency';
import type { KeptAnswers } from './kept-answers';
import { parseInput } from './parse';
import { asDomainError } from './problem';
import { PageReply, type ReplyOptions, StreamReply, ValueReply } from './reply';
import { bodyReader, isForm, limitedBody } from './request-body';
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

const setHeaders = (res: Response, headers: Readonly<Record<string, string | readonly string[]>> = {}) => {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
};

const sendValue = (route: Route, res: Response, value: unknown, check: boolean) => {
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
  readonly req: Request;
  readonly res: Response;
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
  return async (answer: unknown, exchange: Exchange): Promise<void> => {
    const { res, signal } = exchange;
    const { status = usual, headers } = optionsOf(answer);
    res.status(status);
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
  readonly req: Request;
  readonly error: unknown;
}

const notifyRefusal = ({ onRefused }: PerformOptions, { operation, actor, req, error }: Failed): void => {
  if (actor.kind !== 'user' || !isDomainError(error) || error.code !== 'forbidden') return;
  onRefused?.({ operation, actor, network: req.get(NETWORK_HEADER) ?? null });
};

/** Makes the function that runs one route: authenticate, authorize, parse, handle, answer. */
export const performer = (route: Route, options: PerformOptions) => {
  const { operation } = route;
  const readBody = bodyReader(operation, route.accepts);
  const send = sender(route, options);

  const actorOf = async (req: Request): Promise<VerifiedActor> => {
    const token = req.get(ACTOR_HEADER);
    return token ? options.verify(token) : { actor: publicActor(), proof: null };
  };

  const carryOut = async (actor: Actor, req: Request, res: Response, requestId: string): Promise<void> => {
    const params = parseInput(operation.params, { ...req.params });
    const query = parseInput(operation.query, { ...req.query });
    const signal = clientSignal(res, operation.kind === 'events');
    const unread = { params, query, headers: req.headers };
    const read = await readBody(req, res).then(
      (body) => ({ body }),
      async (error: unknown) => ({ answer: await answerUnread(route, unread, error) }),
    );
    const exchange = { req, res, signal };
    if ('answer' in read) return send(read.answer, exchange);
    const keyed = idempotencyKey(operation, req, read.body, isForm(req));
    const raw = route.accepts === 'raw';
    const body = raw ? undefined : parseInput(operation.body, keyed.body);
    authorizeBody(actor, operation, body, options.now());
    const answer = await route.handle({
      actor,
      ...unread,
      body,
      context: {
        requestId,
        idempotencyKey: keyed.key,
        get signal() {
          return signal();
        },
        rawBody: raw ? limitedBody(req, operation.bodyLimit) : null,
      },
    });
    await send(answer, exchange);
  };

  return async (req: Request, res: Response, requestId: string, note: (actor: Actor) => void): Promise<void> => {
    const { actor, proof } = await actorOf(req);
    note(actor);
    const work = async (): Promise<void> => {
      try {
        authorize(actor, operation, options.now());
        await carryOut(actor, req, res, requestId);
      } catch (error) {
        notifyRefusal(options, { operation, actor, req, error });
        throw error;
      }
    };
    if (actor.kind === 'public') return work();
    const origin = { kind: 'request', name: operation.name, isSystemWide: actor.councilId === null } as const;
    return inContext({ requestId, work: origin, ...(proof === null ? {} : { actorProof: proof }) }, work);
  };
};
