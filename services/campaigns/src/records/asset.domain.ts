/** A file of a council: its bytes lie in the blob store under its id. */
export interface Asset {
  /** Bucket and hash: `council-{id}-assets/{hash}`. */
  readonly id: string;
  readonly councilId: string;
  /** Hash and extension, as addresses name it. */
  readonly file: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** As the person called it who uploaded it first. */
  readonly name: string;
  readonly createdAt: Date;
  /** When it was last uploaded, or last seen in a survey; the beginning of time once its survey has been erased. */
  readonly usedAt: Date;
}

export type NewAsset = Omit<Asset, 'councilId'>;

/** How long a file is kept that no survey shows: long enough to undo, to restore, and to publish what was prepared. */
const UNUSED_DAYS = 30;
const DAY_MS = 86_400_000;

/** Files last used before this moment are erased when no survey shows them. */
export const unusedLimit = (now: Date): Date => new Date(now.getTime() - UNUSED_DAYS * DAY_MS);

/** The moment of a file whose survey has been erased. */
export const LONG_AGO = new Date(0);
