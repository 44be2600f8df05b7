import ts from 'typescript';

/** More members of a union than this are cut: the contract lists them. */
const MAX_MEMBERS = 12;
const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Void;

const unionText = (members: readonly string[]): string => {
  const isNullable = members.includes('null');
  const sorted = [...new Set(members)].filter((text) => text !== 'null').sort();
  const shown = sorted.slice(0, MAX_MEMBERS);
  const cut = sorted.length > MAX_MEMBERS ? [`… (${sorted.length} values)`] : [];
  return [...shown, ...cut, ...(isNullable ? ['null'] : [])].join(' | ');
};

/** An object of the product: not `Date`, `Buffer` and the like, whose name says enough. */
const isOwnObject = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 && type.symbol?.name !== 'Date';

/**
 * Writes a type as one line: `{ id, label? }[] | null`. An object is written as the names of its fields. Names and
 * members are sorted: the compiler's own order depends on which files it has read before.
 */
export class TypeText {
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  of(type: ts.Type): string {
    // The code has no `any`, so this is a type that the program could not find.
    if (type.flags & ts.TypeFlags.Any) throw new Error('a type was not found: does the program read its file?');
    if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
    if (type.isUnion()) return this.#ofUnion(type);
    if (type.isStringLiteral()) return JSON.stringify(type.value);
    if (this.#checker.isArrayType(type)) return this.#ofArray(type as ts.TypeReference);
    return isOwnObject(type) ? this.#ofObject(type) : this.#checker.typeToString(type);
  }

  #ofUnion(type: ts.UnionType): string {
    const members = type.types.filter(({ flags }) => !(flags & NOTHING)).map((member) => this.of(member));
    return unionText(members.map((text) => (text === 'true' || text === 'false' ? 'boolean' : text)));
  }

  #ofArray(type: ts.TypeReference): string {
    const [item] = this.#checker.getTypeArguments(type);
    const text = item ? this.of(item) : 'unknown';
    return text.includes(' | ') ? `(${text})[]` : `${text}[]`;
  }

  #ofObject(type: ts.Type): string {
    const [index] = this.#checker.getIndexInfosOfType(type);
    if (index) return `Record<${this.of(index.keyType)}, ${this.of(index.type)}>`;
    const names = type
      .getProperties()
      .map(({ name, flags }) => (flags & ts.SymbolFlags.Optional ? `${name}?` : name))
      .sort();
    return names.length > 0 ? `{ ${names.join(', ')} }` : 'object';
  }
}
