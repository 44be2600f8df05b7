/** @file Sums and products of Decimal128, exact to its 34 digits. */
import { Decimal128 } from 'bson';
import { notImplemented } from '../errors';
import { bsonTypeOf } from './values';

/** digits x 10^exponent */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}
const maxDigits = 34;
/** MongoDB takes 15 digits of a double into decimal arithmetic. */
const digitsOfDouble = 15;

const parse = (text: string): Decimal => {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/i.exec(text);
  if (!match) throw notImplemented(`arithmetic on the decimal ${text}`);
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = match;
  return { digits: BigInt(`${sign}${whole}${fraction}`), exponent: Number(exponent) - fraction.length };
};

/** Any number as a decimal; throws NotImplemented for NaN and infinities. */
export const decimalOf = (value: unknown): Decimal => {
  const isDouble = bsonTypeOf(value) === 'Double' || (typeof value === 'number' && !Number.isInteger(value));
  if (!isDouble) return parse(String(value));
  const rounded = Number(Number(value).toPrecision(digitsOfDouble));
  return parse(String(rounded));
};

const halfEven = (digits: bigint, divisor: bigint): bigint => {
  const quotient = digits / divisor;
  const twice = 2n * (digits % divisor);
  const distance = twice < 0n ? -twice : twice;
  if (distance < divisor || (distance === divisor && quotient % 2n === 0n)) return quotient;
  return quotient + (digits < 0n ? -1n : 1n);
};
/** The Decimal128 next to an exact decimal. */
export const toDecimal128 = ({ digits, exponent }: Decimal): Decimal128 => {
  const excess = digits.toString().replace('-', '').length - maxDigits;
  if (excess <= 0) return Decimal128.fromString(`${digits}E${exponent}`);
  return toDecimal128({ digits: halfEven(digits, 10n ** BigInt(excess)), exponent: exponent + excess });
};

const scaled = (decimal: Decimal, exponent: number): bigint =>
  decimal.digits * 10n ** BigInt(decimal.exponent - exponent);
export const addDecimals = (left: Decimal, right: Decimal): Decimal => {
  const exponent = Math.min(left.exponent, right.exponent);
  return { digits: scaled(left, exponent) + scaled(right, exponent), exponent };
};
export const multiplyDecimals = (left: Decimal, right: Decimal): Decimal => ({
  digits: left.digits * right.digits,
  exponent: left.exponent + right.exponent,
});
