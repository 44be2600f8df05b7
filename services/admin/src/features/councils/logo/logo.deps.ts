import type { BlobStore } from '@folkmoot/service-kit';
import type { DrawnLogo, SentLogo } from '../../../integrations/logos/draw-logo';
import type { Deps } from '../../../records/deps';

export interface LogoDeps extends Deps {
  readonly blobs: BlobStore;
  /** Makes a PNG of our own out of a picture that somebody sent, one at a time for each council. Throws file_unreadable. */
  readonly drawLogo: (sent: SentLogo, councilId: string) => Promise<DrawnLogo>;
}

/** The folder of a council's logos. */
export const folderOf = (councilId: string): string => `council-${councilId}`;
