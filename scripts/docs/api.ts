import { type Operation, operations, serviceNames } from '@folkmoot/contracts';
import type { z } from 'zod';
import { code, page, table } from './markdown';
import { describeShape } from './shape';

const isNothing = (schema: z.ZodType): boolean =>
  ['{}', 'object', 'any', 'null'].includes(describeShape(schema, 'input'));

const line = (label: string, schema: z.ZodType, io: 'input' | 'output'): string[] =>
  isNothing(schema) ? [] : [`* ${label}: ${code(describeShape(schema, io))}`];

const freshness = ({ needsFreshSignIn }: Operation): string[] => {
  if (!needsFreshSignIn) return [];
  return [`* asks for a sign-in of the last 5 minutes${needsFreshSignIn === true ? '' : ', depending on the body'}`];
};

const describeOperation = (operation: Operation): string =>
  [
    `### ${operation.method.toUpperCase()} ${operation.path}`,
    '',
    `${operation.summary} (${code(operation.name)})`,
    '',
    `* may be called with: ${code(operation.can)}${operation.idempotent ? '; wants an `Idempotency-Key`' : ''}`,
    ...freshness(operation),
    ...line('query', operation.query, 'input'),
    ...line('body', operation.body, 'input'),
    `* answers ${operation.status}${operation.kind === 'json' ? '' : ` (${operation.kind})`}`,
    ...line('response', operation.response, 'output'),
    ...(operation.errors.length > 0 ? [`* errors: ${operation.errors.map(code).join(', ')}`] : []),
  ].join('\n');

const byPath = (a: Operation, b: Operation): number =>
  `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en');

const ofService = (service: string): string[] => {
  const own = operations.filter((operation) => operation.service === service).sort(byPath);
  return own.length > 0 ? [`## Service ${service}`, ...own.map(describeOperation)] : [];
};

/** docs/reference/api.md */
export const apiReference = (): string => {
  const overview = [...operations]
    .sort(byPath)
    .map(({ method, path, can, summary }) => [`${method.toUpperCase()} ${code(path)}`, code(can), summary]);
  return page(
    'HTTP interface',
    table(['Operation', 'Permission', 'What it does'], overview),
    ...serviceNames.flatMap(ofService),
  );
};
