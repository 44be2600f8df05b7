import type { BlobStore, FeatureApp, Jobs } from '@folkmoot/service-kit';
import type { AttributeRepository } from '../../entities/attribute';
import type { HearBackRepository } from '../../entities/hear-back';
import type { ImportRepository, ImportRepositoryAcrossCouncils, ImportRowRepository } from '../../entities/import';
import type { SubscriberRecords } from '../../entities/subscriber';

export type ImportRecords = SubscriberRecords & {
  readonly attributes: AttributeRepository;
  readonly imports: ImportRepository;
  readonly importRows: ImportRowRepository;
  readonly importSweep: ImportRepositoryAcrossCouncils;
  readonly hearBacks: HearBackRepository;
};

/** Where the files of imports are stored, and what runs the imports. */
export interface ImportTools {
  readonly blobs: BlobStore;
  readonly jobs: Pick<Jobs, 'schedule' | 'find'>;
}

export type ImportApp = FeatureApp<ImportRecords>;
