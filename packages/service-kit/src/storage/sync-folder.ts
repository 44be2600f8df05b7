import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Writes the names of a folder to the disk, so that a new file is there after a power failure. */
export const syncFolder = (folder: string): void => {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
