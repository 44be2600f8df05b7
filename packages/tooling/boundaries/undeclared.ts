import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import type { IModule } from 'dependency-cruiser';

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>> & {
  name?: string;
  imports?: Record<string, unknown>;
};

const NODE_BUILT_IN = new Set(builtinModules);
const PACKAGE_NAME = /^(@[^/]+\/[^/]+|[^/]+)/;
/** Tests, tool configuration and code outside the product may use the root's development packages. */
const MAY_USE_ROOT =
  /\.test\.tsx?$|\.config\.|(^|\/)testing\/|\.suite\.tsx?$|^(scripts|deploy|e2e|bench|packages\/tooling)\//;

const readManifest = (dir: string): Manifest => JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));

const namesIn = (manifest: Manifest): Set<string> =>
  new Set([
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.devDependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
    ...(manifest.name ? [manifest.name] : []),
    // The workspace's own names for its files: `#later-inputs`.
    ...Object.keys(manifest.imports ?? {}),
  ]);

/** The nearest folder above a file that has a package.json. */
const workspaceOf = (root: string, source: string): string => {
  let dir = path.dirname(path.join(root, source));
  while (dir !== root && !existsSync(path.join(dir, 'package.json'))) dir = path.dirname(dir);
  return dir;
};

const packageName = (specifier: string): string | null => {
  if (specifier.startsWith('.') || specifier.startsWith('node:')) return null;
  const name = PACKAGE_NAME.exec(specifier)?.[1] ?? null;
  return name === null || NODE_BUILT_IN.has(name) ? null : name;
};

/**
 * Imports of packages that the workspace of the importing file does not declare. Hoisting hides them until the install
 * layout changes.
 */
export const undeclaredDependencies = (root: string, modules: readonly IModule[]): string[] => {
  const known = new Map<string, Set<string>>();
  const declared = (dir: string): Set<string> => {
    const names = known.get(dir) ?? namesIn(readManifest(dir));
    known.set(dir, names);
    return names;
  };
  const isAllowed = (source: string, name: string): boolean => {
    if (declared(workspaceOf(root, source)).has(name)) return true;
    if (!MAY_USE_ROOT.test(source)) return false;
    return declared(root).has(name) || (source.startsWith('scripts/') && name.startsWith('@folkmoot/'));
  };
  return modules.flatMap(({ source, dependencies }) => {
    const names = new Set(dependencies.map(({ module }) => packageName(module)).filter((name) => name !== null));
    return [...names]
      .filter((name) => !isAllowed(source, name))
      .map((name) => `no-undeclared-dependency: ${source} -> ${name}`);
  });
};
