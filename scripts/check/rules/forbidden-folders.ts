import path from 'node:path';
import type { SourceFile } from '../read-sources';

const POTS = new Set(['utils', 'common', 'helpers', 'lib', 'shared', 'misc']);

/** Folders with names without meaning, which collect everything. */
export const forbiddenFolders = (files: readonly SourceFile[]): string[] => {
  const folders = new Set(
    files.flatMap((file) =>
      path.posix
        .dirname(file.path)
        .split('/')
        .map((_, index, all) => all.slice(0, index + 1).join('/')),
    ),
  );
  return [...folders]
    .filter((folder) => POTS.has(path.posix.basename(folder)))
    .map((folder) => `${folder}/ says nothing about what is in it`);
};
