/**
 * @file Tests conditions on list elements on stored bytes: an element is decoded only when it contains the required
 * texts. Decoding all answers of a response to find one takes five times as long.
 */

import type { BytesTest } from '../storage/model';
import { arrayType, checked, documentType, eachElement, enough, int32, valueAt } from '../values/decode';
import { type Doc, isDoc, isEmpty } from '../values/values';
import { elementTest, type Test } from './match';

interface Split {
  /** The remaining filter. */
  readonly rest: Doc;
  readonly stored: readonly BytesTest[];
}

const textType = 2;
/** Invalid UTF-8 is decoded to this character, so a text with it may equal several byte sequences. */
const replacement = '\uFFFD';

const isSame = (bytes: Buffer, from: number, end: number, wanted: Buffer): boolean => {
  if (end - from !== wanted.length) return false;
  for (let at = 0; at < wanted.length; at++) if (bytes[from + at] !== wanted[at]) return false;
  return true;
};

/** A field that must equal this text, unless its value has another type. */
interface Needle {
  readonly name: Buffer;
  readonly text: Buffer;
  /** The text as stored in a document: its length, the text, a zero. */
  readonly storedForm: Buffer;
}
const storedForm = (text: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32LE(text.length + 1);
  return Buffer.concat([length, text, Buffer.alloc(1)]);
};
const needlesOf = (wanted: Doc): Needle[] =>
  Object.entries(wanted).flatMap(([name, value]) => {
    const isPlain = typeof value === 'string' && !value.includes(replacement) && !name.includes('.');
    const text = Buffer.from(isPlain ? value : '');
    return isPlain ? [{ name: Buffer.from(name), text, storedForm: storedForm(text) }] : [];
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
/** Finds the positions of a needle's text, for one element after the other. */
const needlePositions = (bytes: Buffer, start: number, { storedForm: wanted }: Needle) => {
  let position = bytes.indexOf(wanted, start);
  return {
    isNowhere: position < 0,
    isWithin: (from: number, end: number): boolean => {
      if (position >= 0 && position < from) position = bytes.indexOf(wanted, from);
      return position >= 0 && position < end;
    },
  };
};
const someElement = (bytes: Buffer, start: number, { needles, test }: Wanted): boolean => {
  const places = needles.map((needle) => needlePositions(bytes, start, needle));
  if (places.some(({ isNowhere }) => isNowhere)) return false;
  let isMet = false;
  eachElement(bytes, start, ({ type, size }, _nameAt, _nameEnd, at) => {
    const end = at + size(bytes, at);
    if (!places.every(({ isWithin }) => isWithin(at, end))) return undefined;
    if (type === documentType && !needles.every((needle) => mayHold(bytes, at, needle))) return undefined;
    isMet = test(valueAt(bytes, { type, at, end }));
    return isMet ? enough : undefined;
  });
  return isMet;
};
const listTest = (field: string, wanted: Wanted): BytesTest => {
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

/** `{field: {$elemMatch: {...}}}` with at least one text that an element must contain. */
const storedOf = (field: string, condition: unknown, variables: Doc | undefined): BytesTest | undefined => {
  if (field.includes('.') || !isDoc(condition) || Object.keys(condition).join() !== '$elemMatch') return undefined;
  const wanted = condition.$elemMatch;
  if (!isDoc(wanted) || Object.keys(wanted).some((name) => name.startsWith('$'))) return undefined;
  const needles = needlesOf(wanted);
  return needles.length > 0 ? listTest(field, { needles, test: elementTest(wanted, variables) }) : undefined;
};
const isEvery =
  (tests: readonly BytesTest[]): BytesTest =>
  (raw) =>
    tests.every((test) => test(raw));
const branchesOf = (operand: unknown, variables: Doc | undefined): readonly Split[] =>
  Array.isArray(operand) && operand.every(isDoc) ? operand.map((filter) => splitFilter(filter, variables)) : [];

/** Alternatives that can all be tested on bytes alone. */
const someOf = (operand: unknown, variables: Doc | undefined): BytesTest | undefined => {
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

/** Separates the conditions that are faster to test on bytes. */
export const splitFilter = (filter: Doc, variables?: Doc): Split => {
  const parts = Object.entries(filter).map(([name, operand]) => partsOf(name, operand, variables));
  return {
    rest: Object.assign({}, ...parts.map(({ rest }) => rest)) as Doc,
    stored: parts.flatMap(({ stored }) => stored),
  };
};
