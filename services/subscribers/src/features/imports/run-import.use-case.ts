import type { Actor } from '@folkmoot/contracts';
import { type BlobStore, type Context, retryRaces, type Unit } from '@folkmoot/service-kit';
import {
  advance,
  begin,
  fail,
  finish,
  type ImportChoice,
  type ImportLayout,
  type ImportRef,
  type StoredImport,
} from '../../entities/import';
import { countEffects } from '../../entities/subscriber';
import type { BatchTerms } from './batch';
import { batchTerms } from './batch-terms';
import { deleteFile, FileGone, rowsFrom } from './file-pieces';
import { publishImported } from './import.events';
import type { ImportRecords } from './import.types';
import { changeImport } from './import-runs';
import { messages } from './imports.messages';
import { currentPlan, type PlannedBatch, planAhead } from './planned-batch';
import { preparedBatches, type ReadyBatch } from './ready-batches';

const DAY_MS = 86_400_000;
/** Rejected rows contain addresses, so they are deleted after this time. */
const KEEP_REASONS_MS = 90 * DAY_MS;

type ImportContext = Context<ImportRecords, Actor>;

export interface ImportRun {
  readonly runId: string;
  readonly signal: AbortSignal;
}

type Terms = Pick<ImportRecords, 'tags' | 'attributes'>;

/** A started import: its layout and choice are known. */
type Started = StoredImport & { readonly layout: ImportLayout; readonly choice: ImportChoice };

const isStarted = (stored: StoredImport): stored is Started => Boolean(stored.layout && stored.choice);

/** Claims the import for this run; null when there is nothing to do. */
const take = (context: ImportContext, actor: Actor, importId: string, runId: string): Promise<Started | null> =>
  changeImport(context, actor, { id: importId }, async (stored, { imports }) => {
    const begun = await imports.save({ ...begin(stored, context.clock.now()), runId });
    return isStarted(begun) ? begun : null;
  });

/** The terms of the next batch. Null when none of the chosen tags is left. */
const currentTerms = async (records: Terms, started: Started, now: Date): Promise<BatchTerms | null> => {
  const there = new Set((await records.tags.listAll()).map(({ id }) => id));
  const tagIds = started.choice.tagIds.filter((id) => there.has(id));
  const isGone = tagIds.length === 0 && started.choice.tagIds.length > 0;
  return isGone ? null : batchTerms(records, started, { ...started.choice, tagIds }, now);
};

/** Writes one batch and the progress in one transaction, so that a batch is imported exactly once. */
const keepBatch = async (
  unit: Unit<ImportRecords>,
  started: Started,
  batch: PlannedBatch,
  now: Date,
): Promise<StoredImport> => {
  const terms = await currentTerms(unit, started, now);
  if (!terms) return unit.imports.save(fail(started, messages.tagsGone, now));
  const { plan, people, effects } = await currentPlan(unit, batch, terms);
  await unit.subscribers.addPrepared(people);
  await unit.suppressions.addAll(plan.blocked, now);
  await unit.hearBacks.removeByEmails(plan.blocked);
  await unit.stats.addIncomplete(plan.added.length);
  await unit.subscribers.saveAll(plan.changed.map(({ after }) => after));
  await countEffects(unit, effects);
  await unit.importRows.addAll(started.id, plan.rows, new Date(now.getTime() + KEEP_REASONS_MS));
  const position = { offset: batch.last.end, line: batch.last.nextLine };
  return unit.imports.save(advance(started, position, plan, now));
};

/** Returns the import after a batch; null when it was stopped or another run has claimed it. */
const importBatch = (
  context: ImportContext,
  actor: Actor,
  { id, place, runId }: Started,
  batch: PlannedBatch,
): Promise<Started | null> => {
  const attempt = (attempted: PlannedBatch) =>
    changeImport(context, actor, { id, runId }, async (stored, unit) => {
      if (stored.place.offset !== place.offset || !isStarted(stored)) return null;
      const kept = await keepBatch(unit, stored, attempted, context.clock.now());
      return isStarted(kept) && kept.state === 'running' ? kept : null;
    });
  // After a write conflict the data read in advance is outdated, so read everything again.
  return retryRaces(
    (number) => attempt(number === 1 ? batch : { ...batch, people: null, planned: null }),
    ['subscriber_exists'],
  );
};

const end = async (context: ImportContext, actor: Actor, { id, runId }: Started, blobs: BlobStore): Promise<void> => {
  const done = await changeImport(context, actor, { id, runId }, async (stored, { imports, outbox }) => {
    const finished = await imports.save(finish(stored, context.clock.now()));
    await publishImported(outbox, finished);
    return finished;
  });
  if (done) await deleteFile(blobs, done);
};

const giveUp = (context: ImportContext, actor: Actor, { id, runId }: Started, problem: string): Promise<unknown> =>
  changeImport(context, actor, { id, runId }, async (stored, { imports, outbox }) => {
    const failed = await imports.save(fail(stored, problem, context.clock.now()));
    if (failed.processed > 0) await publishImported(outbox, failed);
  });

const work = async (context: ImportContext, begun: Started, signal: AbortSignal, blobs: BlobStore): Promise<void> => {
  let current = begun;
  const records = context.reader(begun.actor);
  const rows = rowsFrom(blobs, begun, begun.place);
  const plan = async (batch: ReadyBatch) =>
    planAhead(records, batch, await currentTerms(records, begun, context.clock.now()));
  for await (const batch of preparedBatches(records, rows, begun, plan)) {
    signal.throwIfAborted();
    const next = await importBatch(context, begun.actor, current, batch);
    if (!next) return;
    current = next;
  }
  await end(context, begun.actor, current, blobs);
};

/**
 * Runs an import from its stored position to its end in batches. Returns early when it was cancelled or another run
 * has claimed it. Throws errors that are worth a retry.
 */
export const runImport = async (
  context: ImportContext,
  { importId, councilId }: ImportRef,
  { runId, signal }: ImportRun,
  blobs: BlobStore,
): Promise<void> => {
  const actor: Actor = { kind: 'system', service: 'subscribers', councilId };
  const begun = await take(context, actor, importId, runId);
  if (!begun) return;
  try {
    await work(context, begun, signal, blobs);
  } catch (error) {
    if (!(error instanceof FileGone)) throw error;
    await giveUp(context, actor, begun, messages.fileGone);
  }
};
