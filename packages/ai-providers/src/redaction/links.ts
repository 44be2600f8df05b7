import type { RedactionRule } from './redaction-rule';

/** @file Pages and accounts of people on the web, without "https". */

const topLevels =
  'com|org|net|info|eu|blog|site|online|me|tv|io|uk|ie|au|nz|us|ca|de|at|ch|fr|be|lu|es|mx|ar|cl|co|pe|cat|wales|cymru|scot';
const link = (pattern: RegExp): RedactionRule => ({ kind: 'link', pattern });

/** With a path, which says what they are: "facebook.example/jo". And names of accounts: "@jo". */
export const pathRules: readonly RedactionRule[] = [
  link(/(?<![\p{L}\d@.-])[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,3}\.[a-z]{2,10}\/[^\s<>"')\]]{1,200}/giu),
  link(/(?<![\p{L}\d.])@[\p{L}\d_.]{2,40}[\p{L}\d_]/giu),
];

/** A host alone. They come after addresses of e-mail, which end like this. */
export const hostRules: readonly RedactionRule[] = [
  link(
    new RegExp(
      `(?<![\\p{L}\\d@.-])[a-z\\d-]{2,63}(?:\\.[a-z\\d-]{2,63}){0,3}\\.(?:${topLevels})(?![\\p{L}\\d@]|\\.\\p{L})`,
      'gu',
    ),
  ),
  link(/(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g),
];
