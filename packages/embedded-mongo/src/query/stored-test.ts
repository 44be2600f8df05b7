/**
 * @file Conditions on the elements of a list, tested on stored bytes: an element is decoded only when the texts that it
 * must hold stand in it. Decoding all answers of a response to find one takes five times as long.
 */

import type { BytesTest } from '../storage/model';
import { arrayType, checked, documentType, eachElement, enough, int32, valueAt } from '../values/decode';
import { type Doc, isDoc, isEmpty } from '../values/values';
import { elementTest, type Test } from './match';

interface Split {
  /** What is left of the filter. */
  readonly rest: Doc;
  readonly stored: readonly BytesTest[];
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
  /** The text as it stands in a document, wherever it stands: its length, the text, a zero. */
  readonly standing: Buffer;
}
const standing = (text: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32LE(text.length + 1);
  return Buffer.concat([length, text, Buffer.alloc(1)]);
};
const needlesOf = (wanted: Doc): Needle[] =>
  Object.entries(wanted).flatMap(([name, value]) => {
    const isPlain = typeof value === 'string' && !value.includes(replacement) && !name.includes('.');
    const text = Buffer.from(isPlain ? value : '');
    return isPlain ? [{ name: Buffer.from(name), text, standing: standing(text) }] : [];
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
/** Where a needle's text stands, asked for one element after the other. */
const placesOf = (bytes: Buffer, start: number, { standing: wanted }: Needle) => {
  let place = bytes.indexOf(wanted, start);
  return {
    isNowhere: place < 0,
    isWithin: (from: number, end: number): boolean => {
      if (place >= 0 && place < from) place = bytes.indexOf(wanted, from);
      return place >= 0 && place < end;
    },
  };
};
const someElement = (bytes: Buffer, start: number, { needles, test }: Wanted): boolean => {
  const places = needles.map((needle) => placesOf(bytes, start, needle));
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

/** `{field: {$elemMatch: {...}}}` with some text that an element must hold. */
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

/** Some of the branches, where each is tested on bytes alone. */
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

/** Takes out of a filter what is better tested on bytes. */
export const splitFilter = (filter: Doc, variables?: Doc): Split => {
  const parts = Object.entries(filter).map(([name, operand]) => partsOf(name, operand, variables));
  return {
    rest: Object.assign({}, ...parts.map(({ rest }) => rest)) as Doc,
    stored: parts.flatMap(({ stored }) => stored),
  };
};
