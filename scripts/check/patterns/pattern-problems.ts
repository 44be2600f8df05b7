import { isKeyOf, lookup } from '@folkmoot/contracts';
import type { SourceFile } from '../read-sources';
import { boundedPatterns, builtPatterns } from './bounded';
import { type BuiltPattern, findPatterns, type Pattern } from './find-patterns';
import { judge } from './judge';
import { LONGER, SHORT, slowText } from './measure';

export interface PatternLists {
  /** By file and source: the reason why a slow pattern never gets a long text. */
  readonly bounded: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By file: the reason why a pattern that a program builds is harmless. */
  readonly built: Readonly<Record<string, string>>;
}

const own: PatternLists = { bounded: boundedPatterns, built: builtPatterns };

const reasonFor = ({ bounded }: PatternLists, { file, source }: Pattern): string | undefined =>
  lookup(lookup(bounded, file), source);

/** Escapes and classes: a repetition sign in them is a letter like others. */
const LITERALS = /\\.|\[(?:\\.|[^\]\\]){0,500}\]/gs;

/**
 * Whether a pattern repeats something. One that does not reads at most as many signs at each position as it has itself, so
 * its time is linear, and needs no measurement.
 */
export const repeats = (source: string): boolean => /[*+{]/.test(source.replace(LITERALS, ''));

const problemOf = async ({ source, flags }: Pattern): Promise<string | null> => {
  if (!repeats(source)) return null;
  const judgement = await judge(source, flags);
  if (judgement.kind === 'slow') return judgement.attack;
  return slowText(source, flags, judgement.kind === 'linear' ? SHORT : LONGER);
};

/** Entries without a pattern in the code: they would excuse a later pattern. */
const leftOver = (lists: PatternLists, written: readonly Pattern[], built: readonly BuiltPattern[]): string[] => [
  ...Object.entries(lists.bounded).flatMap(([file, sources]) =>
    Object.keys(sources)
      .filter((source) => !written.some((each) => each.file === file && each.source === source))
      .map((source) => `${file}: /${source}/ stands in the list of bounded patterns and no longer in the code`),
  ),
  ...Object.keys(lists.built)
    .filter((file) => !built.some((each) => each.file === file))
    .map((file) => `${file} stands in the list of built patterns and has none`),
];

/** Regular expressions of production code that can be slower than linear. */
export const patternProblems = async (files: readonly SourceFile[], lists: PatternLists = own): Promise<string[]> => {
  const { written, built } = findPatterns(files);
  const problems = leftOver(lists, written, built);
  for (const { file, line, code } of built) {
    if (!isKeyOf(lists.built, file)) problems.push(`${file}:${line} builds a pattern that cannot be measured: ${code}`);
  }
  const seen = new Map<string, string | null>();
  for (const pattern of written.filter((each) => reasonFor(lists, each) === undefined)) {
    const key = `/${pattern.source}/${pattern.flags}`;
    const problem = seen.has(key) ? (seen.get(key) ?? null) : await problemOf(pattern);
    seen.set(key, problem);
    if (problem !== null)
      problems.push(`${pattern.file}:${pattern.line} ${key} takes longer than its text is: ${problem}`);
  }
  return problems;
};
