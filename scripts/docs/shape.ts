import { lookup } from '@folkmoot/contracts';
import { z } from 'zod';

interface JsonShape {
  type?: string | string[];
  properties?: Record<string, JsonShape>;
  required?: string[];
  items?: JsonShape;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonShape[];
  oneOf?: JsonShape[];
}

const DEEPEST = 2;

const literals = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(' \\| ');

const describeObject = ({ properties = {}, required = [] }: JsonShape, depth: number): string => {
  const names = Object.keys(properties);
  if (names.length === 0) return 'object';
  if (depth >= DEEPEST) return '{ … }';
  const fields = names.map((name) => {
    const inner = describe(lookup(properties, name) ?? {}, depth + 1);
    const mark = required.includes(name) ? '' : '?';
    return depth === 0 ? `${name}${mark}: ${inner}` : `${name}${mark}`;
  });
  return `{ ${fields.join(', ')} }`;
};

const describe = (shape: JsonShape, depth: number): string => {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return [...new Set(choices.map((choice) => describe(choice, depth)))].join(' \\| ');
  if (shape.const !== undefined) return literals([shape.const]);
  if (shape.enum) return literals(shape.enum);
  if (shape.type === 'array') return `${describe(shape.items ?? {}, depth + 1)}[]`;
  if (shape.type === 'object') return describeObject(shape, depth);
  return [shape.type ?? 'any'].flat().join(' \\| ');
};

/** A schema in one line, two levels deep: `{ id: string, label?: string }`. */
export const describeShape = (schema: z.ZodType, io: 'input' | 'output'): string =>
  describe(z.toJSONSchema(schema, { unrepresentable: 'any', io, reused: 'inline' }) as JsonShape, 0).replaceAll(
    '\\|',
    '|',
  );
