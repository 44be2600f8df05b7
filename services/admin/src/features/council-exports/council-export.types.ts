import type { BlobStore, FeatureApp, Logger } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { CouncilRepository } from '../../entities/council';
import type { CouncilExportRepository } from '../../entities/council-export';
import type { CouncilSource } from './council-source';

export interface CouncilExportRecords {
  readonly councilExports: CouncilExportRepository;
  readonly councils: CouncilRepository;
}

export type CouncilExportApp = FeatureApp<CouncilExportRecords, AdminConfig>;

export interface CouncilExportTools {
  readonly blobs: Pick<BlobStore, 'put' | 'open' | 'delete' | 'list'>;
  readonly sources: readonly CouncilSource[];
  readonly logger: Pick<Logger, 'warn'>;
  /** Minimum size of a piece. Optional; the default is used without it. */
  readonly pieceBytes?: number;
}

/** The folder of a council's export pieces. */
export const exportFolderOf = (councilId: string): string => `council-exports/${councilId}`;
