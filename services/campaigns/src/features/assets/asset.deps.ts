import type { BlobStore } from '@folkmoot/service-kit';
import type { Picture } from '../../integrations/files/read-picture';
import type { Deps } from '../../records/repositories';

/** Looks into a file for malware: the name of what it found, or null. A throw means that it could not look. */
export type ScanFile = (bytes: Buffer) => Promise<string | null>;

/** What the use cases of files are given. */
export interface AssetDeps extends Deps {
  readonly blobs: BlobStore;
  /** Makes a picture of our own out of one that somebody sent, one at a time for each council. Throws file_unreadable. */
  readonly readPicture: (bytes: Uint8Array, councilId: string) => Promise<Picture>;
  /** Makes a PDF of our own, that only shows pages, out of one that somebody sent. Throws file_unreadable. */
  readonly readPdf: (bytes: Uint8Array, councilId: string) => Promise<Buffer>;
  readonly scanFile: ScanFile;
}
