import type { RedactionRule } from './redaction-rule';

/** @file Numbers that nothing introduces, and that look like those of people, cars or phones. Some are harmless. */

const looseIds: readonly RegExp[] = [
  // Blue badges, health insurance (Germany), tax numbers (Germany)
  /(?<![\p{L}\d])[A-Z]{1,2}\s\d{6}\s\d(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[A-Z]\s?\d{3}\s\d{3}\s\d{3}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d/])\d{2,3}\/\d{3,4}\/\d{4,5}(?![\p{L}\d/])/gu,
  // Health cards and land register of Spain, voters of Mexico
  /(?<![\p{L}\d])[A-Z]{4}\s\d\s?\d{6}\s\d{2}\s\d{1,3}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[A-Z]{4,8}\d{6,12}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])\d{7}[A-Z]{2}\d{4}[A-Z]\d{4}[A-Z]{2}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[A-Z]{6}\d{8}[HM]\d{3}(?![\p{L}\d])/gu,
  // Passports, identity cards and cards of libraries and schools
  /(?<![\p{L}\d-])[A-Z]{1,3}\s?\d{6,13}[A-Z]?(?![\p{L}\d])/gu,
  /(?<![\p{L}\d.,€£$/-])\d{9,13}(?![\p{L}\d])/gu,
];
const loosePhones: readonly RegExp[] = [
  /(?<![\p{L}\d.,€£$/-])\d{2}[\s-]\d{4}[\s-]\d{4}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d.,€£$/-])\d{2}\s\d{2}\s\d{4}[\s-]\d{4}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d/])0\d(?:\/\d{2}){4}(?![\d/])/gu,
  // The letter O in place of a zero
  /(?<![\p{L}\d])[Oo]\d{3,4}(?:[\s.-]?\d{3}){2}(?![\p{L}\d])/gu,
];
const looseEmails: readonly RegExp[] = [
  // Without the end of its domain, or with a comma in it
  /(?<![\p{L}\d._-])[\p{L}\d._+-]{2,40}@[\p{L}\d-]{2,40}(?:[,.]{1,2}[a-z]{2,6})?(?![\p{L}\d])/giu,
  /(?<![\p{L}\d._-])[\p{L}\d]{1,40}(?:\s?[._-]\s?[\p{L}\d]{1,40}){0,3}\s@\s[\p{L}\d-]{2,40}(?:\s?\.\s?[a-z]{2,6}){1,2}(?![\p{L}\d])/giu,
  /(?<![\p{L}\d._-])[\p{L}\d._-]{3,40}\s(?:at|arroba|arobase|chez|bei|klammeraffe)\s(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|gmx|t-online|wanadoo|laposte|protonmail|btinternet|aol)(?:\s?(?:\.|dot|punto|point|punkt)\s?[a-z]{2,6}){0,2}(?![\p{L}\d])/giu,
];
/** Plates of the United Kingdom (prefix), Ireland, Spain (provinces, mopeds), Chile, Mexico, France (before 2009), Belgium. */
const looseVehicles: readonly RegExp[] = [
  /(?<![\p{L}\d])[A-Z]\d{1,3}[A-Z]{3}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])\d{2,3}[\s-][A-Z]{1,2}[\s-]\d{2,6}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[A-Z]{1,2}[\s-]\d{4}[\s-][A-Z]{1,2}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])C\s?\d{4}\s?[B-DF-HJ-NP-TV-Z]{3}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[B-DF-HJ-NP-TV-Z]{4}[·-]\d{2}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[A-Z]{3}-\d{2,3}-\d{2}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])\d{2,4}\s[A-Z]{2,3}\s(?:\d{2}|2[AB])(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[1-9][A-Z]{3}\d{3}(?![\p{L}\d])/gu,
];

const all = (kind: RedactionRule['kind'], patterns: readonly RegExp[]): RedactionRule[] =>
  patterns.map((pattern) => ({ kind, pattern }));

export const looseRules: readonly RedactionRule[] = [
  ...all('email', looseEmails),
  ...all('phone', loosePhones),
  ...all('vehicle', looseVehicles),
  ...all('national_id', looseIds),
];
