import type { Connection } from 'mongoose';
import { type ModelDefinition, modelOf } from '../mongo/model';
import type { BlobStore } from '../storage/blob-store';

const BATCH = 1_000;

/** What a service has of a council: where, and under which folders of its blob store. */
export interface CouncilHoldings {
  /** Collections with a field `councilId`. */
  readonly models: readonly ModelDefinition[];
  /** Collections that name the council elsewhere: `ownerId`, `snapshot.councilId`. */
  readonly elsewhere?: readonly { readonly model: ModelDefinition; readonly path: string }[];
  /** What the keys of the council's files begin with. */
  readonly folders?: (councilId: string) => readonly string[];
}

export interface Erasing {
  readonly connection: Connection;
  readonly blobs: Pick<BlobStore, 'list' | 'delete'>;
  readonly signal: AbortSignal;
}

/** Whether a collection's documents say which council they belong to. */
export const namesCouncil = ({ schema }: ModelDefinition): boolean => schema.path('councilId') !== undefined;

/** Every collection that holds something of councils, and the path by which it names them. */
export const placesOf = ({ models, elsewhere = [] }: Pick<CouncilHoldings, 'models' | 'elsewhere'>) => [
  ...models.filter(namesCouncil).map((model) => ({ model, path: 'councilId' })),
  ...elsewhere,
];

/** In batches: a council may have a million responses, and a transaction over them would stall everybody else. */
const eraseFrom = async (
  { connection, signal }: Erasing,
  { model, path }: { model: ModelDefinition; path: string },
  councilId: string,
): Promise<number> => {
  const documents = modelOf(connection, model);
  let erased = 0;
  while (!signal.aborted) {
    const found = await documents.find({ [path]: councilId }, { _id: 1 }, { limit: BATCH }).lean();
    if (found.length === 0) return erased;
    const { deletedCount } = await documents.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
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
 * Erases everything of a council, in batches. Stops when the signal is raised and can be called again: what is gone is
 * gone. Returns how many documents of each collection went, and files under `files`.
 */
export const eraseCouncilAcrossCouncils = async (
  erasing: Erasing,
  holdings: CouncilHoldings,
  councilId: string,
): Promise<Record<string, number>> => {
  const erased: Record<string, number> = {};
  for (const place of placesOf(holdings)) {
    const { collection } = place.model;
    erased[collection] = (erased[collection] ?? 0) + (await eraseFrom(erasing, place, councilId));
  }
  const files = await eraseFiles(erasing, holdings.folders?.(councilId) ?? []);
  return holdings.folders ? { ...erased, files } : erased;
};
