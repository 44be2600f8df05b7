import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  filesOfManifest,
  type RegistryLine,
  type RemoteEntry,
  releaseManifestSchema,
  remoteDescriptorSchema,
} from '@folkmoot/contracts';

/** Reads a file by its address; what is wrong with it is told with the address. */
const read = async <T>(staticDir: string, address: string, parse: (json: unknown) => T): Promise<T> => {
  try {
    return parse(JSON.parse(await readFile(path.join(staticDir, address), 'utf8')));
  } catch (error) {
    throw new Error(`${address}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
};

const checkOne = async (staticDir: string, { name, manifest, descriptor }: RemoteEntry): Promise<void> => {
  const [told, made] = await Promise.all([
    read(staticDir, descriptor, (json) => remoteDescriptorSchema.parse(json)),
    read(staticDir, manifest, (json) => releaseManifestSchema.parse(json)),
  ]);
  if (told.name !== name) throw new Error(`${descriptor} is of ${told.name}`);
  const folder = path.join(staticDir, path.dirname(manifest));
  await Promise.all(filesOfManifest(made).map((file) => access(path.join(folder, file))));
};

/**
 * Throws when a release that a line names cannot be served whole: a file is missing or half uploaded, or the descriptor says
 * what the contract does not allow.
 */
export const checkReleases = async (staticDir: string, { canary, ...live }: RegistryLine): Promise<void> => {
  await checkOne(staticDir, live);
  if (canary) await checkOne(staticDir, { ...canary, name: live.name });
};
