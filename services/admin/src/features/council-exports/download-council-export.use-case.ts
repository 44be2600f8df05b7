import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DomainError } from '@folkmoot/contracts';
import { blobKey, type Context, type ExportedFile, FILES_KIND } from '@folkmoot/service-kit';
import { ZipFile } from 'yazl';
import type { ExportPart, ExportPiece, StoredCouncilExport } from '../../entities/council-export';
import { publishExportChanged } from './council-export.events';
import { exportReadMe } from './council-export.messages';
import { type CouncilExportRecords, type CouncilExportTools, exportFolderOf } from './council-export.types';

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

/** The lines of a kind, across its pieces. */
async function* linesOf(
  { blobs }: CouncilExportTools,
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

interface StoredPieces {
  readonly tools: CouncilExportTools;
  readonly finished: StoredCouncilExport;
  readonly pieces: readonly ExportPiece[];
}

const piecesOf = ({ pieces }: StoredPieces, part: ExportPart): ExportPiece[] =>
  pieces.filter(({ service, kind }) => service === part.service && kind === part.kind);

async function* wholeLinesOf(chunks: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let incomplete = '';
  for await (const chunk of chunks) {
    const lines = decoder.decode(chunk, { stream: true }).split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      yield incomplete + line;
      incomplete = '';
    }
    incomplete += last;
  }
}

/** The pictures and documents of a service, one after the other. */
async function* filesOf(from: StoredPieces, part: ExportPart): AsyncIterable<{ name: string; bytes: Buffer }> {
  for await (const line of wholeLinesOf(linesOf(from.tools, from.finished, piecesOf(from, part)))) {
    const { name, data }: Pick<ExportedFile, 'name' | 'data'> = JSON.parse(line);
    yield { name: `${folderOf(part)}${name}`, bytes: Buffer.from(data, 'base64') };
  }
}

interface Filling {
  readonly zip: ZipFile;
  readonly mtime: Date;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Adds a file uncompressed. Resolves when it was sent, so that the next file is not read earlier. */
const addFile = async (
  { zip, mtime, signal }: Filling,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<void> => {
  const body = Readable.from([bytes]);
  const sent = once(body, 'end', { signal });
  zip.addReadStream(body, name, { mtime, compress: false });
  await sent;
};

/** Files come last: their names are in the lines that reference them. */
const addFiles = async (filling: Filling, from: StoredPieces): Promise<void> => {
  for (const part of (from.finished.parts ?? []).filter(hasFiles)) {
    for await (const file of filesOf(from, part)) await addFile(filling, file);
  }
};

/** One file per kind, opened when it is written, so that memory contains only the bytes being sent. */
const zipOf = (from: StoredPieces): Readable => {
  const { tools, finished } = from;
  const zip = new ZipFile();
  const body = zip.outputStream as Readable;
  zip.on('error', (error: Error) => body.destroy(error));
  const mtime = finished.finishedAt ?? finished.createdAt;
  zip.addBuffer(Buffer.from(exportReadMe), 'README.txt', { mtime });
  zip.addBuffer(Buffer.from(manifestOf(finished)), 'manifest.json', { mtime });
  for (const part of (finished.parts ?? []).filter((each) => !hasFiles(each))) {
    const lines = () => Readable.from(linesOf(tools, finished, piecesOf(from, part)));
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

/** The ZIP of an export, created while it is sent. The download is logged. Throws not_found or export_gone. */
export const downloadCouncilExport = async (
  { actor, acrossCouncils, clock }: Context<CouncilExportRecords>,
  { councilId, exportId }: Download,
  tools: CouncilExportTools,
): Promise<{ body: Readable; name: string }> => {
  const now = clock.now();
  const finished = await acrossCouncils.unitOfWork(actor, async ({ councilExports, outbox }) => {
    const known = await councilExports.get(councilId, exportId);
    if (known.state !== 'done' || known.keepUntil <= now) throw new DomainError('export_gone');
    await publishExportChanged(outbox, known, 'downloaded');
    return known;
  });
  const reader = acrossCouncils.reader();
  const [council, pieces] = await Promise.all([
    reader.councils.get(councilId),
    reader.councilExports.listPieces(exportId),
  ]);
  const day = (finished.finishedAt ?? now).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { body: zipOf({ tools, finished, pieces }), name: `${council.slug}_${day}.zip` };
};
