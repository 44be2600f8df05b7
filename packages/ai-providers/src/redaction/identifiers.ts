import type { RedactionRule } from './redaction-rule';

/** @file Numbers of people, accounts and cars, and addresses of e-mail, in the formats of several countries. */

const dot = '(?:dot|punto|point|punkt)';
const at = '(?:at|arroba|arobase|arrobase|bei|ät|chez)';
const joint = `(?:\\s?[([{]\\s?${dot}\\s?[)\\]}]\\s?|\\s?[.([{_*-]{1,2}\\s?|\\s(?:${dot}|underscore|dash|barra baja|gui[oó]n(?: bajo)?|tiret(?: bas)?|unterstrich|bindestrich|minus)\\s)`;
const part = '[\\p{L}\\d]{1,40}';

const email: readonly RegExp[] = [
  // "ada dot novak at post dot example": a dot in words must follow "at".
  new RegExp(
    `(?<![\\p{L}\\d._-])${part}(?:${joint}${part}){0,5}\\s?[([{*_]?\\s?(?:${at}|@)\\s?[)\\]}*_]?\\s?${part}(?:-${part})?(?:\\s?[([{]?\\s?${dot}\\s?[)\\]}]?\\s?${part}){1,3}(?![\\p{L}\\d])`,
    'giu',
  ),
  // "ada.novak at post.example"
  new RegExp(
    `(?<![\\p{L}\\d._-])${part}(?:[._+-]${part}){0,5}(?:\\s|\\s?[([{*_])${at}(?:\\s|[)\\]}*_]\\s?)[a-z\\d-]{2,40}(?:\\.[a-z]{2,12}){1,3}(?![\\p{L}\\d])`,
    'giu',
  ),
];

/** Accounts: an IBAN in groups of any length, and the sort code of a British bank with its account. */
const accounts: readonly RegExp[] = [
  /(?<![\p{L}\d])[A-Z]{2}\s?\d{2}(?:[\s.-]?(?:(?=[A-Z\d]{0,3}\d)[A-Z\d]{1,4}|[A-Z]{4}(?=[\s.-]?\d))){3,9}(?![\p{L}\d])/giu,
  /\b\d{2}[ -]\d{2}[ -]\d{2}[\s,;:/-]{1,3}(?:(?:and|acc|account|no|number|a\/c)[\s.:]{1,2}){0,3}\d{7,8}\b/gi,
];

/** Not the end of a word and a phone: "es 0034 612 345 678". */
const isAccount = (match: string): boolean =>
  /^(?:\d|\p{Lu}{2}|\p{L}{2}\d)/u.test(match) && match.replace(/[^\p{L}\d]/gu, '').length >= 14;

const nationalIds: readonly RegExp[] = [
  // German pension insurance, before shorter ones that it could begin with
  /\b\d{2}[\s.-]?\d{6}[\s.-]?[A-Z][\s.-]?\d{3}\b/gi,
  // Spain (NIE), before the DNI that it could end with, Ireland (PPS), Spain (DNI, social security), Chile (RUT)
  /\b[XYZ][\s.-]?\d[.\s]?\d{3}[.\s]?\d{3}[\s-]{0,2}[A-Z]\b/gi,
  /\b\d{7}\s?[A-W][A-IW]?\b/gi,
  /\b\d{1,2}[.\s]?\d{3}[.\s]?\d{3}[\s-]{0,2}[A-HJ-NP-TV-Z]\b/gi,
  /\b\d{1,2}\.?\d{3}\.?\d{3}\s?-\s?[\dK]\b/gi,
  /\b\d{2}[/\s.-]\d{7,8}[/\s.-]\d{2}\b/g,
  // France (NIR), Belgium, Switzerland (AHV)
  /\b[12378][\s.]?\d{2}[\s.]?\d{2}[\s.]?\d[\dAB][\s.]?\d{3}[\s.]?\d{3}(?:[\s./-]{0,3}\d{2})?\b/gi,
  /\b\d{2}[.\s]\d{2}[.\s]\d{2}[\s-]\d{3}[.\s-]\d{2}\b/g,
  /\b756[.\s]?\d{4}[.\s]?\d{4}[.\s]?\d{2}\b/g,
  // Germany (tax), Austria (social insurance)
  /\b(?!0)\d{2}\s?\d{3}\s?\d{3}\s?\d{3}\b/g,
  /\b(?!0)\d{4}[\s/-]?(?:0[1-9]|[12]\d|3[01])[.\s]?(?:0[1-9]|1[0-2])[.\s]?\d{2}\b/g,
  // Italy, and the driving licence of the United Kingdom, in which 9 fills short names up
  /\b[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]\b/gi,
  /\b[A-Z][A-Z9]{4}\s?\d{6}\s?[A-Z9]{2}\d[A-Z]{2}\b/gi,
  // Mexico (CURP, RFC), Argentina (CUIT), health cards of Spain
  /\b[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z\d]\d\b/gi,
  /\b[A-ZÑ]{4}-?\d{6}-?(?=[A-Z\d]{0,2}\d)[A-Z\d]{3}\b/gi,
  /\b(?:2[03-7]|3[03])-\d{8}-\d\b/g,
  /\b[A-Z]{4}[\s-]?\d{10,14}\b/g,
  // Identity cards and tax numbers of Germany
  /\b\d{2,3}\/\d{3}\/\d{5}\b/g,
  /\b[CFGHJKLMNPRTVWXYZ](?=[CFGHJKLMNPRTVWXYZ\d]{0,7}\d[CFGHJKLMNPRTVWXYZ])[CFGHJKLMNPRTVWXYZ\d]{8}\d?D?\b/g,
];

const shapedLikeDate = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})(?!\d)/;
/** A phone in any groups, also digit by digit: it begins with 0, "+", or as a Spanish number does. */
const isPhone = (match: string): boolean => {
  const digits = match.replace(/\D/g, '');
  if (shapedLikeDate.test(match)) return false;
  if (/^[(]?[+0]/.test(match)) return digits.length >= 8;
  return digits.length === 9 && /^[6789]/.test(digits);
};
const phone = /(?<![\p{L}\d.,€£$/-])[(+]{0,2}\d(?:[\s./()–·-]{0,3}\d){7,14}(?![\d€£%]|\s?(?:€|£|euros?))/gu;

/** Words of two letters around a number in lower case. */
const smallWords = new Set(
  'am an as at be by do go he if in is it me my no of on or so to up us we al de el en es ir la le lo me mi ni se si su te tu un ya yo au ce du et il je ma mes ne nu on où ou sa ta va vu da du er es im in ja ob so um wo zu km kg cm mm ml pm th st nd'.split(
    ' ',
  ),
);
const hasNoSmallWord = (match: string): boolean =>
  !(match.toLowerCase().match(/[a-zäöü]{1,3}/g) ?? []).some((word) => smallWords.has(word));

/** Car plates with dots, hyphens or blanks, in small letters too. */
const vehicles: readonly RegExp[] = [
  /\b[A-Z]{2}\d{2}[\s.-]{0,2}[A-Z]{3}\b/gi,
  /\b[A-Z]{2}\s\d{2}\s[A-Z]{3}\b/g,
  /\b[A-Z]{2}[\s.·-]{0,2}\d{3}[\s.·-]{0,2}[A-Z]{2}\b/gi,
  /(?<![\p{L}\d])(?!DER|DIE|DAS|DEN|ZUR|ZUM|AUF|AUS|MIT|VON|BEI|THE|AND|FOR|LAS|LOS|DEL|LES|DES)\p{Lu}{1,3}[\s.:·-]{1,2}[A-Z]{1,2}[\s.·-]{0,2}\d{2,4}\s?[EH]?(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[a-zäöü]{1,3}-[a-z]{1,2}[\s-]{0,2}\d{1,4}\s?[eh]?(?![\p{L}\d])/gu,
  /\b(?!19|20)\d{4}[\s.-]?(?!mph|hrs|pts|kms|std)[B-DF-HJ-NP-TV-Z]{3}\b/gi,
  /\b[A-Z]{1,2}-\d{4}-[A-Z]{1,2}\b/gi,
  // Belgium, Austria
  /\b[1-9]-[A-Z]{3}-\d{3}\b/gi,
  /\b[A-Z]{1,2}[-–]\d{1,5}\s?[A-Z]{1,3}\b/g,
  /\b\d{2,3}-[A-Z]{1,2}-\d{1,6}\b/gi,
  /\b(?:AG|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|SG|SH|SO|SZ|TG|TI|VD|VS|ZG|ZH)[\s·-]{0,2}\d{4,6}\b/g,
];

const all = (kind: RedactionRule['kind'], patterns: readonly RegExp[]): RedactionRule[] =>
  patterns.map((pattern) => ({ kind, pattern }));

/** Formats that are hardly anything else. */
export const identifierRules: readonly RedactionRule[] = [
  ...all('email', email),
  ...accounts.map((pattern) => ({ kind: 'card' as const, pattern, isReal: isAccount })),
  ...all('national_id', nationalIds),
  { kind: 'phone', pattern: phone, isReal: isPhone },
  ...vehicles.map((pattern) => ({ kind: 'vehicle' as const, pattern, isReal: hasNoSmallWord })),
];
