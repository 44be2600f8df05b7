import { renameSync, writeFileSync } from 'node:fs';

/** The registry's file, one line for each remote, so that a release is one changed line. Whoever reads it sees all or nothing of it. */
export const writeRegistry = (file: string, remotes: readonly object[]): void => {
  const lines = remotes.map((remote) => `    ${JSON.stringify(remote)}`);
  writeFileSync(`${file}.new`, `{\n  "remotes": [\n${lines.join(',\n')}\n  ]\n}\n`);
  renameSync(`${file}.new`, file);
};
