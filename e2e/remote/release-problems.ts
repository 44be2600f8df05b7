/** @file Requirements of a built remote before a browser opens it: complete, with a valid descriptor and shared versions of the agreement. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup, type RegistryLine } from '@folkmoot/contracts';
import { sharedFloors } from '@folkmoot/federation/floors';
import { checkReleases } from '@folkmoot/service-kit';
import { z } from 'zod';

const sharedSchema = z.object({
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string(), singleton: z.boolean().optional() })),
});

/** Each shared package with the oldest version of the agreement, and no other package. */
const sharedProblems = (staticDir: string, { manifest }: RegistryLine): string[] => {
  const { shared } = sharedSchema.parse(JSON.parse(readFileSync(path.join(staticDir, manifest), 'utf8')));
  return shared.flatMap(({ name, requiredVersion, singleton }) => {
    const floor = lookup(sharedFloors, name);
    if (!floor) return [`shares ${name}, which packages/federation/src/floors.ts does not name`];
    if (requiredVersion !== floor) return [`needs ${name} ${requiredVersion}; the agreement is ${floor}`];
    return singleton ? [] : [`may load a second copy of ${name}`];
  });
};

export const releaseProblems = async (staticDir: string, line: RegistryLine): Promise<string[]> => {
  try {
    await checkReleases(staticDir, line);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return sharedProblems(staticDir, line);
};
