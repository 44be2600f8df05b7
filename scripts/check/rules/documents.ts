/** @file Documents that people read first stay short, decisions have one form, and links lead to files. */
import path from 'node:path';
import type { SourceFile } from '../read-sources';

const MAX_WORDS = 500;
const MAX_SERVICE_README_LINES = 40;
const MAX_DECISION_WORDS = 450;
/** With fewer documents than this the check no longer sees them. */
const FEWEST_DOCUMENTS = 25;

const INTRODUCTION = /^(services\/[^/]+|packages\/[^/]+|gateway|shell|mf-[^/]+)\/(README|CONTEXT)\.md$/;
const SERVICE_README = /^services\/[^/]+\/README\.md$/;
const DECISION = /^docs\/adr\/(\d{4})-[a-z0-9-]+\.md$/;
const DECISION_LIST = 'docs/adr/README.md';
const DATE_AND_STATUS = /^Date: \d{4}-\d\d-\d\d\. Status: [A-Z]/m;
const LINK = /\]\(([^)\s]+)\)/g;
const FENCED_CODE = /^```[^`]*^```/gm;
const OTHER_PLACE = /^([a-z]+:|#|\/)/;

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const lineCount = (text: string): number => text.trimEnd().split('\n').length;

const lengthProblems = ({ path: file, text }: SourceFile): string[] => {
  const words = wordCount(text);
  const tooManyWords = words > MAX_WORDS ? [`${file}: has ${words} words, not at most ${MAX_WORDS}`] : [];
  const lines = lineCount(text);
  const isTooLong = SERVICE_README.test(file) && lines >= MAX_SERVICE_README_LINES;
  return isTooLong
    ? [...tooManyWords, `${file}: has ${lines} lines, not under ${MAX_SERVICE_README_LINES}`]
    : tooManyWords;
};

const decisionProblems = ({ path: file, text }: SourceFile, list: string): string[] => {
  const number = Number(DECISION.exec(file)?.[1]);
  const words = wordCount(text);
  return [
    ...(words > MAX_DECISION_WORDS ? [`${file}: has ${words} words, not at most ${MAX_DECISION_WORDS}`] : []),
    ...(text.startsWith(`# ${number}. `) ? [] : [`${file}: its title does not begin with its number`]),
    ...(DATE_AND_STATUS.test(text) ? [] : [`${file}: has no line "Date: 2026-11-20. Status: Accepted."`]),
    ...(list.includes(`(${path.basename(file)})`) ? [] : [`${file}: is not listed in ${DECISION_LIST}`]),
  ];
};

/** Documents that are too long, and decisions without number, date, status or a line in their list. */
export const documentProblems = (files: readonly SourceFile[], fewest = FEWEST_DOCUMENTS): string[] => {
  const introductions = files.filter((file) => INTRODUCTION.test(file.path));
  const list = files.find((file) => file.path === DECISION_LIST)?.text ?? '';
  const decisions = files.filter((file) => DECISION.test(file.path));
  const blind = introductions.length < fewest ? [`only ${introductions.length} documents were read`] : [];
  return [
    ...blind,
    ...introductions.flatMap(lengthProblems),
    ...decisions.flatMap((decision) => decisionProblems(decision, list)),
  ];
};

const targetsIn = ({ path: file, text }: SourceFile): string[] =>
  [...text.replace(FENCED_CODE, '').matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !OTHER_PLACE.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), decodeURIComponent(target.split('#')[0] ?? '')));

/** Relative links of documents to files that do not exist. */
export const linkProblems = (files: readonly SourceFile[], exists: (file: string) => boolean): string[] =>
  files
    .filter((file) => file.path.endsWith('.md'))
    .flatMap((file) =>
      targetsIn(file)
        .filter((target) => !exists(target))
        .map((target) => `${file.path}: links to ${target}, which does not exist`),
    );

const VERSION_HEADING = /^## (\d+\.\d+\.\d+)/m;

/** The changelog begins with the version in package.json. */
export const changelogProblems = (files: readonly SourceFile[]): string[] => {
  const textOf = (name: string): string => files.find((file) => file.path === name)?.text ?? '';
  const heading = VERSION_HEADING.exec(textOf('CHANGELOG.md'))?.[1];
  const { version } = JSON.parse(textOf('package.json') || '{}');
  return heading !== undefined && heading === version
    ? []
    : [`CHANGELOG.md: its first version is ${heading}, and that of package.json is ${version}`];
};

const PICTURES = ['resident-survey.webp', 'survey-builder.webp', 'live-report.webp'];
const MAX_PICTURE_BYTES = 300_000;

/** The pictures of the README: all are there, and together they are small. `sizes`: bytes by file name. */
export const pictureProblems = (sizes: ReadonlyMap<string, number>): string[] => {
  const missing = PICTURES.filter((name) => !sizes.has(name)).map((name) => `docs/pictures/${name} is missing`);
  const total = PICTURES.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const heavy = total > MAX_PICTURE_BYTES ? [`the pictures have ${total} bytes, not at most ${MAX_PICTURE_BYTES}`] : [];
  return [...missing, ...heavy];
};
