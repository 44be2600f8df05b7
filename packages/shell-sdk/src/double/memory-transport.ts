import { type ErrorCode, errorCodes, type Operation, type ReplyOf } from '@folkmoot/contracts/client';
import { ApiError } from '../api/api-error';
import type { Transport } from '../api/call';
import type { InputOf, LooseInput, OperationLike } from '../api/operation-types';

type Answer<O extends Operation> = (input: InputOf<O>) => ReplyOf<O> | Promise<ReplyOf<O>>;

/** One operation of the double and its answer. */
export interface Handler {
  name: string;
  answer: (input: LooseInput) => unknown;
}

export interface Call {
  name: string;
  input: LooseInput;
}

/** The server's error for a code. Throw it from a handler. */
export const problem = (code: ErrorCode, details: { detail?: string; fields?: ApiError['fields'] } = {}): ApiError =>
  new ApiError({
    code,
    message: details.detail ?? errorCodes[code].message,
    status: errorCodes[code].status,
    requestId: 'test-request',
    fields: details.fields,
  });

/** Answers an operation from memory: `handle(getCampaignOperation, ({ params }) => ({...}))`, or with an error code. */
export const handle = <O extends Operation>(operation: OperationLike<O>, answer: Answer<O> | ErrorCode): Handler => ({
  name: operation.name,
  answer: (input) => {
    if (typeof answer === 'string') throw problem(answer);
    return answer(input as InputOf<O>);
  },
});

/** Later handlers override earlier ones of the same operation. Every call is recorded in `calls`. */
export const memoryTransport =
  (handlers: readonly Handler[], calls: Call[]): Transport =>
  async (operation, input, options) => {
    calls.push({ name: operation.name, input });
    const handler = handlers.findLast(({ name }) => name === operation.name);
    if (!handler) throw problem('not_found', { detail: `The double has no handler for ${operation.name}` });
    // One turn of the event loop, as a network call takes, so that loading states appear.
    await new Promise((resolve) => setTimeout(resolve, 0));
    options.onProgress?.(1);
    const answer = await handler.answer(input);
    // A call that was aborted in the meantime fails as on a network, whatever the handler did.
    options.signal?.throwIfAborted();
    return answer;
  };
