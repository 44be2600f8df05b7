import type { BlobStore, FeatureApp } from '@folkmoot/service-kit';
import type { AssetRepository, AssetRepositoryAcrossCouncils, BucketRepository } from '../../entities/asset';
import type { BankedQuestionsRepository } from '../../entities/banked-questions';
import type { CouncilCopyRepository } from '../../entities/council';
import type { CouncilPlaceRepository } from '../../entities/council-place';
import type { SavedDraftRepository } from '../../entities/saved-draft';
import type { SurveyRepository, SurveyVersionRepository } from '../../entities/survey';
import type { MailPicture, Picture } from '../../integrations/files/read-picture';

export interface AssetRecords {
  readonly buckets: BucketRepository;
  readonly assets: AssetRepository;
  readonly councils: CouncilCopyRepository;
}

/** Repositories of the sweep, which keeps the files that a survey shows. */
export interface AssetSweepRecords extends AssetRecords {
  readonly assetSweep: AssetRepositoryAcrossCouncils;
  readonly surveys: SurveyRepository;
  readonly versions: SurveyVersionRepository;
  readonly savedDrafts: SavedDraftRepository;
  readonly bankedQuestions: BankedQuestionsRepository;
  readonly councilPlaces: CouncilPlaceRepository;
}

/** Scans a file for malware. Returns the name of the malware, or null. Throws when it could not scan. */
export type ScanFile = (bytes: Buffer) => Promise<string | null>;

/** Reads uploaded files in other processes. */
export interface FileReaders {
  /** Re-encodes an uploaded picture, one at a time per council. Throws file_unreadable. */
  readonly readPicture: (bytes: Uint8Array, councilId: string) => Promise<Picture>;
  /** Re-encodes an uploaded picture for mails. Throws file_unreadable. */
  readonly readMailPicture: (bytes: Uint8Array, councilId: string) => Promise<MailPicture>;
  /** Rewrites an uploaded PDF to one that only shows pages. Throws file_unreadable. */
  readonly readPdf: (bytes: Uint8Array, councilId: string) => Promise<Buffer>;
}

/** Stores, reads and scans files. */
export interface AssetTools extends FileReaders {
  readonly blobs: BlobStore;
  readonly scanFile: ScanFile;
}

export type AssetApp = FeatureApp<AssetSweepRecords, { readonly clamavUrl?: string | undefined }>;
