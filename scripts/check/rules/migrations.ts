import type { SourceFile } from '../read-sources';

const IN_FOLDER = /^services\/([^/]+)\/src\/migrations\/([^/]+)\.ts$/;
const FILE_NAME = /^(\d{4})-([a-z0-9-]+)$/;

/** The problems of one file: its name must give the number and the name that it declares, and the index must list it. */
const problemsOf = ({ path, text }: SourceFile, position: number, index: string): string[] => {
  const file = IN_FOLDER.exec(path)?.[2] ?? '';
  const [, digits = '', name = ''] = FILE_NAME.exec(file) ?? [];
  if (name === '')
    return [`${path}: a migration is named by four digits and its name, such as 0001-fill-search-keys.ts`];
  const number = Number(digits);
  const problems: string[] = [];
  if (number !== position) problems.push(`${path}: its number must be ${position}: numbers have no gap`);
  if (!text.includes(`number: ${number},`) || !text.includes(`name: '${name}',`)) {
    problems.push(`${path}: it must declare number: ${number} and name: '${name}'`);
  }
  if (!index.includes(`'./${file}'`)) problems.push(`${path}: it is not in index.ts`);
  return problems;
};

/** Migrations whose file name, declaration and place in the list differ. */
export const migrationProblems = (files: readonly SourceFile[]): string[] => {
  const byService = new Map<string, SourceFile[]>();
  for (const file of files) {
    const [, service = '', name = ''] = IN_FOLDER.exec(file.path) ?? [];
    if (service !== '' && !name.endsWith('.test')) byService.set(service, [...(byService.get(service) ?? []), file]);
  }
  return [...byService.values()].flatMap((migrations) => {
    const isIndex = ({ path }: SourceFile) => path.endsWith('/index.ts');
    const index = migrations.find(isIndex)?.text ?? '';
    const others = migrations.filter((file) => !isIndex(file)).sort((a, b) => (a.path < b.path ? -1 : 1));
    return others.flatMap((file, at) => problemsOf(file, at + 1, index));
  });
};
