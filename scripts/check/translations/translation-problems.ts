import { posix } from 'node:path';
import type { SourceFile } from '../read-sources';

const WORDS =
  /^((?:shell|mf-(?!public\/)[^/]+|packages\/(?:contracts|dragging|question-types|sending|shell-sdk|ui))\/src)\/.*\.messages\.ts$/;
/** Words that residents read. They have languages of their own. */
const FOR_RESIDENTS =
  /\/page-words\/|\/consent\.messages\.ts$|\/default-consent\.messages\.ts$|(?:-words|-labels)\.messages\.ts$/;
/** Words for staff that are called like words for residents. */
const FOR_STAFF = /\/(?:type|campaign|condition|page)-words\.messages\.ts$/;

/** Every module with words for staff. */
export const staffModules = (paths: readonly string[]): string[] =>
  paths.filter((path) => WORDS.test(path) && (!FOR_RESIDENTS.test(path) || FOR_STAFF.test(path)));

export const welshOf = (path: string): string => path.replace(/\.ts$/, '.cy.ts');

interface Listed {
  readonly gaps: Readonly<Record<string, string>>;
  readonly longest: number;
}

/** Packages have it at their root, what is deployed in its `app`. */
const catalogueOf = (path: string): string => {
  const sources = WORDS.exec(path)?.[1] ?? '';
  return sources.startsWith('packages/') ? `${sources}/words.cy.ts` : `${sources}/app/words.cy.ts`;
};

/** Modules without Welsh that are not listed, catalogues that no build loads, and entries that are not needed. */
export const missingCatalogues = (files: readonly SourceFile[], { gaps, longest }: Listed): string[] => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const modules = staffModules([...texts.keys()]);
  const isLoaded = (path: string): boolean => {
    const catalogue = catalogueOf(path);
    const from = posix.relative(posix.dirname(catalogue), welshOf(path)).replace(/\.ts$/, '');
    return (texts.get(catalogue) ?? '').includes(`${from.startsWith('.') ? '' : './'}${from}'`);
  };
  const entries = Object.entries(gaps);
  return [
    ...modules
      .filter((path) => !texts.has(welshOf(path)) && !Object.hasOwn(gaps, path))
      .map((path) => `${path}: has no Welsh beside it (${welshOf(path).split('/').at(-1)})`),
    ...modules
      .filter((path) => texts.has(welshOf(path)) && !isLoaded(path))
      .map((path) => `${welshOf(path)}: is not in ${catalogueOf(path)}`),
    ...entries
      .filter(([path]) => texts.has(welshOf(path)) || !texts.has(path))
      .map(([path]) => `${path}: is listed as a gap and is none`),
    ...entries.filter(([, reason]) => reason.trim() === '').map(([path]) => `${path}: is a gap without a reason`),
    ...(entries.length === longest
      ? []
      : [`there are ${entries.length} gaps: the list says ${longest}, and may only shrink`]),
  ];
};

/** The words of a module by their place: `messages.dialog.title`. */
export type Leaves = ReadonlyMap<string, unknown>;

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const leavesOf = (words: object, at = ''): Leaves =>
  new Map(
    Object.entries(words).flatMap(([key, value]): [string, unknown][] => {
      const place = at === '' ? key : `${at}.${key}`;
      return isTable(value) ? [...leavesOf(value, place)] : [[place, value]];
    }),
  );

const PLACEHOLDER = /\{\w+\}/g;
const placeholders = (text: string): string => [...text.matchAll(PLACEHOLDER)].map(String).sort().join(' ');

/** Addresses, icons and keys: words have a letter, and either a space or a capital. */
const isWord = (text: string): boolean => /\p{L}/u.test(text) && /[\s\p{Lu}]/u.test(text) && !text.startsWith('/');

type Words = (...parameters: never[]) => unknown;

const problemOfFunctions = (english: Words, welsh: Words): string | null => {
  if (english === welsh) return 'is still English';
  return english.length === welsh.length ? null : `takes ${welsh.length} parameters, English ${english.length}`;
};

const problemOfTexts = (english: string, welsh: string, same: ReadonlySet<string>): string | null => {
  if (placeholders(english) !== placeholders(welsh)) return 'has other placeholders than English';
  return english === welsh && isWord(english) && !same.has(english) ? `is still English: ${english}` : null;
};

const isFunction = (value: unknown): value is Words => typeof value === 'function';

const problemOf = (english: unknown, welsh: unknown, same: ReadonlySet<string>): string | null => {
  if (isFunction(english) && isFunction(welsh)) return problemOfFunctions(english, welsh);
  return typeof english === 'string' && typeof welsh === 'string' ? problemOfTexts(english, welsh, same) : null;
};

/** Words that are the same after the translation, or that cannot be replaced. */
export const untranslatedWords = (
  english: Leaves,
  welsh: Leaves,
  { same, kept = [] }: { readonly same: readonly string[]; readonly kept?: readonly string[] },
): string[] => {
  const allowed = new Set(same);
  const isKept = (place: string): boolean => kept.some((begin) => place === begin || place.startsWith(`${begin}.`));
  return [...english].flatMap(([place, text]) => {
    if (isKept(place)) return [];
    // An export is fixed: only what is inside an object can be replaced.
    const isExport = !place.includes('.');
    if (isExport) return typeof text === 'string' ? [`${place} is no object, so it cannot be translated`] : [];
    const problem = problemOf(text, welsh.get(place), allowed);
    return problem === null ? [] : [`${place} ${problem}`];
  });
};
