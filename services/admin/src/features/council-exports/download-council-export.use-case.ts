import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DomainError, type UserActor } from '@folkmoot/contracts';
import { blobKey, type ExportedFile, FILES_KIND } from '@folkmoot/service-kit';
import { ZipFile } from 'yazl';
import type { ExportPart, StoredCouncilExport } from '../../records/council-export.domain';
import type { ExportPiece } from '../../records/council-export.repository';
import { type CouncilExportDeps, exportFolderOf } from './council-export.deps';
import { tellExport } from './council-export.events';
import { exportReadMe } from './council-export.messages';

interface Download {
  readonly councilId: string;
  readonly exportId: string;
}

const folderOf = ({ service, kind }: Pick<ExportPart, 'service' | 'kind'>): string => `${service}/${kind}/`;

const nameOf = ({ service, kind }: Pick<ExportPart, 'service' | 'kind'>): string => `${service}/${kind}.jsonl`;

const unpacked = (packed: Readable): Readable => {
  const unpacking = createGunzip();
  packed.once('error', (error) => unpacking.destroy(error));
  return packed.pipe(unpacking);
};

/** The lines of a kind, from piece to piece. */
async function* linesOf(
  { blobs }: CouncilExportDeps,
  { councilId, id }: StoredCouncilExport,
  pieces: readonly ExportPiece[],
): AsyncIterable<Uint8Array> {
  for (const { hash } of pieces) {
    const opened = await blobs.open(blobKey(`${exportFolderOf(councilId)}/${id}`, hash));
    if (!opened) throw new DomainError('export_gone');
    yield* unpacked(opened.stream);
  }
}

const hasFiles = ({ kind }: Pick<ExportPart, 'kind'>): boolean => kind === FILES_KIND;

const manifestOf = ({ id, councilId, createdAt, finishedAt, parts }: StoredCouncilExport): string => {
  const all = parts ?? [];
  const files = all
    .filter((part) => !hasFiles(part))
    .map((part) => ({ name: nameOf(part), lines: part.lines, bytes: part.bytes }));
  const folders = all.filter(hasFiles).map((part) => ({ name: folderOf(part), files: part.lines }));
  const head = { format: 1, export: id, council: councilId, begunAt: createdAt, finishedAt };
  return JSON.stringify({ ...head, files, folders }, null, 2);
};

interface Pieces {
  readonly deps: CouncilExportDeps;
  readonly given: StoredCouncilExport;
  readonly pieces: readonly ExportPiece[];
}

const piecesOf = ({ pieces }: Pieces, part: ExportPart): ExportPiece[] =>
  pieces.filter(({ service, kind }) => service === part.service && kind === part.kind);

async function* wholeLinesOf(chunks: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const chunk of chunks) {
    const lines = decoder.decode(chunk, { stream: true }).split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      yield held + line;
      held = '';
    }
    held += last;
  }
}

/** The pictures and documents of a service, one after the other. */
async function* filesOf(from: Pieces, part: ExportPart): AsyncIterable<{ name: string; bytes: Buffer }> {
  for await (const line of wholeLinesOf(linesOf(from.deps, from.given, piecesOf(from, part)))) {
    const { name, data }: Pick<ExportedFile, 'name' | 'data'> = JSON.parse(line);
    yield { name: `${folderOf(part)}${name}`, bytes: Buffer.from(data, 'base64') };
  }
}

interface Filling {
  readonly zip: ZipFile;
  readonly mtime: Date;
  /** Aborted when the reader has gone. */
  readonly signal: AbortSignal;
}

/** Adds a file as it is; done when it was sent, so that the next one is not read before. */
const addFile = async (
  { zip, mtime, signal }: Filling,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<void> => {
  const body = Readable.from([bytes]);
  const sent = once(body, 'end', { signal });
  zip.addReadStream(body, name, { mtime, compress: false });
  await sent;
};

/** Files come last: what they are called stands in the lines that hold them. */
const addFiles = async (filling: Filling, from: Pieces): Promise<void> => {
  for (const part of (from.given.parts ?? []).filter(hasFiles)) {
    for await (const file of filesOf(from, part)) await addFile(filling, file);
  }
};

/** A file for each kind, opened when its turn comes: nothing of it is held but what is on its way. */
const zipOf = (deps: CouncilExportDeps, given: StoredCouncilExport, pieces: readonly ExportPiece[]): Readable => {
  const zip = new ZipFile();
  const body = zip.outputStream as Readable;
  zip.on('error', (error: Error) => body.destroy(error));
  const mtime = given.finishedAt ?? given.createdAt;
  zip.addBuffer(Buffer.from(exportReadMe), 'README.txt', { mtime });
  zip.addBuffer(Buffer.from(manifestOf(given)), 'manifest.json', { mtime });
  const from = { deps, given, pieces };
  for (const part of (given.parts ?? []).filter((each) => !hasFiles(each))) {
    const lines = () => Readable.from(linesOf(deps, given, piecesOf(from, part)));
    zip.addReadStreamLazy(nameOf(part), { mtime }, (hand) => hand(null, lines()));
  }
  const leaving = new AbortController();
  body.once('close', () => leaving.abort());
  addFiles({ zip, mtime, signal: leaving.signal }, from).then(
    () => zip.end(),
    (error: Error) => body.destroy(error),
  );
  return body;
};

/** The file of an export, made while it is sent; that it was taken stands in the log. Throws not_found or export_gone. */
export const downloadCouncilExport = async (
  deps: CouncilExportDeps,
  actor: UserActor,
  { councilId, exportId }: Download,
): Promise<{ body: Readable; name: string }> => {
  const now = deps.clock.now();
  const given = await deps.units.unitOfWorkAcrossCouncils(actor, async ({ councilExports, outbox }) => {
    const known = await councilExports.get(councilId, exportId);
    if (known.state !== 'done' || known.keepUntil <= now) throw new DomainError('export_gone');
    await tellExport(outbox, known, 'downloaded');
    return known;
  });
  const reader = deps.units.readerAcrossCouncils();
  const [council, pieces] = await Promise.all([
    reader.councils.get(councilId),
    reader.councilExports.listPieces(exportId),
  ]);
  const day = (given.finishedAt ?? now).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { body: zipOf(deps, given, pieces), name: `${council.slug}_${day}.zip` };
};
