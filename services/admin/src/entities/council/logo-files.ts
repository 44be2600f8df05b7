import type { BlobStore } from '@folkmoot/service-kit';

/** The folder of a council's logos. */
export const logoFolderOf = (councilId: string): string => `council-${councilId}`;

/** Number and size of a council's stored logos. Former ones count, because mails that were sent show them. */
export const countLogos = async (blobs: Pick<BlobStore, 'list' | 'sizeOf'>, councilId: string) => {
  const counted = { files: 0, bytes: 0 };
  for await (const key of blobs.list(`${logoFolderOf(councilId)}/`)) {
    counted.files += 1;
    counted.bytes += (await blobs.sizeOf(key)) ?? 0;
  }
  return counted;
};
