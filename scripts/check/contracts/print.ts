/**
 * @file `tsx scripts/check/contracts/print.ts DIR`: prints the contracts of a tree as JSON, with requests and answers
 * as JSON Schema.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EventDefinition, Operation } from '@folkmoot/contracts';
import { z } from 'zod';
import type { PrintedContracts, Shape } from './printed';

interface Contracts {
  operations: readonly Operation[];
  events: readonly EventDefinition[];
  routingKey(event: EventDefinition): string;
}

const shapeOf = (schema: z.ZodType, io: 'input' | 'output'): Shape =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io, reused: 'inline' }) as Shape;

const print = ({ operations, events, routingKey }: Contracts): PrintedContracts => ({
  operations: operations.map(
    ({ method, path: at, can, status, kind, idempotent, bodyLimit, query, body, response }) => ({
      place: `${method.toUpperCase()} ${at}`,
      can,
      status,
      kind,
      idempotent,
      bodyLimit,
      query: shapeOf(query, 'input'),
      body: shapeOf(body, 'input'),
      response: shapeOf(response, 'output'),
    }),
  ),
  events: events.map((event) => ({ key: routingKey(event), payload: shapeOf(event.payload, 'output') })),
});

const dir = path.resolve(process.argv[2] ?? '.');
const contracts: Contracts = await import(pathToFileURL(path.join(dir, 'packages/contracts/src/index.ts')).href);
process.stdout.write(JSON.stringify(print(contracts)));
