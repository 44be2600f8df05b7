/** @file The gateway's image stays small: it installs none of the packages that only services need. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from '@folkmoot/contracts';
import { z } from 'zod';

const GATEWAY = 'gateway';
/** The embedded database, pictures, S3, PDF and fonts. */
const HEAVY = /^(?:lmdb|sharp|pdfkit|fontkit|@aws-sdk\/.+|@img\/.+|@expo-google-fonts\/.+)$/;

const names = z.record(z.string(), z.unknown()).default({});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ link: z.boolean().optional(), resolved: z.string().optional(), dependencies: names }),
  ),
});
type Packages = z.infer<typeof lockSchema>['packages'];

/** Where Node finds a package: in the folder of the package that needs it, or in a folder above. */
const locate = (packages: Packages, from: string, name: string): string | undefined => {
  const parents = from.split('/node_modules/');
  const folders = parents.map((_, index) => parents.slice(0, parents.length - index).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (entry) => lookup(packages, entry) !== undefined,
  );
};

/** Every package that is installed with the production dependencies of a workspace. */
const installedWith = (packages: Packages, workspace: string): ReadonlySet<string> => {
  const installed = new Set<string>();
  const waiting = [workspace];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (installed.has(entry)) continue;
    installed.add(entry);
    const { link, resolved, dependencies = {} } = lookup(packages, entry) ?? {};
    if (link && resolved !== undefined) waiting.push(resolved);
    for (const name of Object.keys(dependencies)) waiting.push(locate(packages, entry, name) ?? name);
  }
  return installed;
};

const nameOf = (entry: string): string => entry.split('node_modules/').at(-1) ?? entry;

/** Heavy packages among the production dependencies of the gateway in a lock file. */
export const heavyPackages = (lockText: string): string[] =>
  [...installedWith(lockSchema.parse(JSON.parse(lockText)).packages, GATEWAY)]
    .map(nameOf)
    .filter((name) => HEAVY.test(name))
    .map((name) => `the gateway installs ${name}`);

export const gatewayPackages = (root: string): string[] =>
  heavyPackages(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
