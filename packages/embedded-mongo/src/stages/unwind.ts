import { Long } from 'bson';
import { mapped, pause } from '../execution/flow';
import { fieldAt } from '../expressions/compile';
import { located, namedArguments } from '../expressions/types';
import { removePath, setPath } from '../values/paths';
import { type Doc, isDoc, isNil } from '../values/values';
import type { Stage } from './types';

interface Unwound {
  readonly path: string;
  readonly index: string | undefined;
  readonly keepsEmpty: boolean;
}
const optionsOf = (operand: unknown): Unwound => {
  const args = isDoc(operand)
    ? namedArguments(operand, '$unwind', {
        required: ['path'],
        optional: ['includeArrayIndex', 'preserveNullAndEmptyArrays'],
      })
    : { path: operand };
  const { path, includeArrayIndex: index, preserveNullAndEmptyArrays: keepsEmpty = false } = args as Doc;
  if (typeof path !== 'string' || !/^\$[^$]/.test(path)) {
    throw located(28818, "path option to $unwind stage should be prefixed with a '$'");
  }
  if (index !== undefined && (typeof index !== 'string' || index === '' || index.startsWith('$'))) {
    throw located(28810, 'expected a non-empty string for the includeArrayIndex option to $unwind stage');
  }
  if (typeof keepsEmpty !== 'boolean') {
    throw located(28809, 'expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage');
  }
  return { path: path.slice(1), index, keepsEmpty };
};
const numbered = (row: Doc, index: string | undefined, position: number | undefined): Doc => {
  if (index === undefined) return row;
  const copy = { ...row };
  setPath(copy, index, position === undefined ? null : Long.fromNumber(position));
  return copy;
};

function* elementsOf(row: Doc, { path, index, keepsEmpty }: Unwound): Iterable<Doc> {
  const value = fieldAt(row, path.split('.'));
  const isEmpty = isNil(value) || (Array.isArray(value) && value.length === 0);
  if (isEmpty) {
    if (!keepsEmpty) return;
    const copy = { ...row };
    if (Array.isArray(value)) removePath(copy, path);
    yield numbered(copy, index, undefined);
    return;
  }
  if (!Array.isArray(value)) {
    yield numbered(row, index, undefined);
    return;
  }
  for (const [position, element] of value.entries()) {
    const copy = { ...row };
    setPath(copy, path, element);
    yield numbered(copy, index, position);
  }
}

export const unwind: Stage = (operand) => {
  const options = optionsOf(operand);
  return function* (rows) {
    for (const elements of mapped(rows, (row) => elementsOf(row, options))) {
      if (elements === pause) yield pause;
      else yield* elements;
    }
  };
};
