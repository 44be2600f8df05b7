import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFingerprints } from '../../start/fingerprint.mjs';
import type { Part } from '../../start/parts.mjs';
import { runCommand } from '../../start/run-command.mjs';

const VERSION_LENGTH = 12;
/** Next to rspack's output, which does not contain the resident pages. */
const FOLDER = 'pages';

export interface ResidentPages {
  /** Builds them when a source has changed since the last time. Returns whether it did. */
  refresh(): Promise<boolean>;
  /** A new value after each build. */
  version(): string;
  /** Address of the descriptor that names them. */
  descriptor: string;
}

/** The pages of residents, which esbuild builds: the client script and the bundle that renders on the server. */
export const createResidentPages = (root: string, staticDir: string, part: Part): ResidentPages => {
  const address = `/remotes/${part.dir}/${FOLDER}`;
  const folder = path.join(staticDir, address);
  let built = '';
  return {
    refresh: async () => {
      const seen = createFingerprints(root).quick(part.sources);
      if (seen === built) return false;
      built = seen;
      const program = ['--import', 'tsx', path.join(part.dir, 'build/resident.ts'), '--dev', folder];
      await runCommand(process.execPath, program, { cwd: root });
      return true;
    },
    version: () => {
      const { client, renderHash } = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')).resident;
      return `${renderHash.slice(0, VERSION_LENGTH)}-${path.basename(client, '.js').replace('client.', '')}`;
    },
    descriptor: `${address}/remote.json`,
  };
};
