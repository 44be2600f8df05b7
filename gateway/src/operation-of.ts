import { type Operation, operations } from '@folkmoot/contracts';

interface Known {
  readonly operation: Operation;
  readonly pattern: RegExp;
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `/api/campaigns/:id/report.:format` as a pattern. Letter case and a slash at the end matter. */
const patternOf = (path: string): RegExp => {
  const parts = path.split(/(:\w+)/).map((part) => (/^:\w+$/.test(part) ? '[^/]+' : literal(part)));
  return new RegExp(`^${parts.join('')}$`);
};

const keyOf = (method: string, path: string): string => `${method} ${path.split('/').length}`;

const parameters = ({ path }: Operation): number => path.split(':').length;

const createTable = (): ReadonlyMap<string, readonly Known[]> => {
  const table = new Map<string, Known[]>();
  const ofApi = operations.filter(({ path }) => path.startsWith('/api/'));
  // Literal segments go before parameters.
  for (const operation of [...ofApi].sort((a, b) => parameters(a) - parameters(b))) {
    const key = keyOf(operation.method.toUpperCase(), operation.path);
    table.set(key, [...(table.get(key) ?? []), { operation, pattern: patternOf(operation.path) }]);
  }
  return table;
};

const table = createTable();

/** The operation below /api that a request calls. Null when there is none. Services match by the same exact path. */
export const operationOf = (method: string, path: string): Operation | null => {
  if (!path.startsWith('/api/')) return null;
  const candidates = table.get(keyOf(method === 'HEAD' ? 'GET' : method, path)) ?? [];
  return candidates.find(({ pattern }) => pattern.test(path))?.operation ?? null;
};
