/** @file Arithmetic that keeps BSON's number types: Int32 widens to Long, Long to Double, Double to Decimal128. */
import { type Decimal128, Long } from 'bson';
import { CommandError, notImplemented, typeMismatch } from '../errors';
import { addDecimals, type Decimal, decimalOf, multiplyDecimals, toDecimal128 } from './decimal';
import { isInt32, makeDouble } from './decode';
import { own } from './own-fields';
import { bsonTypeOf, isNumeric } from './values';

export type NumberKind = 'int' | 'long' | 'double' | 'decimal';
const minLong = -(2n ** 63n);
const maxLong = 2n ** 63n - 1n;

const kindOfType: Readonly<Record<string, NumberKind>> = {
  Int32: 'int',
  Long: 'long',
  Double: 'double',
  Decimal128: 'decimal',
};

/** Which BSON number type a value has. */
export const numberKind = (value: unknown): NumberKind | undefined => {
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double';
  if (typeof value === 'bigint') return 'long';
  return own(kindOfType, bsonTypeOf(value) ?? '');
};
const widths: readonly NumberKind[] = ['int', 'long', 'double', 'decimal'];
/** The type that holds both. */
export const wider = (left: NumberKind, right: NumberKind): NumberKind =>
  widths.indexOf(left) < widths.indexOf(right) ? right : left;

export const bigOf = (value: unknown): bigint => {
  if (typeof value === 'number') return BigInt(value);
  // Long's own conversion is slow, by decimal digits.
  return value instanceof Long ? (BigInt(value.high) << 32n) | BigInt(value.low >>> 0) : BigInt(String(value));
};
const fitsLong = (value: bigint): boolean => value >= minLong && value <= maxLong;
/** A whole number as Int32 where it may be one and fits, else as Long; undefined when it is too large for both. */
export const wholeOf = (value: bigint, kind: NumberKind): number | Long | undefined => {
  if (!fitsLong(value)) return undefined;
  const small = Number(value);
  return kind === 'int' && isInt32(small) ? small : Long.fromBigInt(value);
};

/** A number without its decimals; undefined for values that are not finite numbers. */
export const truncated = (value: unknown): bigint | undefined => {
  const kind = numberKind(value);
  if (kind === 'int' || kind === 'long') return bigOf(value);
  if (!kind || !Number.isFinite(Number(value))) return undefined;
  if (kind === 'double') return BigInt(Math.trunc(Number(value)));
  const { digits, exponent } = decimalOf(value);
  return exponent < 0 ? digits / 10n ** BigInt(-exponent) : digits * 10n ** BigInt(exponent);
};

interface Operation {
  readonly name: string;
  readonly double: (left: number, right: number) => number;
  readonly integer: (left: bigint, right: bigint) => bigint;
  readonly decimal?: (left: Decimal, right: Decimal) => Decimal;
}
type OnOverflow = (exact: bigint) => unknown;
const refuseOverflow: OnOverflow = (exact) => {
  throw new CommandError(2, 'BadValue', `Failed to apply arithmetic: ${exact} does not fit into a 64-bit integer`);
};
const toDouble: OnOverflow = (exact) => makeDouble(Number(exact));

const onDecimals = ({ name, decimal }: Operation, left: unknown, right: unknown): Decimal128 => {
  if (!decimal) throw notImplemented(`Decimal128 in ${name}`);
  return toDecimal128(decimal(decimalOf(left), decimalOf(right)));
};
const calculate = (operation: Operation, left: unknown, right: unknown, onOverflow: OnOverflow): unknown => {
  const kind = wider(numberKind(left) ?? 'int', numberKind(right) ?? 'int');
  if (kind === 'decimal') return onDecimals(operation, left, right);
  if (kind === 'double') return makeDouble(operation.double(Number(left), Number(right)));
  if (typeof left === 'number' && typeof right === 'number') {
    const quick = operation.double(left, right);
    if (isInt32(quick)) return quick;
  }
  const exact = operation.integer(bigOf(left), bigOf(right));
  return wholeOf(exact, kind) ?? onOverflow(exact);
};

const addition: Operation = { name: '$add', double: (a, b) => a + b, integer: (a, b) => a + b, decimal: addDecimals };
const subtraction: Operation = {
  name: '$subtract',
  double: (a, b) => a - b,
  integer: (a, b) => a - b,
  decimal: (a, b) => addDecimals(a, { digits: -b.digits, exponent: b.exponent }),
};
const multiplication: Operation = {
  name: '$multiply',
  double: (a, b) => a * b,
  integer: (a, b) => a * b,
  decimal: multiplyDecimals,
};
const remainder: Operation = { name: '$mod', double: (a, b) => a % b, integer: (a, b) => a % b };

const forUpdate = (operation: Operation, name: string) => (left: unknown, right: unknown) => {
  if (!isNumeric(left) || !isNumeric(right)) throw typeMismatch(`Cannot apply ${name} to a value of non-numeric type`);
  return calculate(operation, left, right, refuseOverflow);
};
/** As updates calculate: a Long that overflows is refused. */
export const incremented = forUpdate(addition, '$inc');
export const multiplied = forUpdate(multiplication, '$mul');

/** As expressions calculate: a Long that overflows becomes a Double. */
export const add = (left: unknown, right: unknown): unknown => calculate(addition, left, right, toDouble);
export const subtract = (left: unknown, right: unknown): unknown => calculate(subtraction, left, right, toDouble);
export const multiply = (left: unknown, right: unknown): unknown => calculate(multiplication, left, right, toDouble);
export const modulo = (left: unknown, right: unknown): unknown => calculate(remainder, left, right, toDouble);

const bitwise: Readonly<Record<string, (left: bigint, right: bigint) => bigint>> = {
  and: (left, right) => left & right,
  or: (left, right) => left | right,
  xor: (left, right) => left ^ right,
};
/** $bit on whole numbers. */
export const applyBits = (value: unknown, name: string, operand: unknown): unknown => {
  const operation = own(bitwise, name);
  if (!operation) throw new CommandError(2, 'BadValue', `$bit only supports 'and', 'or' and 'xor', not '${name}'`);
  const kind = wider(numberKind(value) ?? 'double', numberKind(operand) ?? 'double');
  if (kind !== 'int' && kind !== 'long') throw new CommandError(2, 'BadValue', '$bit needs whole numbers');
  return wholeOf(operation(bigOf(value), bigOf(operand)), kind);
};
