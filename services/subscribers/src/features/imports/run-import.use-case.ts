import { type Actor, isDomainError } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import {
  advance,
  begin,
  fail,
  finish,
  type ImportChoice,
  type ImportLayout,
  type StoredImport,
} from '../../imports/import.domain';
import type { ImportRef } from '../../imports/import.repository';
import { consentByStaff, countEffects } from '../../subscribers/subscriber-changes';
import { newUniqueIdsTogether } from '../../subscribers/unique-id';
import { type BatchTerms, effectsOf, planBatch } from './batch.domain';
import type { ImportDeps, ImportRecords } from './deps';
import { deleteFile, FileGone, rowsFrom } from './file-pieces';
import { tellImported } from './import.events';
import { messages } from './imports.messages';
import { knownAt, type ReadyBatch, readyBatches } from './ready-batches';

/** How often a batch is tried again when somebody else wrote the same people at the same moment. */
const TRIES = 20;
const DAY_MS = 86_400_000;
/** Reasons name addresses, so they are not kept for ever. */
const KEEP_REASONS_MS = 90 * DAY_MS;

export interface ImportRun {
  readonly runId: string;
  readonly signal: AbortSignal;
}

/** An import that was started: its file is known, and what is to be done. */
type Started = StoredImport & { readonly layout: ImportLayout; readonly choice: ImportChoice };

const isStarted = (given: StoredImport | null): given is Started => Boolean(given?.layout && given.choice);

/** Takes the import for this run; null when it is not to be worked on. */
const take = ({ units, clock }: ImportDeps, actor: Actor, importId: string, runId: string): Promise<Started | null> =>
  units.unitOfWork(actor, async ({ imports }) => {
    const given = await imports.find(importId);
    if (!isStarted(given) || !['queued', 'running'].includes(given.state)) return null;
    const begun = await imports.save({ ...begin(given, clock.now()), runId });
    return isStarted(begun) ? begun : null;
  });

const termsOf = ({ choice, fileName, actor }: Started, tagIds: readonly string[], at: Date): BatchTerms => {
  const by = actor.kind === 'user' ? actor.userId : '';
  const consent = consentByStaff(choice.consentSource, by, at);
  const detail = messages.happened(fileName, choice.consentSource);
  return { tagIds, consent, detail, at, by, newUniqueId: newUniqueIdsTogether() };
};

/** One batch in one transaction, with how far the import is: it happens once, whatever ends in the middle of it. */
const keepBatch = async (
  unit: Unit<ImportRecords>,
  started: Started,
  batch: ReadyBatch,
  now: Date,
): Promise<StoredImport> => {
  const there = new Set((await unit.tags.listAll()).map(({ id }) => id));
  const tagIds = started.choice.tagIds.filter((id) => there.has(id));
  if (tagIds.length === 0 && started.choice.tagIds.length > 0)
    return unit.imports.save(fail(started, messages.tagsGone, now));
  const plan = planBatch(batch.rows, await knownAt(unit, batch), termsOf(started, tagIds, now));
  await unit.subscribers.addAll(plan.added);
  await unit.subscribers.saveAll(plan.changed.map(({ after }) => after));
  await countEffects(unit, effectsOf(plan));
  await unit.importRows.addAll(started.id, plan.rows, new Date(now.getTime() + KEEP_REASONS_MS));
  const place = { offset: batch.last.end, line: batch.last.nextLine };
  return unit.imports.save(advance(started, place, plan.counts, now));
};

/** The import after a batch; null when it was stopped or another run has it. */
const importBatch = async (
  { units, clock }: ImportDeps,
  actor: Actor,
  { id, place, runId }: Started,
  batch: ReadyBatch,
): Promise<Started | null> => {
  const attempt = (given: ReadyBatch) =>
    units.unitOfWork(actor, async (unit) => {
      const stored = await unit.imports.find(id);
      const isOurs = stored?.state === 'running' && stored.runId === runId && stored.place.offset === place.offset;
      if (!isOurs || !isStarted(stored)) return null;
      const kept = await keepBatch(unit, stored, given, clock.now());
      return isStarted(kept) && kept.state === 'running' ? kept : null;
    });
  for (let tries = 1; ; tries++) {
    try {
      // What was known beforehand is out of date when somebody else wrote: then everything is read again.
      return await attempt(tries === 1 ? batch : { ...batch, people: null });
    } catch (error) {
      const isRace = isDomainError(error) && ['subscriber_exists', 'stale_revision'].includes(error.code);
      if (!isRace || tries >= TRIES) throw error;
    }
  }
};

const end = async (deps: ImportDeps, actor: Actor, { id, runId }: Started): Promise<void> => {
  const done = await deps.units.unitOfWork(actor, async ({ imports, outbox }) => {
    const given = await imports.find(id);
    if (given?.state !== 'running' || given.runId !== runId) return null;
    const finished = await imports.save(finish(given, deps.clock.now()));
    await tellImported(outbox, finished);
    return finished;
  });
  if (done) await deleteFile(deps.blobs, done);
};

const giveUp = ({ units, clock }: ImportDeps, actor: Actor, importId: string, problem: string): Promise<void> =>
  units.unitOfWork(actor, async ({ imports, outbox }) => {
    const given = await imports.find(importId);
    if (given?.state !== 'running') return;
    const failed = await imports.save(fail(given, problem, clock.now()));
    if (failed.processed > 0) await tellImported(outbox, failed);
  });

const work = async (deps: ImportDeps, begun: Started, signal: AbortSignal): Promise<void> => {
  let current = begun;
  const records = deps.units.reader(begun.actor);
  for await (const batch of readyBatches(records, rowsFrom(deps.blobs, begun, begun.place), begun)) {
    signal.throwIfAborted();
    const next = await importBatch(deps, begun.actor, current, batch);
    if (!next) return;
    current = next;
  }
  await end(deps, begun.actor, current);
};

/**
 * Works on an import from where it stands to its end, a batch at a time. Stops quietly when it was cancelled or another
 * run has taken it; throws what is worth another try.
 */
export const runImport = async (
  deps: ImportDeps,
  { importId, councilId }: ImportRef,
  run: ImportRun,
): Promise<void> => {
  const actor: Actor = { kind: 'system', service: 'subscribers', councilId };
  const begun = await take(deps, actor, importId, run.runId);
  if (!begun) return;
  try {
    await work(deps, begun, run.signal);
  } catch (error) {
    if (!(error instanceof FileGone)) throw error;
    await giveUp(deps, actor, importId, messages.fileGone);
  }
};
