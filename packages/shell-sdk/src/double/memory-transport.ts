import { type ErrorCode, errorCodes, type Operation, type ReplyOf } from '@folkmoot/contracts/client';
import { ApiError } from '../api/api-error';
import type { Transport } from '../api/call';
import type { InputOf, LooseInput, OperationLike } from '../api/operation-types';

type Answer<O extends Operation> = (input: InputOf<O>) => ReplyOf<O> | Promise<ReplyOf<O>>;

/** One operation of the double and how it answers. */
export interface Handler {
  name: string;
  answer: (input: LooseInput) => unknown;
}

export interface Call {
  name: string;
  input: LooseInput;
}

/** The error that the server would send for a code; throw it from a handler. */
export const problem = (code: ErrorCode, given: { detail?: string; fields?: ApiError['fields'] } = {}): ApiError =>
  new ApiError({
    code,
    message: given.detail ?? errorCodes[code].message,
    status: errorCodes[code].status,
    requestId: 'test-request',
    fields: given.fields,
  });

/** Answers an operation from memory: `handle(getCampaignOperation, ({ params }) => ({...}))`, or with an error code. */
export const handle = <O extends Operation>(operation: OperationLike<O>, answer: Answer<O> | ErrorCode): Handler => ({
  name: operation.name,
  answer: (input) => {
    if (typeof answer === 'string') throw problem(answer);
    return answer(input as InputOf<O>);
  },
});

/** Later handlers win over earlier ones of the same operation. Every call is noted in `calls`. */
export const memoryTransport =
  (handlers: readonly Handler[], calls: Call[]): Transport =>
  async (operation, input, options) => {
    calls.push({ name: operation.name, input });
    const handler = handlers.findLast(({ name }) => name === operation.name);
    if (!handler) throw problem('not_found', { detail: `The double has no handler for ${operation.name}` });
    // A turn of the event loop, as a network would take one: loading states are seen.
    await new Promise((resolve) => setTimeout(resolve, 0));
    options.onProgress?.(1);
    const answer = await handler.answer(input);
    // A call that was stopped meanwhile ends as it would on a network, whatever the server did.
    options.signal?.throwIfAborted();
    return answer;
  };
