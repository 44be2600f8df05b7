import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes the registry, one line for each remote, so that a release is one changed line. The write is atomic for
 * readers.
 */
export const writeRegistry = (file: string, remotes: readonly object[]): void => {
  const lines = remotes.map((remote) => `    ${JSON.stringify(remote)}`);
  writeFileSync(`${file}.new`, `{\n  "remotes": [\n${lines.join(',\n')}\n  ]\n}\n`);
  renameSync(`${file}.new`, file);
};
