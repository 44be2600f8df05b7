import * as contracts from '@folkmoot/contracts';

type Entry = [exportName: string, operation: contracts.Operation];

const byExport = new Map<unknown, string>(Object.entries(contracts).map(([exportName, value]) => [value, exportName]));

const line = ([exportName, { name, method, path, kind }]: Entry): string =>
  `export const ${exportName} = clientOperation<typeof full.${exportName}>('${name}', '${method}', '${path}', '${kind}');`;

/** The operations without their schemas: what browsers download of them. */
export const clientOperations = (): string => {
  const entries = contracts.operations
    .filter((operation) => operation.can !== 'internal')
    .map((operation): Entry => [byExport.get(operation) ?? '', operation])
    .sort(([a], [b]) => a.localeCompare(b));
  return `import { clientOperation } from '../src/client/client-operation';
import type * as full from '../src/index';

${entries.map(line).join('\n')}
`;
};
