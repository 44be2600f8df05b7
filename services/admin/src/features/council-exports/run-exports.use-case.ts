import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Actor, DomainError, isDomainError } from '@folkmoot/contracts';
import { blobKey, type Context, hashOf } from '@folkmoot/service-kit';
import {
  type ExportPart,
  failedExport,
  finishedExport,
  nextPart,
  type StoredCouncilExport,
  withPart,
} from '../../entities/council-export';
import { publishExportChanged } from './council-export.events';
import { type CouncilExportRecords, type CouncilExportTools, exportFolderOf } from './council-export.types';
import type { CouncilSource } from './council-source';
import { type Lines, wholeLines } from './whole-lines';

const compress = promisify(gzip);

type ExportContext = Context<CouncilExportRecords, Actor>;

type Changes = Partial<StoredCouncilExport>;

const save = ({ actor, acrossCouncils }: ExportContext, running: StoredCouncilExport, changes: Changes) =>
  acrossCouncils.unitOfWork(actor, async ({ councilExports, outbox }) => {
    const saved = await councilExports.save(running, changes);
    if (saved.state === 'done') await publishExportChanged(outbox, saved, 'finished');
    if (saved.state === 'failed') await publishExportChanged(outbox, saved, 'failed');
    return saved;
  });

/** Asks each service which collections it will export. Copies nothing yet. */
const partsOf = async ({ sources }: CouncilExportTools, councilId: string): Promise<ExportPart[]> => {
  const parts: ExportPart[] = [];
  for (const source of sources) {
    const kinds = await fromSource(source, () => source.kinds(councilId));
    const fresh = { lines: 0, bytes: 0, pieces: 0, after: null, isDone: false };
    parts.push(...kinds.map(({ kind, count }) => ({ service: source.service, kind, expected: count, ...fresh })));
  }
  return parts;
};

/** A service failed to deliver its data. */
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

/** Writes the file before the record, so that every recorded piece exists. */
const storePiece = async (
  { actor, acrossCouncils }: ExportContext,
  { running, part, lines }: { readonly running: StoredCouncilExport; readonly part: ExportPart; readonly lines: Lines },
  { blobs }: CouncilExportTools,
) => {
  const { id: exportId, councilId } = running;
  const bytes = await compress(lines.bytes);
  const hash = hashOf(bytes);
  const key = blobKey(`${exportFolderOf(councilId)}/${exportId}`, hash);
  await blobs.put(key, bytes, 'application/gzip');
  const { service, kind } = part;
  const pieceNumber = part.pieces + 1;
  const advanced: ExportPart = {
    ...part,
    lines: part.lines + lines.count,
    bytes: part.bytes + lines.bytes.length,
    pieces: pieceNumber,
    after: lines.lastId,
  };
  try {
    return await acrossCouncils.unitOfWork(actor, async ({ councilExports }) => {
      const parts = withPart(running.parts ?? [], advanced);
      const saved = await councilExports.save(running, { parts, failures: 0 });
      const id = `${exportId}.${service}.${kind}.${pieceNumber}`;
      await councilExports.addPiece({ id, exportId, councilId, service, kind, place: pieceNumber, hash });
      return { running: saved, part: advanced };
    });
  } catch (error) {
    // A council that was erased meanwhile must leave no data.
    if (isDomainError(error) && error.code === 'not_found') await blobs.delete(key);
    throw error;
  }
};

const exportPart = async (
  context: ExportContext,
  {
    running,
    part,
    signal,
  }: { readonly running: StoredCouncilExport; readonly part: ExportPart; readonly signal: AbortSignal },
  tools: CouncilExportTools,
): Promise<StoredCouncilExport> => {
  const source = tools.sources.find(({ service }) => service === part.service);
  if (!source) throw new DomainError('not_found');
  const reading = wholeLines(source.lines(running.councilId, part.kind, part.after, signal), tools.pieceBytes);
  const pieces = reading[Symbol.asyncIterator]();
  let progress = { running, part };
  for (;;) {
    const next = await fromSource(source, () => pieces.next());
    if (next.done) break;
    signal.throwIfAborted();
    progress = await storePiece(context, { ...progress, lines: next.value }, tools);
  }
  const parts = withPart(progress.running.parts ?? [], { ...progress.part, isDone: true });
  return save(context, progress.running, { parts, failures: 0 });
};

const runExport = async (
  context: ExportContext,
  { due, signal }: { readonly due: StoredCouncilExport; readonly signal: AbortSignal },
  tools: CouncilExportTools,
): Promise<void> => {
  let running = await save(context, due, { state: 'running' });
  if (!running.parts) running = await save(context, running, { parts: await partsOf(tools, running.councilId) });
  for (;;) {
    const part = nextPart(running.parts ?? []);
    if (!part) break;
    running = await exportPart(context, { running, part, signal }, tools);
  }
  await save(context, running, finishedExport(context.clock.now()));
};

const isOver = (error: unknown): boolean =>
  isDomainError(error) && (error.code === 'stale_revision' || error.code === 'not_found');

const afterFailure = async (
  context: ExportContext,
  { exportId, error }: { readonly exportId: string; readonly error: SourceFailed },
  { logger }: CouncilExportTools,
): Promise<void> => {
  logger.warn({ err: error.cause, service: error.source.service }, 'a service could not be exported');
  const running = await context.acrossCouncils.reader().councilExports.find(exportId);
  if (running?.state !== 'running') return;
  await save(context, running, failedExport(running, error.source.service, context.clock.now()));
};

/** Returns whether to look for the next export. False when another replica works on this one. */
const attempt = async (
  context: ExportContext,
  { due, signal }: { readonly due: StoredCouncilExport; readonly signal: AbortSignal },
  tools: CouncilExportTools,
): Promise<boolean> => {
  try {
    await runExport(context, { due, signal }, tools);
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof SourceFailed) await afterFailure(context, { exportId: due.id, error }, tools);
    else if (!isOver(error)) throw error;
  }
  const now = await context.acrossCouncils.reader().councilExports.find(due.id);
  return now?.state !== 'running';
};

/**
 * Runs the due exports one after the other, piece by piece. Memory contains at most one piece. After a crash the export
 * continues after the last piece.
 */
export const runExportsAcrossCouncils = async (
  context: ExportContext,
  signal: AbortSignal,
  tools: CouncilExportTools,
): Promise<void> => {
  for (;;) {
    signal.throwIfAborted();
    const due = await context.acrossCouncils.reader().councilExports.findDue(context.clock.now());
    if (!due || !(await attempt(context, { due, signal }, tools))) return;
  }
};
