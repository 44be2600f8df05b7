import type { FileDeps } from './file.deps';
import { folderOf } from './file-place.domain';

/** Erases the files of councils that are gone. */
export const sweepFiles = async ({ copies, blobs }: Pick<FileDeps, 'copies' | 'blobs'>): Promise<void> => {
  for (const councilId of await copies.listDeletedCouncilIds()) {
    for await (const key of blobs.list(`${folderOf(councilId)}/`)) await blobs.delete(key);
  }
};
