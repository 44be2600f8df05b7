import { lookup } from '@folkmoot/contracts';
import type { Shape } from './printed';

/**
 * `asked`: what callers send; all that was taken must be taken still. `told`: what is answered or announced; all that was
 * told must be told still. More may be told at any time, since readers pass over what they do not know.
 */
export type Direction = 'asked' | 'told';

type Compare = (before: Shape, after: Shape, direction: Direction, at: string) => string[];

const variantsOf = ({ anyOf, oneOf, ...rest }: Shape): Shape[] => anyOf ?? oneOf ?? [rest];

const valuesOf = (shape: Shape): unknown[] | null => (shape.const === undefined ? (shape.enum ?? null) : [shape.const]);

const isClosed = ({ additionalProperties }: Shape): boolean => additionalProperties === false;

const compareValues: Compare = (before, after, direction, at) => {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  if (direction === 'told') return was && !is ? [`${at}: may be any value now`] : [];
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
  const [was, is] = [typesOf(before), typesOf(after)];
  if (direction === 'asked') {
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

/** Limits matter to those who send: a lower ceiling, a higher floor, another form. */
const compareLimits: Compare = (before, after, direction, at) => {
  if (direction === 'told') return [];
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
    if (direction === 'told') return [`${at}.${name} is not told any more`];
    return isClosed(after) ? [`${at}.${name} is refused now`] : [];
  });

const compareRequired: Compare = (before, after, direction, at) => {
  const [was, is] = [before.required ?? [], after.required ?? []];
  if (direction === 'asked')
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

/** Of the partners, the one that differs least; what differs from it. */
const leastDifferent = (problems: readonly string[][]): string[] =>
  problems.reduce((least, some) => (some.length < least.length ? some : least));

/** What breaks somebody, line by line, when one shape takes the place of another. */
export const compareShapes: Compare = (before, after, direction, at) => {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [was, is] = [variantsOf(before), variantsOf(after)];
  if (direction === 'asked') {
    return was.flatMap((one) => leastDifferent(is.map((other) => comparePlain(one, other, direction, at))));
  }
  return is.flatMap((one) => leastDifferent(was.map((other) => comparePlain(other, one, direction, at))));
};
