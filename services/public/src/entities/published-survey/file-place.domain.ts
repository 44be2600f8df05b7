/** The folder of a council's published files. */
export const folderOf = (councilId: string): string => `council-${councilId}`;

const HASH_LENGTH = 64;

/** The hash in a file's name. */
export const hashIn = (file: string): string => file.slice(0, HASH_LENGTH);
