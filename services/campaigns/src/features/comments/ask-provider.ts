import {
  AiProviderError,
  addToTally,
  batchesOf,
  type LabelledBatch,
  type LabelTally,
  requirePlausible,
} from '@folkmoot/ai-providers';
import type { AiCredentials } from '@folkmoot/contracts';
import { backOff, limiter, pause } from '@folkmoot/service-kit';
import { waitMsOf, witnessOf } from '../../integrations/ai';
import type { LabellingTools, ReadingContext } from './comment.types';
import type { OpenComments } from './open-comments';
import { type PendingComment, themesFor } from './pending-comments';

/** Calls of one run at the same time. */
export const PARALLEL_CALLS = 4;
const MAX_TRIES = 5;
/** A longer wait ends the work; the run continues later. */
const LONGEST_WAIT_MS = 20_000;
const SERVER_ERROR = 500;

export interface Asked {
  readonly campaignId: string;
  readonly credentials: AiCredentials;
  readonly open: OpenComments;
  readonly names: readonly string[];
  readonly signal: AbortSignal;
}

/** How long to wait before the batch is asked again; null when that is of no use. */
const waitMsFor = (error: unknown, tries: number, { backOffMs }: LabellingTools): number | null => {
  if (!(error instanceof AiProviderError)) return null;
  const asked = waitMsOf(error);
  if (asked !== null) return asked;
  const isPassing =
    error.failure === 'timed_out' ||
    error.failure === 'unreachable' ||
    (error.failure === 'refused' && (error.httpStatus ?? 0) >= SERVER_ERROR);
  if (!isPassing) return null;
  return error.retryAfterSeconds === null ? backOff(tries - 1, backOffMs) : error.retryAfterSeconds * 1_000;
};

/** Moment from which the provider may be called again, for all calls of a run. */
interface Gate {
  opensAt: number;
}

const askOnce = (
  context: ReadingContext,
  comments: readonly PendingComment[],
  { campaignId, credentials, open, names }: Asked,
  signal: AbortSignal,
  tools: LabellingTools,
): Promise<LabelledBatch> => {
  const witness = witnessOf(context, { campaignId, type: 'labels', credentials }, tools);
  const request = { comments, themes: themesFor(open), names, signal };
  return tools.labelBatch(credentials, request, witness);
};

/** Asks for a batch, and waits as long as a busy provider wants. Other calls of the run wait, too. */
const askPatiently = async (
  ask: () => Promise<LabelledBatch>,
  gate: Gate,
  signal: AbortSignal,
  tools: LabellingTools,
): Promise<LabelledBatch> => {
  for (let tries = 1; ; tries += 1) {
    await pause(Math.max(0, gate.opensAt - performance.now()), signal);
    signal.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      const waitMs = waitMsFor(error, tries, tools);
      if (waitMs === null || waitMs > LONGEST_WAIT_MS || tries >= MAX_TRIES) throw error;
      gate.opensAt = Math.max(gate.opensAt, performance.now() + waitMs);
    }
  }
};

interface Window {
  readonly comments: readonly PendingComment[];
  readonly tally: LabelTally;
}

/**
 * Labels comments in batches, some at the same time. `onBatch` gets each labelled batch as it comes, with the tally of
 * the run. The first failure stops all calls. Throws AiProviderError, also for labels that cannot be true.
 */
export const labelWindow = async (
  context: ReadingContext,
  { comments, tally: before }: Window,
  asked: Asked,
  tools: LabellingTools,
  onBatch: (batch: LabelledBatch, size: number, tally: LabelTally) => Promise<void>,
): Promise<void> => {
  const stop = new AbortController();
  const signal = AbortSignal.any([asked.signal, stop.signal]);
  const atATime = limiter(PARALLEL_CALLS);
  const oneByOne = limiter(1);
  const gate: Gate = { opensAt: 0 };
  let tally = before;
  const work = async (batch: readonly PendingComment[]): Promise<void> => {
    signal.throwIfAborted();
    const answered = await askPatiently(() => askOnce(context, batch, asked, signal, tools), gate, signal, tools);
    await oneByOne(async () => {
      tally = addToTally(tally, answered.labels);
      requirePlausible(tally);
      signal.throwIfAborted();
      await onBatch(answered, batch.length, tally);
    });
  };
  const all = batchesOf(comments).map((batch) =>
    atATime(() => work(batch)).catch((error: unknown) => {
      // Only the first failure says why: the others are calls that it stopped.
      if (!stop.signal.aborted) stop.abort(error);
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(all)).some(({ status }) => status === 'rejected');
  if (!failed) return;
  asked.signal.throwIfAborted();
  throw stop.signal.reason;
};
