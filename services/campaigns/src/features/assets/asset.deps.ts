import type { BlobStore } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import type { CheckPdf } from './pdf-check';
import type { ReadPicture } from './pictures';

/** Looks into a file for malware: the name of what it found, or null. A throw means that it could not look. */
export type ScanFile = (bytes: Buffer) => Promise<string | null>;

/** What the use cases of files are given. */
export interface AssetDeps extends Deps {
  readonly blobs: BlobStore;
  readonly readPicture: ReadPicture;
  readonly checkPdf: CheckPdf;
  readonly scanFile: ScanFile;
}
