import type { Country } from '@folkmoot/contracts/client';
import { latinDigits } from '../../personal/latin-digits';

/** How a country writes its numbers: its code, the prefix of a number inside the country, and the number of digits after it. */
type Plan = readonly [code: string, prefix: string, fewest: number, most: number, example: string];

const plans: Readonly<Record<Country, Plan>> = {
  GB: ['44', '0', 9, 10, '020 7946 0000'],
  IE: ['353', '0', 7, 9, '01 234 5678'],
  US: ['1', '1', 10, 10, '202-555-0123'],
  CA: ['1', '1', 10, 10, '613-555-0123'],
  AU: ['61', '0', 9, 10, '02 5550 1234'],
  NZ: ['64', '0', 8, 10, '04 123 4567'],
  AT: ['43', '0', 7, 13, '01 234567'],
  BE: ['32', '0', 8, 9, '02 123 45 67'],
  CH: ['41', '0', 9, 9, '044 123 45 67'],
  DE: ['49', '0', 5, 11, '030 1234567'],
  DK: ['45', '', 8, 8, '32 12 34 56'],
  ES: ['34', '', 9, 9, '912 345 678'],
  FI: ['358', '0', 5, 11, '09 123 4567'],
  FR: ['33', '0', 9, 9, '01 23 45 67 89'],
  IT: ['39', '', 6, 11, '06 1234 5678'],
  NL: ['31', '0', 9, 9, '020 123 4567'],
  NO: ['47', '', 5, 8, '22 12 34 56'],
  PL: ['48', '', 9, 9, '22 123 45 67'],
  PT: ['351', '', 9, 9, '212 345 678'],
  SE: ['46', '0', 7, 10, '08 123 456 78'],
};

/** The most digits of any number with its country code (E.164), and the fewest that are a number at all. */
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 7;

export const phoneExample = (country: Country): string => plans[country][4];

const fits = (digits: string, [, , fewest, most]: Plan): boolean => digits.length >= fewest && digits.length <= most;

const withoutPrefix = (digits: string, prefix: string): string =>
  prefix !== '' && digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;

/** A number in any usual spelling with its country code: `+442079460000`. Null for a text that is no number. */
export const readPhone = (written: string, country: Country): string | null => {
  const plan = plans[country];
  const [code, prefix] = plan;
  const plain = latinDigits(written)
    .trim()
    .replace(/^tel:/i, '')
    // `+44 (0)20`: the zero is only for calls inside the country.
    .replace(/^((?:\+|00)[\d\s]*)\(0\)/, '$1')
    .replace(/[\s().\-/‐‑–]/g, '')
    .replace(/^00/, '+');
  if (!/^\+?\d+$/.test(plain)) return null;
  if (!plain.startsWith('+')) {
    const digits = withoutPrefix(plain, prefix);
    return fits(digits, plan) ? `+${code}${digits}` : null;
  }
  const digits = plain.slice(1);
  if (digits.startsWith(code)) {
    const own = withoutPrefix(digits.slice(code.length), prefix);
    return fits(own, plan) ? `+${code}${own}` : null;
  }
  return digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS && !digits.startsWith('0')
    ? `+${digits}`
    : null;
};
