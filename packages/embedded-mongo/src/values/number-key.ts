/**
 * @file The bytes of a number in a key: the nearest double towards zero, then the remainder. So doubles, 64-bit
 * integers and decimals compare exactly, at any size and precision.
 */
import { Decimal128, Long } from 'bson';

/** A fraction of whole numbers; the divisor is positive. */
interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}
const restBits = 128n;
const restBytes = 16;
/** The byte after the double. */
const tails = { exact: 0, rest: 1, beyond: 2 } as const;
const largest: Fraction = { top: BigInt(Number.MAX_VALUE), bottom: 1n };
const smallest: Fraction = { top: 1n, bottom: 2n ** 1074n };

const isLess = (left: Fraction, right: Fraction): boolean => left.top * right.bottom < right.top * left.bottom;

const scratch = Buffer.alloc(8);
/** A positive double as mantissa and power of two. */
const partsOf = (value: number): { readonly mantissa: bigint; readonly power: number } => {
  scratch.writeDoubleBE(value);
  const bits = scratch.readBigUInt64BE();
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  return exponent === 0
    ? { mantissa: fraction, power: -1074 }
    : { mantissa: fraction | 0x10000000000000n, power: exponent - 1075 };
};
const fractionOf = (value: number): Fraction => {
  const { mantissa, power } = partsOf(value);
  return power >= 0 ? { top: mantissa << BigInt(power), bottom: 1n } : { top: mantissa, bottom: 1n << BigInt(-power) };
};
const doubleBefore = (value: number): number => {
  scratch.writeDoubleBE(value);
  scratch.writeBigUInt64BE(scratch.readBigUInt64BE() - 1n);
  return scratch.readDoubleBE();
};

/** sign, digits and power of ten of a number's text. */
const decimalParts = /^-?(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/i;
const exactOf = (text: string): Fraction => {
  const [, whole = '0', decimals = '', exponent = '0'] = decimalParts.exec(text) ?? [];
  const digits = BigInt(whole + decimals);
  const power = Number(exponent) - decimals.length;
  return power >= 0
    ? { top: digits * 10n ** BigInt(power), bottom: 1n }
    : { top: digits, bottom: 10n ** BigInt(-power) };
};

const headOf = (value: number): Buffer => {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeDoubleBE(value);
  bytes.writeUInt8(bytes.readUInt8(0) | 0x80, 0);
  return bytes;
};
/** Digits and power of ten, for decimals beyond the range of doubles. */
const beyond = (value: number, text: string): Buffer => {
  const [, whole = '0', decimals = '', exponent = '0'] = decimalParts.exec(text) ?? [];
  const digits = (whole + decimals).replace(/^0+/, '');
  const power = Number(exponent) + digits.length - decimals.length + 0x4000;
  return Buffer.concat([
    headOf(value),
    Buffer.of(tails.beyond, power >> 8, power & 0xff),
    Buffer.from(digits.padEnd(34, '0')),
  ]);
};
const withRest = (value: number, exact: Fraction): Buffer => {
  const below = fractionOf(value);
  const { power } = partsOf(value);
  const top = exact.top * below.bottom - below.top * exact.bottom;
  if (top === 0n) return Buffer.concat([headOf(value), Buffer.of(tails.exact)]);
  const bottom = exact.bottom * below.bottom;
  const shift = restBits - BigInt(power);
  const [scaledTop, scaledBottom] = shift >= 0n ? [top << shift, bottom] : [top, bottom << -shift];
  const rest = scaledTop / scaledBottom;
  const isCut = rest * scaledBottom !== scaledTop;
  const bytes = Buffer.from(rest.toString(16).padStart(2 * restBytes, '0'), 'hex');
  return Buffer.concat([headOf(value), Buffer.of(tails.rest), bytes, Buffer.of(isCut ? 1 : 0)]);
};
/** The key of a number without its sign. */
const magnitude = (text: string): Buffer => {
  const exact = exactOf(text);
  if (isLess(largest, exact)) return beyond(Number.MAX_VALUE, text);
  if (exact.top === 0n) return Buffer.concat([headOf(0), Buffer.of(tails.exact)]);
  if (isLess(exact, smallest)) return beyond(0, text);
  const nearest = Math.min(Number(text.replace(/^-/, '')), Number.MAX_VALUE) || Number.MIN_VALUE;
  return withRest(isLess(exact, fractionOf(nearest)) ? doubleBefore(nearest) : nearest, exact);
};

const doubleKey = (value: number): Buffer => {
  const bytes = Buffer.alloc(9);
  if (Number.isNaN(value)) return bytes;
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  if (value < 0) for (let at = 0; at < 9; at++) bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
  else bytes.writeUInt8(bytes.readUInt8(0) ^ 0x80, 0);
  return bytes;
};
const isExactDouble = (value: unknown): boolean => {
  if (typeof value === 'bigint' || value instanceof Long) return Number.isSafeInteger(Number(value));
  if (!(value instanceof Decimal128)) return true;
  return /NaN|Inf/.test(value.toString());
};

/** Bytes whose order is the order of the numbers. */
export const numberKey = (value: unknown): Buffer => {
  if (isExactDouble(value)) return doubleKey(Number(value));
  const text = String(value);
  const key = magnitude(text);
  const isZero = key.readUInt8(0) === 0x80 && key.subarray(1).every((byte) => byte === 0);
  return text.startsWith('-') && !isZero ? Buffer.from(key.map((byte) => byte ^ 0xff)) : key;
};
