import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RemoteDescriptor, remoteDescriptorSchema } from '@folkmoot/contracts';

/**
 * Reads and checks a remote's `remote.json`.
 * @throws when it does not match the contract, has another name, or provides a module that is not exposed.
 */
export const readDescriptor = (dir: string, name: string, exposed: readonly string[]): RemoteDescriptor => {
  const file = path.join(dir, 'remote.json');
  const checked = remoteDescriptorSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!checked.success) throw new Error(`${file}: ${checked.error.message}`);
  const descriptor = checked.data;
  if (descriptor.name !== name) throw new Error(`${file} is named ${descriptor.name}, the remote ${name}`);
  const missing = descriptor.provides.filter((module) => !exposed.includes(module));
  if (missing.length > 0) throw new Error(`${file} provides what is not exposed: ${missing.join(', ')}`);
  return descriptor;
};
