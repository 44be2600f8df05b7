import type { SourceFile } from '../read-sources';

/** Home folders, temporary folders and drives: true on one machine only. Put together so that this file does not report itself. */
const FOLDERS = ['home', 'Users', 'root', 'work', 'farm', 'tmp'];
const PATTERN = new RegExp(`(?<![\\w.}$)*-])/(?:${FOLDERS.join('|')})/[\\w.-]+|\\b[A-Z]:\\\\\\\\?[A-Za-z]`);

/** Paths that exist on one person's machine. */
export const machinePaths = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) =>
    file.text
      .split('\n')
      .map((line, index) => ({ found: PATTERN.exec(line)?.[0], at: `${file.path}:${index + 1}` }))
      .filter(({ found }) => found !== undefined)
      .map(({ found, at }) => `${at} ${found}`),
  );
