import { type Actor, isDomainError, type Operation, publicActor, type UserActor } from '@folkmoot/contracts';
import type { Request, Response } from 'express';
import { inContext } from '../context/request-context';
import { NETWORK_HEADER } from '../security/network-hash';
import { ACTOR_HEADER, type VerifiedActor, type VerifyActorToken } from './actor-token';
import { authorize, authorizeBody } from './authorize';
import { clientSignal } from './closing';
import { idempotencyKey } from './idempotency';
import { parseInput } from './parse';
import { asDomainError } from './problem';
import { PageReply, StreamReply, ValueReply } from './reply';
import { bodyReader, isForm, limitedBody } from './request-body';
import { checkResponse } from './response-check';
import type { Route, UnreadInput } from './route';

export interface PerformOptions {
  verify: VerifyActorToken;
  checkResponses: boolean;
  now: () => Date;
  /** Called when the role of a signed-in user does not permit the operation, in the context of the request. */
  onRefused?: ((refusal: RefusedCall) => void) | undefined;
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

const sendPage = (res: Response, html: string | Uint8Array) => {
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.end(html);
};

const sendValue = (route: Route, res: Response, value: unknown, check: boolean) => {
  if (check) checkResponse(route.operation, value);
  if (route.operation.kind === 'empty') return void res.end();
  if (!res.hasHeader('Content-Type')) res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(JSON.stringify(value ?? null));
};

const send = async (route: Route, res: Response, answer: unknown, signal: () => AbortSignal, check: boolean) => {
  const special = answer instanceof ValueReply || answer instanceof PageReply || answer instanceof StreamReply;
  const { operation } = route;
  res.status((special ? answer.options.status : undefined) ?? (operation.kind === 'empty' ? 204 : operation.status));
  if (special) setHeaders(res, answer.options.headers);
  if (answer instanceof StreamReply) return answer.write(res, signal());
  if (answer instanceof PageReply) return sendPage(res, answer.html);
  sendValue(route, res, answer instanceof ValueReply ? answer.value : answer, check);
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
    if ('answer' in read) return send(route, res, read.answer, signal, options.checkResponses);
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
    await send(route, res, answer, signal, options.checkResponses);
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
