import type { BlobStore } from '@folkmoot/service-kit';
import { folderOf } from './logo.deps';

/** How many logos a council keeps, and how large they are. Former ones count: mails that were sent still show them. */
export const createCountLogos = (blobs: Pick<BlobStore, 'list' | 'sizeOf'>) => async (councilId: string) => {
  const counted = { files: 0, bytes: 0 };
  for await (const key of blobs.list(`${folderOf(councilId)}/`)) {
    counted.files += 1;
    counted.bytes += (await blobs.sizeOf(key)) ?? 0;
  }
  return counted;
};
