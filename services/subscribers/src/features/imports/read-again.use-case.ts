import { DomainError, type ImportDelimiter, type ImportEncoding } from '@folkmoot/contracts';
import type { BlobStore, Context } from '@folkmoot/service-kit';
import { requirePreview, reread, type StoredImport } from '../../entities/import';
import { deletePieces, fileKeeper, originalBytes } from './file-pieces';
import type { ImportRecords } from './import.types';

export interface Reading {
  readonly encoding?: ImportEncoding | undefined;
  readonly delimiter?: ImportDelimiter | undefined;
}

/**
 * Reads the file again, from the bytes that were uploaded. An encoding that is left out stays, a delimiter is guessed.
 * Throws not_found, transition_not_allowed, csv_invalid, stale_revision.
 */
export const readImportAgain = async (
  { actor, unitOfWork, reader, clock }: Context<ImportRecords>,
  { importId, reading }: { readonly importId: string; readonly reading: Reading },
  blobs: BlobStore,
): Promise<StoredImport> => {
  const stored = await reader(actor).imports.get(importId);
  requirePreview(stored);
  const encoding = reading.encoding ?? (stored.layout?.encoding as ImportEncoding | undefined);
  const keeper = fileKeeper(blobs, stored, { ...reading, encoding });
  try {
    for await (const bytes of originalBytes(blobs, stored)) await keeper.write(bytes);
    const file = await keeper.end();
    const saved = await unitOfWork(actor, async ({ imports }) => {
      const current = await imports.get(importId);
      if (current.pieces.join() !== stored.pieces.join()) throw new DomainError('stale_revision');
      return imports.save(reread(current, file, clock.now()));
    });
    await deletePieces(blobs, stored, stored.pieces, file.pieces);
    return saved;
  } catch (error) {
    await deletePieces(blobs, stored, keeper.stored(), stored.pieces).catch(() => undefined);
    throw error;
  }
};
