import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { plantedLinks, plantedTree, plantedViolations } from './planted';

interface Report {
  modules: number;
  violations: string[];
}

const repository = path.resolve(__dirname, '../../..');

const write = (root: string, file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

const plant = (): string => {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'boundaries-')));
  for (const [file, text] of Object.entries(plantedTree)) write(root, file, text);
  for (const [link, target] of Object.entries(plantedLinks)) {
    mkdirSync(path.dirname(path.join(root, link)), { recursive: true });
    symlinkSync(path.join(root, target), path.join(root, link));
  }
  return root;
};

// In a separate process: dependency-cruiser ships ES modules only.
const cruise = (root: string): Report =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts'), root], {
      cwd: repository,
      encoding: 'utf8',
    }),
  );

describe('boundary rules on a tree that breaks each of them', () => {
  let root = '';
  let report: Report;

  beforeAll(() => {
    root = plant();
    report = cruise(root);
  }, 60_000);

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('the cruise reads every file of the tree', () => {
    const sources = Object.keys(plantedTree).filter((file) => /\.tsx?$/.test(file));
    expect(report.modules).toBeGreaterThanOrEqual(sources.length);
  });

  it.each(Object.entries(plantedViolations))('%s is reported when it is broken once', (rule, violation) => {
    expect(report.violations).toContain(`${rule}: ${violation}`);
  });

  it('code in the same tree is not reported when it follows every rule', () => {
    expect(report.violations.filter((line) => line.includes('fine.ts ->'))).toEqual([]);
  });

  it('every rule has a planted violation', () => {
    const names = [...readFileSync(path.join(__dirname, 'rules.ts'), 'utf8').matchAll(/name: '([a-z-]+)'/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(plantedViolations).sort()).toEqual([...names, 'no-undeclared-dependency'].sort());
  });
});
