import { type Actor, type Operation, publicActor } from '@folkmoot/contracts';
import type { Request, Response } from 'express';
import { inContext } from '../context/request-context';
import { ACTOR_HEADER, type VerifiedActor, type VerifyActorToken } from './actor-token';
import { authorize } from './authorize';
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

/** The answer to a body that was not read; throws where there is none better than the problem body. */
const answerUnread = (route: Route, input: UnreadInput<Operation>, error: unknown): Promise<unknown> => {
  if (!route.onTooLarge || asDomainError(error).code !== 'body_too_large') throw error;
  return route.onTooLarge(input);
};

/** Makes the function that carries out one route: who, may they, what exactly, do it, answer. */
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
    const given = await readBody(req, res).then(
      (body) => ({ body }),
      async (error: unknown) => ({ answer: await answerUnread(route, unread, error) }),
    );
    if ('answer' in given) return send(route, res, given.answer, signal, options.checkResponses);
    const keyed = idempotencyKey(operation, req, given.body, isForm(req));
    const raw = route.accepts === 'raw';
    const body = raw ? undefined : parseInput(operation.body, keyed.body);
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
    authorize(actor, operation);
    const work = () => carryOut(actor, req, res, requestId);
    return proof === null ? work() : inContext({ requestId, actorProof: proof }, work);
  };
};
