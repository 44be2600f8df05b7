import { existsSync } from 'node:fs';
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

const TOP = [
  'packages',
  'services',
  'gateway',
  'shell',
  'mf-campaigns',
  'mf-subscribers',
  'mf-admin',
  'mf-public',
  'scripts',
  'deploy',
  'e2e',
  'bench',
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

/** Reads every module below `root` and reports what crosses a boundary. */
export const cruiseTree = async (root: string): Promise<BoundaryReport> => {
  const dirs = TOP.filter((dir) => existsSync(path.join(root, dir)));
  const { output } = await cruise(dirs, {
    ...OPTIONS,
    baseDir: root,
    ruleSet: { forbidden: boundaryRules },
    validate: true,
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with a text instead of a result');
  return report(root, output);
};

const report = (root: string, { modules, summary }: ICruiseResult): BoundaryReport => {
  const own = modules.filter(
    ({ source }) => !source.includes('node_modules') && TOP.some((dir) => source.startsWith(`${dir}/`)),
  );
  const crossed = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  return { modules: own.length, violations: [...crossed, ...undeclaredDependencies(root, own)].sort() };
};
