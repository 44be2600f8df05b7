/** @file Reads from the source what a running program cannot say of a collection: the types of its documents, and which functions open it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { TypeText } from './type-text';

export interface StoredField {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: string;
  readonly meaning: string;
}

export interface Opener {
  readonly name: string;
  readonly comment: string;
}

export interface StoredCollection {
  /** From the root, with slashes. */
  readonly file: string;
  /** Under which the file exports the model. */
  readonly model: string;
  readonly comment: string;
  /** In no order: the compiler's own depends on which files it has read before. */
  readonly fields: readonly StoredField[];
  /** Functions whose every query is filtered by the council of their scope. */
  readonly boundOpeners: readonly Opener[];
  readonly wideOpeners: readonly Opener[];
}

const DEFINES = 'defineModel';
const BOUND = 'councilCollection';
const WIDE = 'collectionAcrossCouncils';
const OPENS = new RegExp(`\\b(${DEFINES}|${BOUND}|${WIDE})\\b`);

/**
 * The program reads documents, not how they are stored: without the database driver and the rest of the kit it is made
 * in a third of the time.
 */
const programOf = (root: string, files: readonly string[]): ts.Program => {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const model = path.join(root, 'packages/service-kit/src/mongo/model.ts');
  const paths = { '@folkmoot/service-kit': [model], mongoose: [path.join(root, 'not-read.ts')] };
  return ts.createProgram(
    files.map((file) => path.join(root, file)),
    { ...options, types: [], paths, noEmit: true },
  );
};

const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ');

/** The declaration at the top of its file that a node is part of. */
const declarationAround = (node: ts.Node): ts.Node => {
  let around = node;
  while (!ts.isSourceFile(around.parent)) around = around.parent;
  return around;
};

const nameOf = (declaration: ts.Node): string =>
  ts.isVariableStatement(declaration) ? (declaration.declarationList.declarations[0]?.name.getText() ?? '') : '';

/** The service or package of a file: `services/admin`. */
const deployableOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** All calls in a file of functions that define or open a collection. */
const callsIn = (source: ts.SourceFile): ts.CallExpression[] => {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && OPENS.test(node.expression.getText())) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
};

const fieldsOf = (type: ts.Type, at: ts.Node, checker: ts.TypeChecker): StoredField[] => {
  const text = new TypeText(checker);
  return type.getProperties().map((field) => ({
    name: field.name,
    isOptional: (field.flags & ts.SymbolFlags.Optional) !== 0,
    type: text.of(checker.getTypeOfSymbolAtLocation(field, at)),
    meaning: ts.displayPartsToString(field.getDocumentationComment(checker)),
  }));
};

/** Every collection that the files define. Within a service no two models have one name. */
export const storedCollections = (root: string, files: readonly string[]): StoredCollection[] => {
  const read = files.filter((file) => OPENS.test(readFileSync(path.join(root, file), 'utf8')));
  const program = programOf(root, read);
  const checker = program.getTypeChecker();
  const calls = read.flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file));
    return source ? callsIn(source).map((call) => ({ file, call })) : [];
  });
  const openersOf = (definedIn: string, model: string, opens: string): Opener[] => {
    const around = calls
      .filter(({ file }) => deployableOf(file) === deployableOf(definedIn))
      .filter(({ call }) => call.expression.getText() === opens && call.arguments[0]?.getText() === model)
      .map(({ call }) => declarationAround(call));
    return [...new Set(around)].map((declaration) => ({ name: nameOf(declaration), comment: commentOf(declaration) }));
  };
  return calls.flatMap(({ file, call }) => {
    const [document] = call.typeArguments ?? [];
    if (call.expression.getText() !== DEFINES || !document) return [];
    const declaration = declarationAround(call);
    const model = nameOf(declaration);
    return {
      file,
      model,
      comment: commentOf(declaration),
      fields: fieldsOf(checker.getTypeFromTypeNode(document), call, checker),
      boundOpeners: openersOf(file, model, BOUND),
      wideOpeners: openersOf(file, model, WIDE),
    };
  });
};
