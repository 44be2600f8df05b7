import { type Actor, systemActor } from '@folkmoot/contracts';
import type { BlobStore, Context } from '@folkmoot/service-kit';
import { retryRaces } from '@folkmoot/service-kit';
import {
  addTrialFigures,
  firstRowAt,
  type ImportRef,
  type ImportRow,
  noTrialFigures,
  recordTrial,
  type TrialFigures,
  tryingOf,
} from '../../entities/import';
import { createAddressSet } from './address-set';
import { planBatch } from './batch';
import { batchTerms } from './batch-terms';
import { FileGone, rowsFrom } from './file-pieces';
import type { ImportRecords } from './import.types';
import { messages } from './imports.messages';
import { knownAt, readyBatches } from './ready-batches';

export interface TrialRef extends ImportRef {
  readonly trialId: string;
}

type TrialContext = Context<ImportRecords, Actor>;
type Trying = NonNullable<ReturnType<typeof tryingOf>>;

/** Reasons that a trial shows. */
const SHOWN_REASONS = 100;
/** The reasons of a trial contain addresses, so they are deleted with its file. */
const KEEP_REASONS_MS = 86_400_000;
/** Time between two saves of the progress. */
const SAVE_MS = 500;

/** Saves figures while the trial is still wanted. Returns false when it is not. */
const save = (
  { unitOfWork, clock }: TrialContext,
  ref: TrialRef,
  state: 'running' | 'done' | 'failed',
  {
    figures,
    rows = [],
    problem = null,
  }: { figures: TrialFigures; rows?: readonly ImportRow[]; problem?: string | null },
): Promise<boolean> =>
  retryRaces(() =>
    unitOfWork(systemActor('subscribers', ref.councilId), async ({ imports, importRows }) => {
      const trying = tryingOf(await imports.find(ref.importId), ref.trialId);
      if (!trying) return false;
      await importRows.addAll(ref.trialId, rows, new Date(clock.now().getTime() + KEEP_REASONS_MS));
      await imports.save(recordTrial(trying, state, figures, problem));
      return true;
    }),
  );

/** Counts batch after batch. Returns early when the trial is not wanted any more. */
const count = async (
  context: TrialContext,
  ref: TrialRef,
  { stored, trial }: Trying,
  signal: AbortSignal,
  blobs: BlobStore,
): Promise<void> => {
  const { choice } = trial;
  const records = context.reader(systemActor('subscribers', ref.councilId));
  const earlier = createAddressSet();
  const rows: ImportRow[] = [];
  let figures = noTrialFigures;
  let savedAt = 0;
  const source = rowsFrom(blobs, stored, firstRowAt(stored.layout, choice.hasHeader));
  for await (const batch of readyBatches(records, source, { layout: stored.layout, choice })) {
    signal.throwIfAborted();
    const known = { ...(await knownAt(records, batch)), wasEarlier: earlier.has };
    const plan = planBatch(batch, known, await batchTerms(records, stored, choice, context.clock.now()));
    for (const { email } of plan.added) earlier.add(email);
    for (const email of plan.blocked) earlier.add(email);
    rows.push(...plan.rows.slice(0, SHOWN_REASONS - rows.length));
    figures = addTrialFigures(figures, { ...plan.counts, warnings: plan.warnings });
    if (Date.now() - savedAt < SAVE_MS) continue;
    if (!(await save(context, ref, 'running', { figures }))) return;
    savedAt = Date.now();
  }
  await save(context, ref, 'done', { figures, rows });
};

/**
 * Counts what an import would do, by the code of the import and without its writes. A trial that was interrupted begins
 * again: it remembers in memory which addresses it would have added.
 */
export const runTrial = async (
  context: TrialContext,
  ref: TrialRef,
  signal: AbortSignal,
  blobs: BlobStore,
): Promise<void> => {
  const { imports } = context.reader(systemActor('subscribers', ref.councilId));
  const trying = tryingOf(await imports.find(ref.importId), ref.trialId);
  if (!trying) return;
  try {
    await count(context, ref, trying, signal, blobs);
  } catch (error) {
    if (signal.aborted) throw error;
    const problem = error instanceof FileGone ? messages.fileGone : messages.failed;
    await save(context, ref, 'failed', { figures: noTrialFigures, problem });
    if (!(error instanceof FileGone)) throw error;
  }
};
