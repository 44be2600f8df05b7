/** One comparison of an expression: a question by its name, and the value that it is compared with. */
export interface Comparison {
  readonly name: string;
  readonly operator: Operator;
  /** Empty for `empty` and `notempty`. Several for a list. */
  readonly values: readonly (string | number | boolean)[];
}

export type Operator =
  | 'equal'
  | 'notequal'
  | 'less'
  | 'lessorequal'
  | 'greater'
  | 'greaterorequal'
  | 'contains'
  | 'notcontains'
  | 'anyof'
  | 'allof'
  | 'empty'
  | 'notempty';

export interface Expression {
  readonly join: 'all' | 'any';
  readonly comparisons: readonly Comparison[];
}

const operators: ReadonlyMap<string, Operator> = new Map([
  ['=', 'equal'],
  ['==', 'equal'],
  ['equal', 'equal'],
  ['!=', 'notequal'],
  ['<>', 'notequal'],
  ['notequal', 'notequal'],
  ['<', 'less'],
  ['less', 'less'],
  ['<=', 'lessorequal'],
  ['lessorequal', 'lessorequal'],
  ['>', 'greater'],
  ['greater', 'greater'],
  ['>=', 'greaterorequal'],
  ['greaterorequal', 'greaterorequal'],
  ['contains', 'contains'],
  ['contain', 'contains'],
  ['*=', 'contains'],
  ['notcontains', 'notcontains'],
  ['notcontain', 'notcontains'],
  ['anyof', 'anyof'],
  ['allof', 'allof'],
  ['empty', 'empty'],
  ['notempty', 'notempty'],
]);

type Token = { readonly kind: 'name' | 'value' | 'word'; readonly text: string };

/** Longer expressions are written by programs, and nobody could check them in the builder. */
const LONGEST = 2_000;
const TOKEN =
  /\s*(?:\{([^{}]{1,200})\}|'([^']{0,500})'|"([^"]{0,500})"|([<>=!*]{1,2}|&&|\|\||[[\],])|([^\s{}'"<>=!*&|[\],()]{1,100}))/y;

const tokenOf = ([, name, single, double, sign, word]: readonly (string | undefined)[]): Token => {
  if (name !== undefined) return { kind: 'name', text: name.trim() };
  const quoted = single ?? double;
  return quoted === undefined ? { kind: 'word', text: sign ?? word ?? '' } : { kind: 'value', text: quoted };
};

/** The words of an expression in their order. Null for a character that cannot be read, such as a bracket. */
const tokensOf = (written: string): Token[] | null => {
  const text = written.trim();
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) return null;
    tokens.push(tokenOf(match));
  }
  return tokens;
};

const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;

const readValue = ({ kind, text }: Token): string | number | boolean => {
  if (kind === 'value') return text;
  if (NUMBER.test(text)) return Number(text);
  return text === 'true' || text === 'false' ? text === 'true' : text;
};

/** The values of a list `[ a, b ]` or of one word, and the tokens after them. Null for neither. */
const readValues = (tokens: readonly Token[]): { values: Comparison['values']; rest: readonly Token[] } | null => {
  const [first, ...rest] = tokens;
  if (!first || first.kind === 'name') return null;
  if (first.kind !== 'word' || first.text !== '[') return { values: [readValue(first)], rest };
  const end = rest.findIndex(({ kind, text }) => kind === 'word' && text === ']');
  if (end < 0) return null;
  const values = rest.slice(0, end).filter(({ kind, text }) => kind !== 'word' || text !== ',');
  return { values: values.map(readValue), rest: rest.slice(end + 1) };
};

const readComparison = (tokens: readonly Token[]): { comparison: Comparison; rest: readonly Token[] } | null => {
  const [question, sign, ...after] = tokens;
  const operator = operators.get(sign?.text.toLowerCase() ?? '');
  if (question?.kind !== 'name' || sign?.kind !== 'word' || !operator) return null;
  const { text: name } = question;
  if (operator === 'empty' || operator === 'notempty')
    return { comparison: { name, operator, values: [] }, rest: after };
  const read = readValues(after);
  return read && { comparison: { name, operator, values: read.values }, rest: read.rest };
};

const joins: ReadonlyMap<string, Expression['join']> = new Map([
  ['and', 'all'],
  ['&&', 'all'],
  ['or', 'any'],
  ['||', 'any'],
]);

interface Part extends Comparison {
  /** How the next comparison is joined; null at the end. */
  readonly next: Expression['join'] | null;
}

/** The first comparison with its joint, and the tokens after them. Null when they cannot be read. */
const readPart = (tokens: readonly Token[]): { part: Part; rest: readonly Token[] } | null => {
  const read = readComparison(tokens);
  if (!read) return null;
  const [joint, ...rest] = read.rest;
  if (!joint) return { part: { ...read.comparison, next: null }, rest };
  const next = joint.kind === 'word' ? joins.get(joint.text.toLowerCase()) : undefined;
  return next ? { part: { ...read.comparison, next }, rest } : null;
};

/**
 * Reads comparisons that are joined by `and` or by `or`. Null for what conditions here cannot say: brackets, functions,
 * arithmetic, and `and` beside `or`.
 */
export const readExpression = (text: string): Expression | null => {
  const parts: Part[] = [];
  let left = text.length > LONGEST ? null : tokensOf(text);
  while (left) {
    const read = readPart(left);
    if (!read) return null;
    parts.push(read.part);
    left = read.part.next === null ? null : [...read.rest];
  }
  const [first, ...others] = parts;
  const join = first?.next ?? 'all';
  const isMixed = others.some(({ next }) => next !== null && next !== join);
  if (!first || isMixed) return null;
  return { join, comparisons: parts.map(({ next: _, ...comparison }) => comparison) };
};
