/** @file Arithmetic that keeps BSON's number types: Int32 widens to Long, Long to Double, as MongoDB does. */
import { Decimal128, Double, Int32, Long } from 'bson';
import { CommandError, notImplemented, typeMismatch } from '../errors';
import { bsonTypeOf, isNumeric } from './values';

type Kind = 'int' | 'long' | 'double' | 'decimal';
const minInt = -0x80000000;
const maxInt = 0x7fffffff;
const minLong = -(2n ** 63n);
const maxLong = 2n ** 63n - 1n;

const kindOfPlain = (value: number): Kind => {
  if (!Number.isInteger(value) || Object.is(value, -0)) return 'double';
  if (value >= minInt && value <= maxInt) return 'int';
  return Number.isSafeInteger(value) ? 'long' : 'double';
};
const kindOfType: Readonly<Record<string, Kind>> = {
  Int32: 'int',
  Long: 'long',
  Double: 'double',
  Decimal128: 'decimal',
};

/** Which BSON number type a value is, or is stored as. */
export const numberKind = (value: unknown): Kind | undefined => {
  if (typeof value === 'number') return kindOfPlain(value);
  if (typeof value === 'bigint') return 'long';
  return kindOfType[bsonTypeOf(value) ?? ''];
};

const bigOf = (value: unknown): bigint => BigInt(String(value));
const fromBig = (value: bigint, kinds: readonly Kind[]): unknown => {
  if (value < minLong || value > maxLong) {
    throw new CommandError(2, 'BadValue', `Failed to apply arithmetic: ${value} does not fit into a 64-bit integer`);
  }
  const fitsInt = value >= BigInt(minInt) && value <= BigInt(maxInt);
  return fitsInt && !kinds.includes('long') ? new Int32(Number(value)) : Long.fromBigInt(value);
};

interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}
const decimalOf = (value: unknown): Decimal => {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/i.exec(String(value));
  if (!match) throw notImplemented(`arithmetic on the decimal ${String(value)}`);
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = match;
  return { digits: BigInt(`${sign}${whole}${fraction}`), exponent: Number(exponent) - fraction.length };
};
const scaled = (decimal: Decimal, exponent: number): bigint =>
  decimal.digits * 10n ** BigInt(decimal.exponent - exponent);
const decimalFrom = (digits: bigint, exponent: number): Decimal128 => Decimal128.fromString(`${digits}E${exponent}`);
const addDecimals = (left: Decimal, right: Decimal): Decimal128 => {
  const exponent = Math.min(left.exponent, right.exponent);
  return decimalFrom(scaled(left, exponent) + scaled(right, exponent), exponent);
};
const multiplyDecimals = (left: Decimal, right: Decimal): Decimal128 =>
  decimalFrom(left.digits * right.digits, left.exponent + right.exponent);

interface Operation {
  readonly name: string;
  readonly double: (left: number, right: number) => number;
  readonly integer: (left: bigint, right: bigint) => bigint;
  readonly decimal: (left: Decimal, right: Decimal) => Decimal128;
}
const calculate = (operation: Operation, left: unknown, right: unknown): unknown => {
  if (!isNumeric(left) || !isNumeric(right)) {
    throw typeMismatch(`Cannot apply ${operation.name} to a value of non-numeric type`);
  }
  const kinds = [numberKind(left) ?? 'double', numberKind(right) ?? 'double'];
  if (kinds.includes('decimal')) return operation.decimal(decimalOf(left), decimalOf(right));
  if (kinds.includes('double')) return new Double(operation.double(Number(left), Number(right)));
  return fromBig(operation.integer(bigOf(left), bigOf(right)), kinds);
};

export const addNumbers = (left: unknown, right: unknown): unknown =>
  calculate({ name: '$inc', double: (a, b) => a + b, integer: (a, b) => a + b, decimal: addDecimals }, left, right);
export const multiplyNumbers = (left: unknown, right: unknown): unknown =>
  calculate(
    { name: '$mul', double: (a, b) => a * b, integer: (a, b) => a * b, decimal: multiplyDecimals },
    left,
    right,
  );

const bitwise: Readonly<Record<string, (left: bigint, right: bigint) => bigint>> = {
  and: (left, right) => left & right,
  or: (left, right) => left | right,
  xor: (left, right) => left ^ right,
};
/** $bit on whole numbers. */
export const applyBits = (value: unknown, name: string, operand: unknown): unknown => {
  const operation = bitwise[name];
  if (!operation) throw new CommandError(2, 'BadValue', `$bit only supports 'and', 'or' and 'xor', not '${name}'`);
  const kinds = [numberKind(value) ?? 'double', numberKind(operand) ?? 'double'];
  if (!kinds.every((kind) => kind === 'int' || kind === 'long')) throw typeMismatch('$bit needs whole numbers');
  return fromBig(operation(bigOf(value), bigOf(operand)), kinds);
};
