import type { Actor } from '@folkmoot/contracts';
import type { BlobStore, Context, FeatureApp, Logger } from '@folkmoot/service-kit';
import type { CopiesRepository } from '../../entities/published-survey';

/**
 * The bytes of a file from the campaigns service; null when it does not exist. Throws when the service cannot answer.
 */
export type FetchFile = (councilId: string, file: string) => Promise<Uint8Array | null>;

interface FileRecords {
  readonly copies: CopiesRepository;
}

export type FileApp = FeatureApp<
  FileRecords,
  { readonly campaignsUrl: string; readonly adminUrl: string; readonly serviceKey: string }
>;

export type FileContext = Context<{ readonly copies: Pick<CopiesRepository, 'listAwaiting' | 'showVersion'> }, Actor>;

/** Created once for each process. */
export interface FileTools {
  readonly blobs: BlobStore;
  readonly fetchFile: FetchFile;
  readonly logger: Pick<Logger, 'warn'>;
  /** Updates the visible surveys. */
  readonly show: () => Promise<void>;
}
