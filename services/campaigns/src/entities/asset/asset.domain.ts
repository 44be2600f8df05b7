/** A file of a council. Its bytes are in the blob store under its id. */
export interface Asset {
  /** Bucket and hash: `council-{id}-assets/{hash}`. */
  readonly id: string;
  readonly councilId: string;
  /** Hash and extension, as used in URLs. */
  readonly file: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** File name of the first upload. */
  readonly name: string;
  readonly createdAt: Date;
  /** When it was last uploaded or seen in a survey; the epoch after its survey was erased. */
  readonly usedAt: Date;
}

export type NewAsset = Omit<Asset, 'councilId'>;

/** Time to keep a file that no survey shows: enough for undo, restore and the publication of a draft. */
const UNUSED_DAYS = 30;
const DAY_MS = 86_400_000;

/** Files last used before this time are erased when no survey shows them. */
export const unusedLimit = (now: Date): Date => new Date(now.getTime() - UNUSED_DAYS * DAY_MS);

/** `usedAt` of a file whose survey was erased. */
export const LONG_AGO = new Date(0);
