import type { SourceFile } from '../read-sources';

interface Layout {
  parts: string;
  /** Matches a path in `src`. The first group is the checked folder or file, the second its name. */
  path: RegExp;
  allowed: readonly string[];
}

const ofRemotes = ['app', 'entities', 'features', 'standalone', 'testing'];

/**
 * What `src` contains, for each kind of deployable. The first layout that matches a path counts. docs/architecture.md
 * describes the content.
 */
const layouts: readonly Layout[] = [
  {
    parts: 'services',
    path: /^(services\/[^/]+\/src\/([^/]+)\/)/,
    allowed: ['entities', 'features', 'integrations', 'migrations', 'testing'],
  },
  // Four bundles start in mf-public: two scripts, a service worker, and the pages that the server renders.
  { parts: 'mf-public', path: /^(mf-public\/src\/([^/]+)\/?)/, allowed: [...ofRemotes, 'entry-points'] },
  { parts: 'remotes', path: /^(mf-[^/]+\/src\/([^/]+)\/?)/, allowed: ofRemotes },
  {
    parts: 'the shell',
    path: /^(shell\/src\/([^/]+)\/?)/,
    allowed: ['app', 'entities', 'features', 'testing', 'index.tsx'],
  },
];

const problemOf = (path: string): string | null => {
  const layout = layouts.find((each) => each.path.test(path));
  const [, place, name = ''] = layout?.path.exec(path) ?? [];
  if (!layout || layout.allowed.includes(name)) return null;
  return `${place} is not in the layout of ${layout.parts}: ${layout.allowed.join(', ')}`;
};

/** Folders that are not part of the common layout. In remotes and the shell also files beside the folders. */
export const layoutProblems = (files: readonly SourceFile[]): string[] => [
  ...new Set(files.flatMap(({ path }) => problemOf(path) ?? [])),
];
