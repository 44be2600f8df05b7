import { type BucketPurpose, bucketPurposes, IMAGE_LIMIT, PDF_LIMIT } from '@folkmoot/contracts';

/** A folder for a council's files of one kind, and the files that it accepts. */
export interface Bucket {
  /** `council-{id}-assets` */
  readonly id: string;
  readonly councilId: string;
  readonly revision: number;
  readonly purpose: BucketPurpose;
  readonly allowedTypes: readonly string[];
  /** Maximum size of one file, in bytes. */
  readonly maxBytes: number;
  readonly updatedAt: Date;
}

export type NewBucket = Omit<Bucket, 'councilId' | 'revision'>;

const images = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Current rules of each kind of bucket. Setting up again updates older records. */
const rules: Readonly<Record<BucketPurpose, Pick<Bucket, 'allowedTypes' | 'maxBytes'>>> = {
  assets: { allowedTypes: [...images, 'application/pdf'], maxBytes: PDF_LIMIT },
  'survey-images': { allowedTypes: images, maxBytes: IMAGE_LIMIT },
};

/** Prefix of the folders of a council's files. */
export const councilFolders = (councilId: string): string => `council-${councilId}-`;

export const bucketName = (councilId: string, purpose: BucketPurpose): string =>
  `${councilFolders(councilId)}${purpose}`;

const isUpToDate = (bucket: Bucket): boolean =>
  bucket.maxBytes === rules[bucket.purpose].maxBytes &&
  rules[bucket.purpose].allowedTypes.join() === bucket.allowedTypes.join();

export interface StorageRepairs {
  readonly created: readonly NewBucket[];
  readonly updated: readonly Bucket[];
}

/** Missing and outdated buckets of a council, in their correct form. */
export const repairsOf = (councilId: string, known: readonly Bucket[], now: Date): StorageRepairs => {
  const missing = bucketPurposes.filter((purpose) => !known.some((bucket) => bucket.purpose === purpose));
  return {
    created: missing.map((purpose) => ({
      id: bucketName(councilId, purpose),
      purpose,
      ...rules[purpose],
      updatedAt: now,
    })),
    updated: known
      .filter((bucket) => !isUpToDate(bucket))
      .map((bucket) => ({ ...bucket, ...rules[bucket.purpose], updatedAt: now })),
  };
};

/** Whether a council has all buckets. */
export const isStorageReady = (known: readonly Bucket[]): boolean =>
  bucketPurposes.every((purpose) => known.some((bucket) => bucket.purpose === purpose && isUpToDate(bucket)));
