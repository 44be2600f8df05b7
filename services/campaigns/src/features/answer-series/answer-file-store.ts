import { type BlobStore, blobKey, hashOf } from '@folkmoot/service-kit';

/** Prefix of the folders of a council's files of answers. */
export const answerFileFolders = (councilId: string): string => `council-${councilId}-answer-imports/`;

interface Owner {
  readonly id: string;
  readonly councilId: string;
}

const folderOf = ({ id, councilId }: Owner): string => `${answerFileFolders(councilId)}${id}`;

/** The key of the file of a series. */
export const answerFileKey = (owner: Owner, text: Buffer): string => blobKey(folderOf(owner), hashOf(text));

/** Deletes the file of a series, if it has one. */
export const deleteAnswerFile = async (blobs: BlobStore, owner: Owner): Promise<void> => {
  for await (const key of blobs.list(`${folderOf(owner)}/`)) await blobs.delete(key);
};
