import { anyCase } from '../any-case';
import type { RedactionRule } from '../redaction-rule';
import { germanRules } from './de';
import { englishRules } from './en';
import { spanish, spanishRules } from './es';
import { french, frenchRules } from './fr';
import { homeRules } from './homes';
import { dayName, number, numberSign, rule, small } from './parts';

export { wholeAddress } from './growth';
export { plainText } from './plain-letters';

/** @file Addresses that are likely, in four languages. */

/** Before dates, so that the day in the name of a street is not hidden as the birthday of somebody. */
export const dayStreetRules: readonly RedactionRule[] = [
  // "rue du 8 mai 1945 n°12", "Str. d. 17. Juni 4b"
  rule(
    `(?<![\\p{L}\\d])(?:${french}|${spanish}|[Ss]tr(?:aße|\\.)|[Pp]latz) ?(?:(?:${small}|d\\.) ){0,2}${dayName},? (?:${anyCase(numberSign)} ?)?${number}`,
  ),
];

export const thoroughAddressRules: readonly RedactionRule[] = [
  ...englishRules,
  ...spanishRules,
  ...frenchRules,
  ...germanRules,
  ...homeRules,
];
