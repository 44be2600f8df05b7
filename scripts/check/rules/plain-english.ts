/** @file Comments and names use plain words. The words below need a second reading for people who learned English later. */
import ts from 'typescript';
import type { SourceFile } from '../read-sources';

const CODE = /\.(ts|tsx|mts|mjs|cjs)$/;

const WORDS = ['told', 'tells?', 'telling', 'stands?', 'stood', 'anew', 'given', 'beforehand', 'mostly', 'patience'];
const HARD_WORD = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'i');
/** A comment that begins like this describes a thing without naming it. */
const HARD_BEGINNING = /^(?:What|Of|Those)\b/;

interface Comment {
  readonly line: number;
  readonly text: string;
  /** Whether a comment begins in this line. */
  readonly isFirst: boolean;
}

const unwrapped = (line: string): string =>
  line
    .replace(/^(?:\/\*\*?|\*(?!\/)|\/\/)\s?/, '')
    .replace(/\*\/$/, '')
    .replace(/^@file\s/, '')
    .trim();

type Kind = 'code' | 'line comment' | 'block comment';

/** The kind of a line, from the line before. A block comment goes on until its end. */
const kindOf = (line: string, before: string, kindBefore: Kind): Kind => {
  if (kindBefore === 'block comment' && !before.includes('*/')) return 'block comment';
  if (line.startsWith('/*')) return 'block comment';
  return line.startsWith('//') ? 'line comment' : 'code';
};

/** Lines that are comments and nothing else. */
const commentsOf = (text: string): Comment[] => {
  const comments: Comment[] = [];
  let before = '';
  let kindBefore: Kind = 'code';
  for (const [index, whole] of text.split('\n').entries()) {
    const line = whole.trim();
    const kind = kindOf(line, before, kindBefore);
    const isFirst = kind !== kindBefore || line.startsWith('/*');
    if (kind !== 'code') comments.push({ line: index + 1, text: unwrapped(line), isFirst });
    before = line;
    kindBefore = kind;
  }
  return comments;
};

const problemOf = ({ text, isFirst }: Comment): string | undefined =>
  HARD_WORD.exec(text)?.[0] ?? (isFirst ? HARD_BEGINNING.exec(text)?.[0] : undefined);

/** Comments with words that are hard to read. */
export const plainEnglish = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => CODE.test(path))
    .flatMap(({ path, text }) =>
      commentsOf(text).flatMap((comment) => {
        const problem = problemOf(comment);
        return problem === undefined
          ? []
          : [`${path}:${comment.line} "${problem}": use a plain word (${comment.text})`];
      }),
    );

/** Names that do not say what a value or a type is. */
const WORDS_WITHOUT_A_NOUN = ['given', 'Given', 'one', 'found', 'Found', 'Place', 'Happening', 'somebody'];
const LITERARY_VERBS = ['told', 'tell', 'tells', 'hold', 'holds', 'held', 'Held', 'stand', 'stands', 'standing'];
const METAPHORS = ['patience', 'ground', 'leash', 'departure'];
const ADVERBS = ['anew', 'alone', 'together', 'recently'];
const HARD_NAMES: ReadonlySet<string> = new Set([...WORDS_WITHOUT_A_NOUN, ...LITERARY_VERBS, ...METAPHORS, ...ADVERBS]);
/** A declared name follows a keyword or one of these signs. Files without a match are not parsed. */
const MAY_DECLARE = new RegExp(
  `(?:\\b(?:const|let|function|type|interface|class)\\b|[([{,:*]|\\.\\.\\.)\\s*(?:${[...HARD_NAMES].join('|')})\\b`,
);

const isDeclaration = (node: ts.Node) =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isClassDeclaration(node);

/** A name in `{ }` is that of a field, which may be stored or sent: only a name of its own counts. */
const isOwnName = (node: ts.BindingElement): boolean =>
  !ts.isObjectBindingPattern(node.parent) || node.propertyName !== undefined || node.dotDotDotToken !== undefined;

const declaredName = (node: ts.Node): ts.Identifier | undefined => {
  if (!isDeclaration(node) && !(ts.isBindingElement(node) && isOwnName(node))) return undefined;
  const { name } = node as ts.NamedDeclaration;
  return name && ts.isIdentifier(name) ? name : undefined;
};

const hardNamesIn = ({ path, text }: SourceFile): string[] => {
  if (!CODE.test(path) || !MAY_DECLARE.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const problems: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = declaredName(node);
    if (name && HARD_NAMES.has(name.text)) {
      const { line } = source.getLineAndCharacterOfPosition(name.getStart(source));
      problems.push(`${path}:${line + 1} "${name.text}": use a name that says what it is`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
};

/** Declarations with names that say nothing. */
export const plainNames = (files: readonly SourceFile[]): string[] => files.flatMap(hardNamesIn);
