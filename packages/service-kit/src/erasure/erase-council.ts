import { dictionary } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import { type ModelDefinition, modelOf } from '../mongo/model';
import type { BlobStore } from '../storage/blob-store';

const BATCH = 1_000;

/** Where a service stores data of a council: collections, and folders of its blob store. */
export interface CouncilHoldings {
  /** Collections with a field `councilId`. */
  readonly models: readonly ModelDefinition[];
  /** Collections that name the council elsewhere: `ownerId`, `snapshot.councilId`. */
  readonly elsewhere?: readonly { readonly model: ModelDefinition; readonly path: string }[];
  /** Prefixes of the keys of the council's files. */
  readonly folders?: (councilId: string) => readonly string[];
}

export interface Erasing {
  readonly connection: Connection;
  readonly blobs: Pick<BlobStore, 'list' | 'delete'>;
  readonly signal: AbortSignal;
}

/** Whether the documents of a collection have a field `councilId`. */
export const namesCouncil = ({ schema }: ModelDefinition): boolean => schema.path('councilId') !== undefined;

/** Every collection with data of councils, and the path of the council's id in it. */
export const locationsOf = ({ models, elsewhere = [] }: Pick<CouncilHoldings, 'models' | 'elsewhere'>) => [
  ...models.filter(namesCouncil).map((model) => ({ model, path: 'councilId' })),
  ...elsewhere,
];

/** In batches: a council may have a million responses, and one transaction over them would block all other writes. */
const eraseFrom = async (
  { connection, signal }: Erasing,
  { model, path }: { model: ModelDefinition; path: string },
  councilId: string,
): Promise<number> => {
  const documents = modelOf(connection, model);
  let erased = 0;
  while (!signal.aborted) {
    const batch = await documents.find({ [path]: councilId }, { _id: 1 }, { limit: BATCH }).lean();
    if (batch.length === 0) return erased;
    const { deletedCount } = await documents.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } });
    erased += deletedCount;
  }
  return erased;
};

const eraseFiles = async ({ blobs, signal }: Erasing, folders: readonly string[]): Promise<number> => {
  let erased = 0;
  for (const folder of folders) {
    for await (const key of blobs.list(folder)) {
      if (signal.aborted) return erased;
      await blobs.delete(key);
      erased += 1;
    }
  }
  return erased;
};

/**
 * Erases all data of a council, in batches. Stops when the signal aborts, and can be called again: deleted documents
 * stay deleted. Returns the number of deleted documents by collection, and of files under `files`.
 */
export const eraseCouncilAcrossCouncils = async (
  erasing: Erasing,
  holdings: CouncilHoldings,
  councilId: string,
): Promise<Record<string, number>> => {
  const erased = dictionary<number>();
  for (const location of locationsOf(holdings)) {
    const { collection } = location.model;
    erased[collection] = (erased[collection] ?? 0) + (await eraseFrom(erasing, location, councilId));
  }
  const files = await eraseFiles(erasing, holdings.folders?.(councilId) ?? []);
  return holdings.folders ? { ...erased, files } : erased;
};
