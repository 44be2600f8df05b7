import type { BlobStore, Clock, Jobs, Units } from '@folkmoot/service-kit';
import type { ImportRepository, ImportRowRepository, ImportSweepRepository } from '../../imports/import.repository';
import type { SubscriberRecords } from '../../subscribers/subscriber-changes';

export type ImportRecords = SubscriberRecords & {
  readonly imports: ImportRepository;
  readonly importRows: ImportRowRepository;
  readonly importSweep: ImportSweepRepository;
};

export interface ImportDeps {
  readonly units: Pick<Units<ImportRecords>, 'unitOfWork' | 'reader' | 'readerAcrossCouncils'>;
  readonly clock: Clock;
  readonly blobs: BlobStore;
  readonly jobs: Pick<Jobs, 'schedule' | 'find'>;
}
