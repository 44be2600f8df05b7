import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DomainError, type UserActor } from '@folkmoot/contracts';
import { blobKey } from '@folkmoot/service-kit';
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

const manifestOf = ({ id, councilId, createdAt, finishedAt, parts }: StoredCouncilExport): string => {
  const files = (parts ?? []).map(({ service, kind, lines, bytes }) => ({
    name: nameOf({ service, kind }),
    lines,
    bytes,
  }));
  return JSON.stringify({ format: 1, export: id, council: councilId, begunAt: createdAt, finishedAt, files }, null, 2);
};

/** A file for each kind, opened when its turn comes: nothing of it is held but what is on its way. */
const zipOf = (deps: CouncilExportDeps, given: StoredCouncilExport, pieces: readonly ExportPiece[]): Readable => {
  const zip = new ZipFile();
  const body = zip.outputStream as Readable;
  zip.on('error', (error: Error) => body.destroy(error));
  const mtime = given.finishedAt ?? given.createdAt;
  zip.addBuffer(Buffer.from(exportReadMe), 'README.txt', { mtime });
  zip.addBuffer(Buffer.from(manifestOf(given)), 'manifest.json', { mtime });
  for (const part of given.parts ?? []) {
    const own = pieces.filter(({ service, kind }) => service === part.service && kind === part.kind);
    zip.addReadStreamLazy(nameOf(part), { mtime }, (hand) => hand(null, Readable.from(linesOf(deps, given, own))));
  }
  zip.end();
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
