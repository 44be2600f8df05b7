import type { SourceFile } from '../read-sources';

/**
 * Home folders, temporary folders and drives, which exist on one machine only. Built from pieces so that this file does
 * not report itself.
 */
const FOLDERS = ['home', 'Users', 'root', 'work', 'farm', 'tmp'];
const PATTERN = new RegExp(`(?<![\\w.}$)*-])/(?:${FOLDERS.join('|')})/[\\w.-]+|\\b[A-Z]:\\\\\\\\?[A-Za-z]`);

/** Paths that exist on one person's machine. */
export const machinePaths = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) =>
    file.text
      .split('\n')
      .map((line, index) => ({ match: PATTERN.exec(line)?.[0], at: `${file.path}:${index + 1}` }))
      .filter(({ match }) => match !== undefined)
      .map(({ match, at }) => `${at} ${match}`),
  );
