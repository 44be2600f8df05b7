/**
 * @file Conditions on the elements of a list, tested on stored bytes: an element is decoded only when the texts that it
 * must hold stand in it. Decoding all answers of a response to find one takes five times as long.
 */
import { arrayType, checked, documentType, eachElement, enough, int32, valueAt } from '../values/decode';
import { type Doc, isDoc, isEmpty } from '../values/values';
import { elementTest, type Test } from './match';

/** A test of a document's bytes. */
export type StoredTest = (raw: Buffer) => boolean;
interface Split {
  /** What is left of the filter. */
  readonly rest: Doc;
  readonly stored: readonly StoredTest[];
}

const textType = 2;
/** Bytes that are no text are read as this, so that a text with it may be equal to several. */
const replacement = '\uFFFD';

const isSame = (bytes: Buffer, from: number, end: number, wanted: Buffer): boolean => {
  if (end - from !== wanted.length) return false;
  for (let at = 0; at < wanted.length; at++) if (bytes[from + at] !== wanted[at]) return false;
  return true;
};

/** A field that must be this text, unless it is something else than a text. */
interface Needle {
  readonly name: Buffer;
  readonly text: Buffer;
}
const needlesOf = (wanted: Doc): Needle[] =>
  Object.entries(wanted).flatMap(([name, value]) => {
    const isPlain = typeof value === 'string' && !value.includes(replacement) && !name.includes('.');
    return isPlain ? [{ name: Buffer.from(name), text: Buffer.from(value) }] : [];
  });
const mayHold = (bytes: Buffer, start: number, { name, text }: Needle): boolean => {
  let may = false;
  eachElement(bytes, start, ({ type }, nameAt, nameEnd, at) => {
    if (!isSame(bytes, nameAt, nameEnd, name)) return undefined;
    may = type !== textType || isSame(bytes, at + 4, at + 3 + int32(bytes, at), text);
    return may ? enough : undefined;
  });
  return may;
};

interface Wanted {
  readonly needles: readonly Needle[];
  readonly test: Test;
}
const someElement = (bytes: Buffer, start: number, { needles, test }: Wanted): boolean => {
  let isMet = false;
  eachElement(bytes, start, ({ type, size }, _nameAt, _nameEnd, at) => {
    if (type === documentType && !needles.every((needle) => mayHold(bytes, at, needle))) return undefined;
    isMet = test(valueAt(bytes, { type, at, end: at + size(bytes, at) }));
    return isMet ? enough : undefined;
  });
  return isMet;
};
const listTest = (field: string, wanted: Wanted): StoredTest => {
  const name = Buffer.from(field);
  return (raw) =>
    checked(() => {
      let isMet = false;
      eachElement(raw, 0, ({ type }, nameAt, nameEnd, at) => {
        if (!isSame(raw, nameAt, nameEnd, name)) return undefined;
        isMet = type === arrayType && someElement(raw, at, wanted);
        return enough;
      });
      return isMet;
    });
};

/** `{field: {$elemMatch: {...}}}` with some text that an element must hold. */
const storedOf = (field: string, condition: unknown, variables: Doc | undefined): StoredTest | undefined => {
  if (field.includes('.') || !isDoc(condition) || Object.keys(condition).join() !== '$elemMatch') return undefined;
  const wanted = condition.$elemMatch;
  if (!isDoc(wanted) || Object.keys(wanted).some((name) => name.startsWith('$'))) return undefined;
  const needles = needlesOf(wanted);
  return needles.length > 0 ? listTest(field, { needles, test: elementTest(wanted, variables) }) : undefined;
};
const isEvery =
  (tests: readonly StoredTest[]): StoredTest =>
  (raw) =>
    tests.every((test) => test(raw));
const branchesOf = (operand: unknown, variables: Doc | undefined): readonly Split[] =>
  Array.isArray(operand) && operand.every(isDoc) ? operand.map((filter) => splitFilter(filter, variables)) : [];

/** Some of the branches, where each is tested on bytes alone. */
const someOf = (operand: unknown, variables: Doc | undefined): StoredTest | undefined => {
  const branches = branchesOf(operand, variables);
  const isWhole = branches.every(({ rest, stored }) => stored.length > 0 && isEmpty(rest));
  if (branches.length === 0 || !isWhole) return undefined;
  const tests = branches.map(({ stored }) => isEvery(stored));
  return (raw) => tests.some((test) => test(raw));
};
const partsOf = (name: string, operand: unknown, variables: Doc | undefined): Split => {
  const stored = name === '$or' ? someOf(operand, variables) : storedOf(name, operand, variables);
  if (stored) return { rest: {}, stored: [stored] };
  const branches = name === '$and' ? branchesOf(operand, variables) : [];
  if (branches.length === 0) return { rest: { [name]: operand }, stored: [] };
  const rests = branches.map(({ rest }) => rest).filter((rest) => !isEmpty(rest));
  return { rest: rests.length > 0 ? { $and: rests } : {}, stored: branches.flatMap(({ stored: tests }) => tests) };
};

/** Takes out of a filter what is better tested on bytes. */
export const splitFilter = (filter: Doc, variables?: Doc): Split => {
  const parts = Object.entries(filter).map(([name, operand]) => partsOf(name, operand, variables));
  return {
    rest: Object.assign({}, ...parts.map(({ rest }) => rest)) as Doc,
    stored: parts.flatMap(({ stored }) => stored),
  };
};
