/**
 * @file `docs/reference/asvs.md` names files and test titles: each of them must exist, and its figures must be correct.
 */
import type { SourceFile } from '../read-sources';

const DOCUMENT = 'docs/reference/asvs.md';
/** Levels 1 and 2 of version 5.0. With fewer rows the check no longer reads the document. */
const REQUIREMENTS = 253;
const ROW = /^\| (\d+\.\d+\.\d+) \| [12] \| [^|]+ \| ([^|]+) \| (.+) \|$/gm;
/** A file, and the titles of tests in it. */
const EVIDENCE = /`([^`]+)`((?: "[^"]+")*)/g;
const TITLE = /"([^"]+)"/g;
const TEST = /\.(test|spec)\.tsx?$/;
const states = ['met', 'not met', 'does not apply'] as const;

interface Row {
  readonly id: string;
  readonly state: string;
  readonly evidence: readonly { readonly path: string; readonly titles: readonly string[] }[];
}

const rowsOf = (text: string): Row[] =>
  [...text.matchAll(ROW)].map(([, id = '', state = '', words = '']) => ({
    id,
    state,
    evidence: [...words.matchAll(EVIDENCE)].map(([, path = '', titles = '']) => ({
      path,
      titles: [...titles.matchAll(TITLE)].map(([, title = '']) => title),
    })),
  }));

const problemsOfRow = ({ id, state, evidence }: Row, textOf: ReadonlyMap<string, string>): string[] => {
  if (!states.some((known) => known === state)) return [`${id}: "${state}" is no state`];
  if (state === 'met' && evidence.length === 0) return [`${id}: is met, and names no file`];
  return evidence.flatMap(({ path, titles }) => {
    const text = textOf.get(path);
    if (text === undefined) return [`${id}: there is no file ${path}`];
    return titles.filter((title) => !text.includes(title)).map((title) => `${id}: ${path} has no test "${title}"`);
  });
};

/** The figures that the document states, computed from its rows. */
export const asvsFigures = (rows: readonly Pick<Row, 'state' | 'evidence'>[]): string[] => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const applicable = rows.length - count('does not apply');
  const isTested = ({ state, evidence }: Pick<Row, 'state' | 'evidence'>) =>
    state.startsWith('met') && evidence.some(({ path }) => TEST.test(path));
  const tested = rows.filter(isTested).length;
  return [
    ...states.map((state) => `| ${state} | ${count(state)} |`),
    `| met by an automated test, of those that apply | ${tested} of ${applicable} (${Math.floor((100 * tested) / applicable)} %) |`,
  ];
};

export const asvsProblems = (files: readonly SourceFile[], requirements = REQUIREMENTS): string[] => {
  const textOf = new Map(files.map(({ path, text }) => [path, text]));
  const document = textOf.get(DOCUMENT) ?? '';
  const rows = rowsOf(document);
  const ids = new Set(rows.map(({ id }) => id));
  return [
    ...(ids.size === requirements && rows.length === requirements
      ? []
      : [`${DOCUMENT}: ${rows.length} rows of ${ids.size} requirements were read, not ${requirements}`]),
    ...rows.flatMap((row) => problemsOfRow(row, textOf)),
    ...asvsFigures(rows)
      .filter((line) => !document.includes(line))
      .map((line) => `${DOCUMENT}: should state ${line}`),
  ];
};
