import { Query } from 'mingo/query';
import { compile } from '../query/match';
import { type Doc, isDoc } from '../values/values';
import { checkExpression } from './expressions';
import { mingoContext } from './mingo-context';

export type Project = (doc: Doc) => Doc;

const isFlag = (value: unknown): boolean => value === true || value === false || typeof value === 'number';

const excluder =
  (spec: Doc): Project =>
  (doc) =>
    Object.fromEntries(Object.entries(doc).filter(([field]) => !(field in spec) || Boolean(spec[field])));
const includer = (spec: Doc): Project => {
  const withId = !('_id' in spec) || Boolean(spec._id);
  return (doc) =>
    Object.fromEntries(Object.entries(doc).filter(([field]) => (field === '_id' ? withId : Boolean(spec[field]))));
};

/** {'items.$': 1}: the first element that the filter matches. */
const positional = (spec: Doc, filter: Doc, path: string): Project => {
  const field = path.slice(0, -2);
  const { [path]: _positional, ...rest } = spec;
  const inner = projector({ ...rest, [field]: 1 }, {});
  const tests = Object.entries(filter)
    .filter(([name]) => name === field || name.startsWith(`${field}.`))
    .map(([name, condition]) => compile({ [name]: condition }));
  return (doc) => {
    const projected = inner(doc);
    const elements = doc[field];
    if (!Array.isArray(elements)) return projected;
    const hit = elements.findIndex((element) => tests.every((test) => test({ [field]: [element] })));
    return { ...projected, [field]: hit < 0 ? [] : [elements[hit]] };
  };
};

const checkProjected = (spec: Doc): void => {
  for (const value of Object.values(spec)) {
    if (isDoc(value) && '$elemMatch' in value) compile({ x: value });
    else if (!(isDoc(value) && '$slice' in value)) checkExpression(value);
  }
};

/** The function behind a find's projection. */
export const projector = (spec: Doc, filter: Doc): Project => {
  const entries = Object.entries(spec);
  const others = entries.filter(([field]) => field !== '_id');
  const isSimple = entries.every(([field, value]) => isFlag(value) && !field.includes('.') && !field.includes('$'));
  if (isSimple) {
    const isInclusion = others.length > 0 ? others.some(([, value]) => Boolean(value)) : Boolean(spec._id);
    const isMixed = others.some(([, value]) => Boolean(value) !== isInclusion);
    if (!isMixed) return isInclusion ? includer(spec) : excluder(spec);
  }
  const path = entries.find(([field]) => field.endsWith('.$'))?.[0];
  if (path) return positional(spec, filter, path);
  checkProjected(spec);
  const query = new Query({}, { context: mingoContext });
  return (doc) => query.find<Doc>([doc], spec).next() as Doc;
};
