import { digitNear } from './digit-near';
import type { RedactionRule } from './redaction-rule';

/** @file Numbers by which an office or a company knows a person, after the word that introduces them: "tenancy no TEN-0045821". */

/** Words before numbers. Numbers of plans and of public notices are not personal, so their words are not here. */
const words =
  "case|claim|crime|complaint|tenancy|tenant|policy|membership|member|account|customer|client|meter|mpan|mprn|badge|library|card|pupil|student|staff|employee|payroll|hospital|patient|utr|roll|licen[cs]e|tag|chip|permit|dossier|contrat|adhérente?|abonnée?|matricule|usager|cni|carte d['’]identité|fiscal|permis|avis|registro|registro de entrada|socio|socia|abonado|abonada|empadronamiento|padrón|contrato|contrato de agua|catastral|cliente|tarjeta|carné|carnet|carnet de biblioteca|vertrag|az|aktenzeichen|zähler|st\\.-nr|kv-nr|mitglied|kunde";
/** German compounds: "Kundennr.", "Zählernummer", "Schwerbehindertenausweis". */
const compounds = '\\p{L}{2,24}(?:nummer|nr|zeichen|ausweis|marke)';
const between =
  'no|nr|num|number|nummer|numéro|número|núm|n[º°o]|id|code|is|was|es|est|ist|lautet|war|de|of|bei|chez|my|meine?|ich|bin|soy|je|suis';
const sign = '[\\s.:#,=-]';
/** Letters, digits, and what joins them, with a digit in it: "2023-0456-78", "V-2023-004711", "B/12345678-9". */
const reference =
  '(?=[A-Z/.-]{0,12}\\d)[A-Z\\d]{1,24}(?:[/.–-]{1,2}[A-Z\\d]{1,20}){0,5}(?:\\s(?=[A-Z]{0,2}\\d)[A-Z\\d]{1,12}){0,4}';

/** Between the word and the number: signs, and up to two small words. */
const gapOfSigns = `(?:${sign}{1,3}(?:${between})(?![\\p{L}\\d])){0,2}${sign}{1,3}`;
const after = (introduction: string, gap: string, value: string): RegExp =>
  new RegExp(`${digitNear}(?<=(?<![\\p{L}\\d])(?:${introduction})(?![\\p{L}\\d])${gap})${value}(?![\\p{L}\\d])`, 'giu');

const year = /^(?:19|20)\d{2}(?:[/-]\d{2,4})?$/;
const time = /^\d{1,2}[.:]\d{2}$/;
const isReference = (match: string): boolean =>
  match.replace(/\D/g, '').length >= 4 && !year.test(match) && !time.test(match);

/** Accounts on networks, which have a dot, a digit or an underscore in them: "Insta: jo.bloggs". */
const networks =
  'insta|instagram|facebook|fb|tiktok|twitter|telegram|snapchat|snap|skype|discord|signal|threads|mastodon|bluesky|strava|steam';
/** Before the last digits of a card: "card ending 9012". */
const ends = '(?:ending|ends|endet|endend|se terminant|terminant|finissant|acabada|acaba|terminada|termina)';
/** Short numbers, which only the word right before them makes personal. */
const shortPhones =
  'tel|telefon|phone|ext|extn|extension|extensión|poste|durchwahl|dw|nebenstelle|apparat|tlf|tfno|tél';

export const referenceRules: readonly RedactionRule[] = [
  {
    kind: 'national_id',
    pattern: after(`\\p{L}{2,24}(?:nummer|nr)`, '[^\\d\\n]{0,24}', '\\d(?:[\\s./-]{0,3}\\d){4,16}'),
  },
  { kind: 'national_id', pattern: after('numéro|number|número|nummer', gapOfSigns, '\\d(?:[\\s./-]?\\d){5,16}') },
  { kind: 'phone', pattern: after(shortPhones, `${sign}{1,3}`, '-?\\d(?:[\\s/-]?\\d){2,6}') },
  {
    kind: 'card',
    pattern: after('blz|bic|swift|sort|mandat|mandatsreferenz|rum', gapOfSigns, '(?=[A-Z]{0,11}\\d)[A-Z\\d]{6,35}'),
  },
  { kind: 'card', pattern: after(ends, '(?:\\s(?:in|with|auf|par|en|mit))?\\s', '\\d{3,4}') },
  {
    kind: 'link',
    pattern: new RegExp(
      `(?=[a-z]{0,30}[._\\d][a-z\\d])(?<=(?<![\\p{L}\\d])(?:${networks})${gapOfSigns})[a-z\\d._-]{3,40}(?![\\p{L}\\d])`,
      'giu',
    ),
  },
  {
    kind: 'national_id',
    pattern: after(`${words}|${compounds}`, gapOfSigns, reference),
    isReal: isReference,
  },
];
