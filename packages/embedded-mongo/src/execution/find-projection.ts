/** @file Projections that only find supports: `items.$`, $elemMatch and $slice. */
import { badValue } from '../errors';
import { located } from '../expressions/types';
import { compile } from '../query/match';
import { own, put } from '../values/own-fields';
import { type Doc, isDoc, isNumeric, isTruthy } from '../values/values';
import { type Project, projection } from './projection';

type Change = (value: unknown) => unknown;

/** The first element that the filter matches. */
const positional = (filter: Doc, field: string): Change => {
  const tests = Object.entries(filter)
    .filter(([name]) => name === field || name.startsWith(`${field}.`))
    .map(([name, condition]) => compile({ [name]: condition }));
  if (tests.length === 0) throw located(51246, `positional operator '.$' requires a condition on '${field}'`);
  return (value) => {
    if (!Array.isArray(value)) return value;
    const hit = value.findIndex((element) => tests.every((test) => test({ [field]: [element] })));
    return hit < 0 ? [] : [value[hit]];
  };
};
const elementMatch = (condition: unknown): Change => {
  const test = compile({ x: { $elemMatch: condition } });
  return (value) => {
    const hit = Array.isArray(value) ? value.find((element) => test({ x: [element] })) : undefined;
    return hit === undefined ? undefined : [hit];
  };
};
const slice = (operand: unknown): Change => {
  const numbers = (Array.isArray(operand) ? operand : [operand]).map((value) =>
    isNumeric(value) ? Number(value) : Number.NaN,
  );
  const [first = 0, count] = numbers;
  if (numbers.length > 2 || !numbers.every(Number.isInteger) || (count !== undefined && count <= 0)) {
    throw located(28667, '$slice needs a whole number, or where to begin and a positive count');
  }
  return (value) => {
    if (!Array.isArray(value)) return value;
    if (count === undefined) return first < 0 ? value.slice(first) : value.slice(0, first);
    const start = first < 0 ? Math.max(value.length + first, 0) : first;
    return value.slice(start, start + count);
  };
};

interface Special {
  readonly field: string;
  readonly change: Change;
  /** Whether naming the field includes it, and so makes this an inclusion. */
  readonly includes: boolean;
}
const specialOf = (path: string, value: unknown, filter: Doc): Special | undefined => {
  if (path.endsWith('.$'))
    return { field: path.slice(0, -2), change: positional(filter, path.slice(0, -2)), includes: true };
  if (!isDoc(value)) return undefined;
  if ('$elemMatch' in value) return { field: path, change: elementMatch(value.$elemMatch), includes: true };
  const isSlice = '$slice' in value && (!Array.isArray(value.$slice) || !String(value.$slice[0]).startsWith('$'));
  return isSlice ? { field: path, change: slice(value.$slice), includes: false } : undefined;
};

const includesSome = (plain: Doc): boolean =>
  Object.entries(plain).some(([path, value]) => path !== '_id' && isTruthy(value));
interface Split {
  readonly plain: Doc;
  readonly specials: readonly Special[];
}
const split = (spec: Doc, filter: Doc): Split => {
  const plain: Doc = {};
  const specials: Special[] = [];
  for (const [path, value] of Object.entries(spec)) {
    const special = specialOf(path, value, filter);
    if (special?.field.includes('.')) throw badValue(`a projection of '${path}' below another field is not supported`);
    if (special) specials.push(special);
    else put(plain, path, value);
  }
  return { plain, specials };
};

/** The function behind a find's projection; `filter` decides positional parts. */
export const findProjector = (spec: Doc, filter: Doc, variables?: Doc): Project => {
  const { plain, specials } = split(spec, filter);
  const isInclusion = specials.some(({ includes }) => includes) || includesSome(plain);
  if (isInclusion) for (const { field } of specials) put(plain, field, 1);
  const project = Object.keys(plain).length > 0 ? projection(plain, variables) : (doc: Doc) => ({ ...doc });
  return (doc) => {
    const projected = project(doc);
    for (const { field, change } of specials) {
      const value = Object.hasOwn(projected, field) ? change(own(doc, field)) : undefined;
      if (value === undefined) delete projected[field];
      else put(projected, field, value);
    }
    return projected;
  };
};
