import { type Operation, operations } from '@folkmoot/contracts';

/** What is known of a request before anybody has read it. */
export interface KnownOperation {
  readonly name: string;
  readonly bodyLimit: number;
}

interface Node {
  readonly fixed: Map<string, Node>;
  variable: Node | null;
  readonly byMethod: Map<string, KnownOperation>;
}

const newNode = (): Node => ({ fixed: new Map(), variable: null, byMethod: new Map() });

const childFor = (node: Node, segment: string): Node => {
  if (segment.startsWith(':')) {
    node.variable ??= newNode();
    return node.variable;
  }
  const child = node.fixed.get(segment) ?? newNode();
  node.fixed.set(segment, child);
  return child;
};

const plant = (root: Node, { name, method, path, bodyLimit }: Operation) => {
  const leaf = path
    .split('/')
    .slice(1)
    .reduce((node, segment) => childFor(node, segment), root);
  leaf.byMethod.set(method.toUpperCase(), { name, bodyLimit });
};

const seek = (node: Node, segments: readonly string[], method: string, at = 0): KnownOperation | null => {
  const segment = segments[at];
  if (segment === undefined) return node.byMethod.get(method) ?? null;
  const fixed = node.fixed.get(segment);
  const found = fixed ? seek(fixed, segments, method, at + 1) : null;
  if (found) return found;
  return node.variable ? seek(node.variable, segments, method, at + 1) : null;
};

/** Finds the operation of the contract that a request means. */
export const createOperationFinder = (list: readonly Operation[] = operations) => {
  const root = newNode();
  for (const operation of list) plant(root, operation);
  return (method: string, path: string): KnownOperation | null => seek(root, path.split('/').slice(1), method);
};
