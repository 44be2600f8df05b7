import type { Country } from '@folkmoot/contracts/client';
import { latinDigits } from '../../personal/latin-digits';

/** A postcode without spaces, its parts in groups; how the parts are joined; an example. */
type Format = readonly [pattern: RegExp, join: string, example: string];

const four = (example: string): Format => [/^(\d{4})$/, '', example];
const five = (example: string): Format => [/^(\d{5})$/, '', example];
const fourFrom1 = (example: string): Format => [/^([1-9]\d{3})$/, '', example];

const formats: Readonly<Record<Country, Format>> = {
  // The letters that no postcode has are left out, so that O and 0 are not mixed up at the end.
  GB: [
    /^(GIR(?=0AA)|[A-PR-UWYZ](?:\d[A-HJKPSTUW\d]?|[A-HK-Y]\d[A-HJKMNPRV-Y\d]?))(\d[ABD-HJLNP-UW-Z]{2})$/,
    ' ',
    'SW1A 1AA',
  ],
  IE: [/^([AC-FHKNPRTV-Y]\d{2}|D6W)([\dAC-FHKNPRTV-Y]{4})$/, ' ', 'D02 X285'],
  US: [/^(\d{5})(\d{4})?$/, '-', '20001'],
  CA: [/^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/, ' ', 'K1A 0B1'],
  AU: four('2600'),
  NZ: four('6011'),
  AT: fourFrom1('1010'),
  BE: fourFrom1('1000'),
  CH: fourFrom1('8001'),
  DE: five('10115'),
  DK: four('1050'),
  ES: [/^((?:0[1-9]|[1-4]\d|5[0-2])\d{3})$/, '', '28001'],
  FI: five('00100'),
  FR: [/^((?:0[1-9]|[1-8]\d|9[0-8])\d{3})$/, '', '75001'],
  IT: five('00118'),
  NL: [/^([1-9]\d{3})([A-Z]{2})$/, ' ', '1012 AB'],
  NO: four('0150'),
  PL: [/^(\d{2})(\d{3})$/, '-', '00-001'],
  PT: [/^([1-9]\d{3})(\d{3})$/, '-', '1000-001'],
  SE: [/^([1-9]\d{2})(\d{2})$/, ' ', '111 20'],
};

/** How people name their country in front of a postcode, besides by its own code: `D-10115`. */
const carCodes: Readonly<Partial<Record<Country, string>>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  IT: 'I',
  NO: 'N',
  PT: 'P',
  SE: 'S',
};

/** Without the country in front, where postcodes are digits. That of another country stays, and is refused. */
const withoutCountry = (plain: string, country: Country): string => {
  const [letters = '', ...others] = plain.split(/(?=\d)/);
  return [country, carCodes[country]].includes(letters) ? others.join('') : plain;
};

export const postcodeExample = (country: Country): string => formats[country][2];

/** A postcode in capitals with its usual space: `sw1a1aa` is `SW1A 1AA`. Null for a text that is none of the country. */
export const readPostcode = (written: string, country: Country): string | null => {
  const [pattern, join] = formats[country];
  const plain = latinDigits(written)
    .toUpperCase()
    .replace(/[\s.\-‐‑–]/g, '');
  const parts = pattern.exec(withoutCountry(plain, country))?.slice(1).filter(Boolean);
  return parts ? parts.join(join) : null;
};
