export type { ExclusionBatchRepository, StoredExclusionBatch } from './exclusion-batch.repository';
