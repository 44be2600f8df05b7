import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { DomainError, isDomainError, systemActor } from '@folkmoot/contracts';
import { blobKey, hashOf } from '@folkmoot/service-kit';
import {
  type ExportPart,
  failedExport,
  finishedExport,
  nextPart,
  type StoredCouncilExport,
  withPart,
} from '../../records/council-export.domain';
import { type CouncilExportDeps, exportFolderOf } from './council-export.deps';
import { tellExport } from './council-export.events';
import type { CouncilSource } from './council-source';
import { type Lines, wholeLines } from './whole-lines';

const packed = promisify(gzip);
const actor = systemActor('admin');

type Changes = Partial<StoredCouncilExport>;

const save = ({ units }: CouncilExportDeps, given: StoredCouncilExport, changes: Changes) =>
  units.unitOfWorkAcrossCouncils(actor, async ({ councilExports, outbox }) => {
    const saved = await councilExports.save(given, changes);
    if (saved.state === 'done') await tellExport(outbox, saved, 'finished');
    if (saved.state === 'failed') await tellExport(outbox, saved, 'failed');
    return saved;
  });

/** Everybody says what they have; nothing of it is taken yet. */
const askAll = async ({ sources }: CouncilExportDeps, councilId: string): Promise<ExportPart[]> => {
  const parts: ExportPart[] = [];
  for (const source of sources) {
    const kinds = await fromSource(source, () => source.kinds(councilId));
    const fresh = { lines: 0, bytes: 0, pieces: 0, after: null, isDone: false };
    parts.push(...kinds.map(({ kind, count }) => ({ service: source.service, kind, expected: count, ...fresh })));
  }
  return parts;
};

/** A service that cannot give what it has. */
class SourceFailed extends Error {
  constructor(
    readonly source: CouncilSource,
    cause: unknown,
  ) {
    super(`${source.service} could not be exported`, { cause });
  }
}

const fromSource = async <T>(source: CouncilSource, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw new SourceFailed(source, error);
  }
};

/** Lines are kept and noted together: the file first, so that what is noted is there. */
const keep = async (deps: CouncilExportDeps, given: StoredCouncilExport, part: ExportPart, lines: Lines) => {
  const { units, blobs } = deps;
  const { id: exportId, councilId } = given;
  const bytes = await packed(lines.bytes);
  const hash = hashOf(bytes);
  const key = blobKey(`${exportFolderOf(councilId)}/${exportId}`, hash);
  await blobs.put(key, bytes, 'application/gzip');
  const { service, kind } = part;
  const place = part.pieces + 1;
  const taken: ExportPart = {
    ...part,
    lines: part.lines + lines.count,
    bytes: part.bytes + lines.bytes.length,
    pieces: place,
    after: lines.lastId,
  };
  try {
    return await units.unitOfWorkAcrossCouncils(actor, async ({ councilExports }) => {
      const parts = withPart(given.parts ?? [], taken);
      const saved = await councilExports.save(given, { parts, failures: 0 });
      const id = `${exportId}.${service}.${kind}.${place}`;
      await councilExports.addPiece({ id, exportId, councilId, service, kind, place, hash });
      return { saved, part: taken };
    });
  } catch (error) {
    // Of a council that was erased meanwhile nothing may be left.
    if (isDomainError(error) && error.code === 'not_found') await blobs.delete(key);
    throw error;
  }
};

const takePart = async (
  deps: CouncilExportDeps,
  given: StoredCouncilExport,
  part: ExportPart,
  signal: AbortSignal,
): Promise<StoredCouncilExport> => {
  const source = deps.sources.find(({ service }) => service === part.service);
  if (!source) throw new DomainError('not_found');
  const reading = wholeLines(source.lines(given.councilId, part.kind, part.after, signal), deps.pieceBytes);
  const pieces = reading[Symbol.asyncIterator]();
  let now = { saved: given, part };
  for (;;) {
    const next = await fromSource(source, () => pieces.next());
    if (next.done) break;
    signal.throwIfAborted();
    now = await keep(deps, now.saved, now.part, next.value);
  }
  const parts = withPart(now.saved.parts ?? [], { ...now.part, isDone: true });
  return save(deps, now.saved, { parts, failures: 0 });
};

const takeExport = async (deps: CouncilExportDeps, found: StoredCouncilExport, signal: AbortSignal): Promise<void> => {
  let given = await save(deps, found, { state: 'running' });
  if (!given.parts) given = await save(deps, given, { parts: await askAll(deps, given.councilId) });
  for (;;) {
    const part = nextPart(given.parts ?? []);
    if (!part) break;
    given = await takePart(deps, given, part, signal);
  }
  await save(deps, given, finishedExport(deps.clock.now()));
};

const isOver = (error: unknown): boolean =>
  isDomainError(error) && (error.code === 'stale_revision' || error.code === 'not_found');

const afterFailure = async (deps: CouncilExportDeps, exportId: string, error: SourceFailed): Promise<void> => {
  const { units, clock, logger } = deps;
  logger.warn({ err: error.cause, service: error.source.service }, 'a service could not be exported');
  const given = await units.readerAcrossCouncils().councilExports.find(exportId);
  if (given?.state === 'running') await save(deps, given, failedExport(given, error.source.service, clock.now()));
};

/** Returns whether the next one is to be looked for: not while somebody else is at this one. */
const attempt = async (deps: CouncilExportDeps, found: StoredCouncilExport, signal: AbortSignal): Promise<boolean> => {
  try {
    await takeExport(deps, found, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof SourceFailed) await afterFailure(deps, found.id, error);
    else if (!isOver(error)) throw error;
  }
  const now = await deps.units.readerAcrossCouncils().councilExports.find(found.id);
  return now?.state !== 'running';
};

/**
 * Makes the exports that are due, one after the other and piece by piece: no more than a piece is held at a time, and
 * after a crash it goes on after the last piece.
 */
export const takeExportsAcrossCouncils = async (deps: CouncilExportDeps, signal: AbortSignal): Promise<void> => {
  for (;;) {
    signal.throwIfAborted();
    const due = await deps.units.readerAcrossCouncils().councilExports.findDue(deps.clock.now());
    if (!due || !(await attempt(deps, due, signal))) return;
  }
};
