import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaryRules } from './rules';
import { undeclaredDependencies } from './undeclared';

export interface BoundaryReport {
  /** Number of our own modules that were read. A cruise that reads no module finds no violation. */
  modules: number;
  /** `rule: from -> to`, sorted. */
  violations: string[];
}

const FOLDERS = ['packages', 'services', 'gateway', 'shell', 'scripts', 'deploy', 'e2e', 'bench'];

/** Remotes are listed by their names, so that a new one is read. */
const foldersOf = (root: string): string[] => [
  ...FOLDERS.filter((dir) => existsSync(path.join(root, dir))),
  ...readdirSync(root).filter((name) => name.startsWith('mf-')),
];

const OPTIONS = {
  doNotFollow: { path: 'node_modules' },
  // Excludes only our own output: excluded files are invisible to every rule, and packages have folders with the same
  // name.
  exclude: { path: '^(packages/[^/]+|services/[^/]+|gateway|shell|mf-[^/]+)/dist/' },
  // Type imports count: a type import also crosses a boundary.
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'require', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
  },
};

/** Reads every module below `root`, or below these folders of it, and reports what crosses a boundary. */
export const cruiseTree = async (
  root: string,
  folders: readonly string[] = foldersOf(root),
): Promise<BoundaryReport> => {
  const { output } = await cruise([...folders], {
    ...OPTIONS,
    baseDir: root,
    ruleSet: { forbidden: boundaryRules },
    validate: true,
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with a text instead of a result');
  return report(root, folders, output);
};

const report = (root: string, folders: readonly string[], { modules, summary }: ICruiseResult): BoundaryReport => {
  const own = modules.filter(
    ({ source }) => !source.includes('node_modules') && folders.some((dir) => source.startsWith(`${dir}/`)),
  );
  const crossed = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  return { modules: own.length, violations: [...crossed, ...undeclaredDependencies(root, own)].sort() };
};
