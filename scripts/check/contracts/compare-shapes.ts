import { lookup } from '@folkmoot/contracts';
import type { Shape } from './printed';

/**
 * `request`: data that callers send. Everything that was accepted must still be accepted. `reply`: data in replies and
 * events. Everything that was sent must still be sent. New data may be added at any time, since readers ignore unknown
 * fields.
 */
export type Direction = 'request' | 'reply';

type Compare = (before: Shape, after: Shape, direction: Direction, at: string) => string[];

const variantsOf = ({ anyOf, oneOf, ...rest }: Shape): Shape[] => anyOf ?? oneOf ?? [rest];

const valuesOf = (shape: Shape): unknown[] | null => (shape.const === undefined ? (shape.enum ?? null) : [shape.const]);

const isClosed = ({ additionalProperties }: Shape): boolean => additionalProperties === false;

const compareValues: Compare = (before, after, direction, at) => {
  const was = valuesOf(before);
  const is = valuesOf(after);
  if (direction === 'reply') return was && !is ? [`${at}: may be any value now`] : [];
  if (!is) return [];
  if (!was) return [`${at}: takes only ${JSON.stringify(is)} now`];
  return was
    .filter((value) => !is.includes(value))
    .map((value) => `${at}: ${JSON.stringify(value)} is not taken any more`);
};

const typesOf = ({ type }: Shape): string[] => [type ?? []].flat();
const includes = (types: readonly string[], type: string): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

const compareTypes: Compare = (before, after, direction, at) => {
  const was = typesOf(before);
  const is = typesOf(after);
  if (direction === 'request') {
    if (is.length === 0) return [];
    return was.filter((type) => !includes(is, type)).map((type) => `${at}: ${type} is not taken any more`);
  }
  if (was.length === 0) return [];
  if (is.length === 0) return [`${at}: may be anything now, was ${was.join(' or ')}`];
  return is.filter((type) => !includes(was, type)).map((type) => `${at}: may be ${type} now, was ${was.join(' or ')}`);
};

const ceilings = ['maxLength', 'maximum', 'maxItems'] as const;
const floors = ['minLength', 'minimum', 'minItems'] as const;
const forms = ['pattern', 'format'] as const;

/** Limits affect senders: a lower maximum, a higher minimum, another form. */
const compareLimits: Compare = (before, after, direction, at) => {
  if (direction === 'reply') return [];
  const { POSITIVE_INFINITY: none, NEGATIVE_INFINITY: low } = Number;
  return [
    ...ceilings.filter((name) => (after[name] ?? none) < (before[name] ?? none)),
    ...floors.filter((name) => (after[name] ?? low) > (before[name] ?? low)),
    ...forms.filter((name) => after[name] !== undefined && after[name] !== before[name]),
  ].map((name) => `${at}: ${name} is ${after[name]} now, was ${before[name] ?? 'not there'}`);
};

const compareProperties: Compare = (before, after, direction, at) =>
  Object.entries(before.properties ?? {}).flatMap(([name, was]) => {
    const is = lookup(after.properties, name);
    if (is) return compareShapes(was, is, direction, `${at}.${name}`);
    if (direction === 'reply') return [`${at}.${name} is missing now`];
    return isClosed(after) ? [`${at}.${name} is refused now`] : [];
  });

const compareRequired: Compare = (before, after, direction, at) => {
  const was = before.required ?? [];
  const is = after.required ?? [];
  if (direction === 'request')
    return is.filter((name) => !was.includes(name)).map((name) => `${at}.${name} must be given now`);
  const stillThere = was.filter((name) => lookup(after.properties, name));
  return stillThere.filter((name) => !is.includes(name)).map((name) => `${at}.${name} may be missing now`);
};

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

const compareInner: Compare = (before, after, direction, at) => [
  ...(isShape(before.items) && isShape(after.items)
    ? compareShapes(before.items, after.items, direction, `${at}[]`)
    : []),
  ...(isShape(before.additionalProperties) && isShape(after.additionalProperties)
    ? compareShapes(before.additionalProperties, after.additionalProperties, direction, `${at}.*`)
    : []),
];

const plainly: readonly Compare[] = [
  compareTypes,
  compareValues,
  compareLimits,
  compareProperties,
  compareRequired,
  compareInner,
];

const comparePlain: Compare = (before, after, direction, at) => {
  if (before.$ref || before.allOf || after.$ref || after.allOf)
    return [`${at}: changed in a way that cannot be compared`];
  return plainly.flatMap((compare) => compare(before, after, direction, at));
};

/** The problems of the partner that differs least. */
const leastDifferent = (problems: readonly string[][]): string[] =>
  problems.reduce((least, some) => (some.length < least.length ? some : least));

/** Lines for every break when one shape replaces another. */
export const compareShapes: Compare = (before, after, direction, at) => {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const was = variantsOf(before);
  const is = variantsOf(after);
  if (direction === 'request') {
    return was.flatMap((a) => leastDifferent(is.map((b) => comparePlain(a, b, direction, at))));
  }
  return is.flatMap((shape) => leastDifferent(was.map((other) => comparePlain(other, shape, direction, at))));
};
