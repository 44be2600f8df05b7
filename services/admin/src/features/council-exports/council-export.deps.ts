import type { BlobStore, Logger } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import type { CouncilSource } from './council-source';

export interface CouncilExportDeps extends Deps {
  readonly blobs: Pick<BlobStore, 'put' | 'open' | 'delete' | 'list'>;
  readonly sources: readonly CouncilSource[];
  readonly logger: Pick<Logger, 'warn'>;
  /** Least bytes of a piece; the usual size unless said otherwise. */
  readonly pieceBytes?: number;
}

/** Where the pieces of a council's exports are. */
export const exportFolderOf = (councilId: string): string => `council-exports/${councilId}`;
