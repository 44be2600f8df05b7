import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  filesOfManifest,
  type RegistryLine,
  type RemoteDescriptor,
  type RemoteEntry,
  releaseManifestSchema,
  remoteDescriptorSchema,
} from '@folkmoot/contracts';

/** Reads a file by its address. Errors name the address. */
const read = async <T>(staticDir: string, address: string, parse: (json: unknown) => T): Promise<T> => {
  try {
    return parse(JSON.parse(await readFile(path.join(staticDir, address), 'utf8')));
  } catch (error) {
    throw new Error(`${address}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
};

const checkOne = async (
  staticDir: string,
  { name, manifest, descriptor }: Pick<RemoteEntry, 'name' | 'manifest' | 'descriptor'>,
): Promise<RemoteDescriptor> => {
  const [described, made] = await Promise.all([
    read(staticDir, descriptor, (json) => remoteDescriptorSchema.parse(json)),
    read(staticDir, manifest, (json) => releaseManifestSchema.parse(json)),
  ]);
  if (described.name !== name) throw new Error(`${descriptor} is of ${described.name}`);
  const folder = path.join(staticDir, path.dirname(manifest));
  await Promise.all(filesOfManifest(made).map((file) => access(path.join(folder, file))));
  return described;
};

/** The descriptors of a registry line, by their addresses. */
export type Descriptors = ReadonlyMap<string, RemoteDescriptor>;

/**
 * Reads the descriptors of the releases in a registry line. Throws when one of them cannot be served completely: a file
 * is missing or incomplete, or the descriptor breaks its contract.
 */
export const checkReleases = async (staticDir: string, { canary, ...live }: RegistryLine): Promise<Descriptors> => {
  const checked = new Map([[live.descriptor, await checkOne(staticDir, live)]]);
  if (canary) checked.set(canary.descriptor, await checkOne(staticDir, { ...canary, name: live.name }));
  return checked;
};
