/** An expression of LimeSurvey: comparisons, joined and nested. */
export type Expression =
  | { readonly kind: 'join'; readonly join: 'all' | 'any'; readonly parts: readonly Expression[] }
  | { readonly kind: 'compare'; readonly name: string; readonly operator: Operator; readonly value: string | number }
  | { readonly kind: 'empty'; readonly name: string; readonly isEmpty: boolean }
  | { readonly kind: 'constant'; readonly isTrue: boolean };

export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=';

const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['==', '=='],
  ['=', '=='],
  ['eq', '=='],
  ['!=', '!='],
  ['<>', '!='],
  ['ne', '!='],
  ['<', '<'],
  ['lt', '<'],
  ['<=', '<='],
  ['le', '<='],
  ['>', '>'],
  ['gt', '>'],
  ['>=', '>='],
  ['ge', '>='],
]);

const opposite: Readonly<Record<Operator, Operator>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
const mirrored: Readonly<Record<Operator, Operator>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

const joins: ReadonlyMap<string, 'all' | 'any'> = new Map([
  ['and', 'all'],
  ['&&', 'all'],
  ['or', 'any'],
  ['||', 'any'],
]);

interface Token {
  readonly kind: 'string' | 'number' | 'name' | 'sign';
  readonly text: string;
}

/** Longer expressions are written by programs, and nobody could check them in the builder. */
const LONGEST = 5_000;
const DEEPEST = 40;
const BLANKS: ReadonlySet<string> = new Set([' ', '\t', '\n', '\r', '\u00a0']);
const TOKEN =
  /(?:"([^"]{0,500})"|'([^']{0,500})'|(\d{1,9}X\d{1,9}X\d[\w#]{0,80}(?:\.[A-Za-z]{1,15})?)|(-?\d{1,15}(?:\.\d{1,10})?(?![\w.]))|([A-Za-z_][\w#]{0,120}(?:\.[A-Za-z]{1,15})?)|([<>=!]=|<>|&&|\|\||[<>=!(),]))/y;

const tokenOf = ([, double, single, sgqa, number, name, sign]: readonly (string | undefined)[]): Token => {
  const quoted = double ?? single;
  if (quoted !== undefined) return { kind: 'string', text: quoted };
  if (number !== undefined) return { kind: 'number', text: number };
  const word = sgqa ?? name;
  return word === undefined ? { kind: 'sign', text: sign ?? '' } : { kind: 'name', text: word };
};

const tokensOf = (text: string): Token[] | null => {
  const tokens: Token[] = [];
  const trimmed = text.trim();
  for (let at = 0; at < trimmed.length; at = TOKEN.lastIndex) {
    while (BLANKS.has(trimmed.charAt(at))) at += 1;
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(trimmed);
    if (!match) return null;
    tokens.push(tokenOf(match));
  }
  return tokens;
};

const negated = (expression: Expression): Expression => {
  switch (expression.kind) {
    case 'join':
      return { kind: 'join', join: expression.join === 'all' ? 'any' : 'all', parts: expression.parts.map(negated) };
    case 'compare':
      return { ...expression, operator: opposite[expression.operator] };
    case 'empty':
      return { ...expression, isEmpty: !expression.isEmpty };
    default:
      return { ...expression, isTrue: !expression.isTrue };
  }
};

export const joined = (join: 'all' | 'any', parts: readonly Expression[]): Expression => {
  const [only, ...more] = parts;
  return only && more.length === 0 ? only : { kind: 'join', join, parts };
};

/** Thrown inside the parser only, for anything that it does not know. */
class Unknown extends Error {}

const EMPTY_FUNCTIONS: ReadonlySet<string> = new Set(['is_empty', 'empty']);

class Parser {
  private at = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  private get next(): Token | undefined {
    return this.tokens[this.at];
  }

  private take(): Token {
    const token = this.next;
    if (!token) throw new Unknown();
    this.at += 1;
    return token;
  }

  private isSign(text: string): boolean {
    return this.next?.kind === 'sign' && this.next.text === text;
  }

  private expect(text: string): void {
    if (!this.isSign(text)) throw new Unknown();
    this.at += 1;
  }

  private joinAt(): 'all' | 'any' | undefined {
    const { next } = this;
    return next && (next.kind === 'sign' || next.kind === 'name') ? joins.get(next.text.toLowerCase()) : undefined;
  }

  whole(): Expression {
    const expression = this.any();
    if (this.next) throw new Unknown();
    return expression;
  }

  private any(): Expression {
    const parts = [this.all()];
    while (this.joinAt() === 'any') {
      this.at += 1;
      parts.push(this.all());
    }
    return joined('any', parts);
  }

  private all(): Expression {
    const parts = [this.one()];
    while (this.joinAt() === 'all') {
      this.at += 1;
      parts.push(this.one());
    }
    return joined('all', parts);
  }

  private one(): Expression {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new Unknown();
    const expression = this.isSign('!') ? this.not() : this.bracketed();
    this.depth -= 1;
    return expression;
  }

  private not(): Expression {
    this.expect('!');
    return negated(this.one());
  }

  private bracketed(): Expression {
    if (!this.isSign('(')) return this.comparison();
    this.expect('(');
    const inner = this.any();
    this.expect(')');
    return inner;
  }

  private comparison(): Expression {
    const left = this.take();
    if (left.kind === 'sign') throw new Unknown();
    if (left.kind === 'name' && EMPTY_FUNCTIONS.has(left.text)) return this.emptiness();
    const operator = operators.get((this.next?.text ?? '').toLowerCase());
    if (!operator || this.next?.kind === 'string') return this.alone(left);
    this.at += 1;
    return this.compared(left, operator, this.take());
  }

  /** `1` is always met; `0` never. */
  private alone({ kind, text }: Token): Expression {
    if (kind !== 'number' && kind !== 'string') throw new Unknown();
    return { kind: 'constant', isTrue: text !== '' && Number(text) !== 0 };
  }

  private emptiness(): Expression {
    this.expect('(');
    const { kind, text: name } = this.take();
    if (kind !== 'name') throw new Unknown();
    this.expect(')');
    return { kind: 'empty', name, isEmpty: true };
  }

  private compared(left: Token, operator: Operator, right: Token): Expression {
    const isTurned = right.kind === 'name';
    const [name, value] = isTurned ? [right, left] : [left, right];
    if (name.kind !== 'name' || value.kind === 'name' || value.kind === 'sign') throw new Unknown();
    if (this.isSign('(')) throw new Unknown();
    return comparisonOf(
      name.text,
      isTurned ? mirrored[operator] : operator,
      value.kind === 'number' ? Number(value.text) : value.text,
    );
  }
}

/** A comparison. With an empty text, it asks whether there is an answer. */
export const comparisonOf = (name: string, operator: Operator, value: string | number): Expression =>
  typeof value === 'string' && value.trim() === '' && (operator === '==' || operator === '!=')
    ? { kind: 'empty', name, isEmpty: operator === '==' }
    : { kind: 'compare', name, operator, value };

const withoutBraces = (text: string): string => {
  const trimmed = text.trim();
  return trimmed.startsWith('{') && trimmed.endsWith('}') ? trimmed.slice(1, -1) : trimmed;
};

/** Reads an expression. Null for what conditions here cannot ask: functions, arithmetic, assignments. */
export const readRelevance = (text: string): Expression | null => {
  const inner = withoutBraces(text);
  if (inner === '') return { kind: 'constant', isTrue: true };
  const tokens = inner.length > LONGEST ? null : tokensOf(inner);
  if (!tokens) return null;
  try {
    return new Parser(tokens).whole();
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
};
