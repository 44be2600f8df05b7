import type { BlobStore } from '@folkmoot/service-kit';
import type { Deps } from '../../../records/deps';
import type { DrawLogo } from './draw-logo';

export interface LogoDeps extends Deps {
  readonly blobs: BlobStore;
  readonly drawLogo: DrawLogo;
}

/** The folder of a council's logos. */
export const folderOf = (councilId: string): string => `council-${councilId}`;
