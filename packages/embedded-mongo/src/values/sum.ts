import { addDecimals, type Decimal, decimalOf, toDecimal128 } from './decimal';
import { makeDouble } from './decode';
import { bigOf, type NumberKind, numberKind, wholeOf, wider } from './numbers';

const maxExact = 2 ** 52;
const scratch = Buffer.alloc(8);
/** Every digit of a double. */
const exactDecimal = (value: number): Decimal => {
  scratch.writeDoubleBE(value);
  const bits = scratch.readBigUInt64BE();
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = (exponent === 0 ? fraction : fraction | 0x10000000000000n) * (value < 0 ? -1n : 1n);
  const power = Math.max(exponent, 1) - 1075;
  return power >= 0
    ? { digits: mantissa << BigInt(power), exponent: 0 }
    : { digits: mantissa * 5n ** BigInt(-power), exponent: power };
};

/**
 * A running sum for $sum and $avg: whole numbers exactly, doubles with compensation of rounding errors, decimals as
 * decimals. The total has the widest type of the added numbers. Non-numbers are ignored.
 */
export class Sum {
  /** How many numbers were added. */
  count = 0;
  #kind: NumberKind = 'int';
  #small = 0;
  #whole = 0n;
  #double = 0;
  #error = 0;
  #special = 0;
  #decimal: Decimal = { digits: 0n, exponent: 0 };

  add(value: unknown): void {
    const kind = numberKind(value);
    if (!kind) return;
    this.count++;
    this.#kind = wider(this.#kind, kind);
    if (kind === 'decimal') this.#decimal = addDecimals(this.#decimal, decimalOf(value));
    else if (kind === 'double') this.#addDouble(Number(value));
    else this.#addWhole(value);
  }
  #addWhole(value: unknown): void {
    if (typeof value !== 'number') {
      this.#whole += bigOf(value);
      return;
    }
    this.#small += value;
    if (Math.abs(this.#small) < maxExact) return;
    this.#whole += BigInt(this.#small);
    this.#small = 0;
  }
  #addDouble(value: number): void {
    this.#special += value;
    const next = this.#double + value;
    const part = next - this.#double;
    this.#error += this.#double - (next - part) + (value - part);
    this.#double = next;
  }

  get #wholes(): bigint {
    return this.#whole + BigInt(this.#small);
  }
  get #asDouble(): number {
    const total = this.#double + (Number(this.#wholes) + this.#error);
    return Number.isNaN(total) ? this.#special : total;
  }
  total(): unknown {
    if (this.#kind === 'decimal') return this.#decimalTotal();
    if (this.#kind === 'double') return makeDouble(this.#asDouble);
    return wholeOf(this.#wholes, this.#kind) ?? makeDouble(Number(this.#wholes));
  }
  #decimalTotal(): unknown {
    const doubles = addDecimals(exactDecimal(this.#double), exactDecimal(this.#error));
    const others = addDecimals({ digits: this.#wholes, exponent: 0 }, doubles);
    return toDecimal128(others.digits === 0n ? this.#decimal : addDecimals(this.#decimal, others));
  }
  /** The average; null when nothing was added. Throws the error of `onDecimal` for decimals. */
  average(onDecimal: () => Error): unknown {
    if (this.#kind === 'decimal') throw onDecimal();
    return this.count === 0 ? null : makeDouble(this.#asDouble / this.count);
  }
}
