/**
 * @file Finds ordinary objects that are read or written by a key from outside. `table['constructor']` finds an
 * inherited member, and `table['__proto__'][x] = y` changes every object of the process. A key counts as foreign when
 * its type allows the name of a member of Object.prototype: a plain string does, a union of literals does not.
 */
import path from 'node:path';
import ts from 'typescript';

const FOR_TESTS = /\.test\.tsx?$|\.suite\.tsx?$|\.fixture\.tsx?$|\/testing\/|^(e2e|bench)\//;
/** The name of the symbol that marks the type of objects without prototype (packages/contracts/src/core/dictionary.ts). */
const MARK = 'noPrototype';
const INHERITED = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'];

type KeyOn = readonly [object: string, key: string];

const isAssignment = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** `Object.hasOwn(table, key)`, as the only condition or with others. */
const provesOwn = (condition: ts.Expression, [object, key]: KeyOn): boolean => {
  if (ts.isBinaryExpression(condition) && condition.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    return provesOwn(condition.left, [object, key]) || provesOwn(condition.right, [object, key]);
  }
  return condition.getText() === `Object.hasOwn(${object}, ${key})`;
};

const excludesPrototype = (condition: ts.Expression, [, key]: KeyOn): boolean =>
  condition.getText() === `${key} === '__proto__'`;

/** True when the code around an access has checked its key. */
const isGuarded = (access: ts.ElementAccessExpression): boolean => {
  const on: KeyOn = [access.expression.getText(), access.argumentExpression.getText()];
  for (let node: ts.Node = access; !ts.isSourceFile(node.parent); node = node.parent) {
    const { parent } = node;
    if (ts.isConditionalExpression(parent) && parent.whenTrue === node && provesOwn(parent.condition, on)) return true;
    const isElse = ts.isIfStatement(parent) && parent.elseStatement === node;
    if (isElse && isAssignment(access) && excludesPrototype(parent.expression, on)) return true;
  }
  return false;
};

class KeyReader {
  readonly #checker: ts.TypeChecker;
  readonly #inherited: readonly ts.Type[];

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
    this.#inherited = INHERITED.map((name) => checker.getStringLiteralType(name));
  }

  #isForeign(key: ts.Expression): boolean {
    const type = this.#checker.getTypeAtLocation(key);
    return this.#inherited.some((name) => this.#checker.isTypeAssignableTo(name, type));
  }

  #hasNoPrototype(object: ts.Expression): boolean {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeAtLocation(object));
    return type.getProperties().some(({ escapedName }) => String(escapedName).startsWith(`__@${MARK}`));
  }

  #problemOfAccess(node: ts.ElementAccessExpression): string | null {
    const { expression: object, argumentExpression: key } = node;
    if (ts.isDeleteExpression(node.parent) || ts.isNumericLiteral(key)) return null;
    const isCast = ts.isAsExpression(key) && this.#isForeign(key.expression);
    if (!isCast && (!this.#isForeign(key) || isGuarded(node))) return null;
    if (this.#hasNoPrototype(object)) return null;
    return isCast ? 'casts a key from outside' : 'takes a key from outside';
  }

  problemOf(node: ts.Node): string | null {
    if (ts.isElementAccessExpression(node)) return this.#problemOfAccess(node);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
      return this.#isForeign(node.left) ? 'asks `in` for a key from outside' : null;
    }
    if (!ts.isBindingElement(node) || !node.propertyName || !ts.isComputedPropertyName(node.propertyName)) return null;
    const isUsed = !node.name.getText().startsWith('_');
    return isUsed && this.#isForeign(node.propertyName.expression) ? 'takes a key from outside' : null;
  }
}

const problemsIn = (file: ts.SourceFile, reader: KeyReader, at: string): string[] => {
  const problems: string[] = [];
  const visit = (node: ts.Node): void => {
    const problem = reader.problemOf(node);
    if (problem) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      problems.push(`${at}:${line} ${node.getText().replace(/\s+/g, ' ')} ${problem}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return problems;
};

/** True when a file is part of the product. `at` is its path from the root. */
export const isProduct = (at: string): boolean => !at.includes('node_modules') && !FOR_TESTS.test(at);

export interface ForeignKeyReport {
  readonly files: readonly string[];
  readonly problems: readonly string[];
}

/** Reads the product's own files of a program. */
export const foreignKeys = (program: ts.Program, root: string): ForeignKeyReport => {
  const reader = new KeyReader(program.getTypeChecker());
  const own = program
    .getSourceFiles()
    .map((file) => ({ file, at: path.relative(root, file.fileName).replaceAll(path.sep, '/') }))
    .filter(({ file, at }) => !file.isDeclarationFile && isProduct(at));
  return { files: own.map(({ at }) => at), problems: own.flatMap(({ file, at }) => problemsIn(file, reader, at)) };
};
