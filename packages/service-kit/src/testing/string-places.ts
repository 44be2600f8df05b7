import { lookup } from '@folkmoot/contracts';
import { z } from 'zod';

const OPERATOR = { $gt: '' };
/** Deep enough for every contract; schemas that contain themselves end here. */
const MOST_LEVELS = 12;
const ANY_KEY = 'any';

type KeyPath = readonly (string | number)[];

interface JsonSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  prefixItems?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  $ref?: string;
  $defs?: Readonly<Record<string, JsonSchema>>;
}

const isString = ({ type, enum: values, const: value }: JsonSchema): boolean =>
  [type].flat().includes('string') ||
  typeof value === 'string' ||
  (values ?? []).some((value) => typeof value === 'string');

/** The schemas inside a schema, each with its key. */
const insideOf = (schema: JsonSchema, root: JsonSchema): (readonly [KeyPath, JsonSchema])[] => {
  const { properties = {}, additionalProperties, items, prefixItems = [], $ref } = schema;
  const variants = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);
  const target = $ref === '#' ? root : root.$defs?.[$ref?.replace('#/$defs/', '') ?? ''];
  return [
    ...Object.entries(properties).map(([key, inner]) => [[key], inner] as const),
    ...(typeof additionalProperties === 'object' ? [[[ANY_KEY], additionalProperties] as const] : []),
    ...(items ? [[[0], items] as const] : []),
    ...prefixItems.map((inner, index) => [[index], inner] as const),
    ...variants.map((inner) => [[], inner] as const),
    ...(target ? [[[], target] as const] : []),
  ];
};

const placesIn = (schema: JsonSchema, root: JsonSchema, levels = MOST_LEVELS): KeyPath[] => {
  if (levels === 0) return [];
  const inside = insideOf(schema, root).flatMap(([key, inner]) =>
    placesIn(inner, root, levels - 1).map((path) => [...key, ...path]),
  );
  return isString(schema) ? [[], ...inside] : inside;
};

const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** A copy of a value with something else in a place; what leads there is made where it is missing. */
const withAt = (value: unknown, [head, ...rest]: KeyPath, put: unknown): unknown => {
  if (head === undefined) return put;
  if (typeof head === 'number') {
    const items: unknown[] = Array.isArray(value) ? [...value] : [];
    items[head] = withAt(items[head], rest, put);
    return items;
  }
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return { ...fields, [head]: withAt(lookup(fields, head), rest, put) };
};

const stringPlaces = (json: JsonSchema): [string, KeyPath][] => [
  ...new Map(placesIn(json, json).map((path) => [path.join('.'), path])),
];

/**
 * Copies of a valid body with a name in each place in which a schema takes a string, and as a key in each place that takes
 * keys of any name.
 */
export const withName = (schema: z.ZodType, body: unknown, name: string): { place: string; body: unknown }[] => {
  const named = (path: KeyPath): KeyPath => path.map((part) => (part === ANY_KEY ? name : part));
  return stringPlaces(jsonSchemaOf(schema)).flatMap(([at, path]) => [
    { place: at, body: withAt(body, path, name) },
    ...(path.includes(ANY_KEY) ? [{ place: `a key at ${at}`, body: withAt(body, named(path), 'x') }] : []),
  ]);
};

/**
 * A copy of a valid body for each place in which a schema takes a string, with a database operator there: also in the
 * places that the body leaves out.
 */
export const withOperators = (schema: z.ZodType, body: unknown): { place: string; body: unknown }[] => {
  const json = jsonSchemaOf(schema);
  return stringPlaces(json).map(([name, path]) => ({ place: name, body: withAt(body, path, OPERATOR) }));
};

/** The fields of an object schema, as in a query. */
export const fieldsOf = (schema: z.ZodType): string[] => Object.keys(jsonSchemaOf(schema).properties ?? {});
