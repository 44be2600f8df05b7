import type { BlobStore, Clock, Logger } from '@folkmoot/service-kit';
import type { CopiesRepository } from '../../published/copies.repository';

/** The bytes of a file as the campaigns service has them; null when it has none of that name. Throws when it cannot say. */
export type FetchFile = (councilId: string, file: string) => Promise<Uint8Array | null>;

/** What keeping files needs. */
export interface FileDeps {
  readonly copies: Pick<CopiesRepository, 'listAwaiting' | 'showVersion'>;
  readonly blobs: BlobStore;
  readonly fetchFile: FetchFile;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  /** Brings what is now to be seen. */
  readonly show: () => Promise<void>;
}
