import { digitNear } from './digit-near';
import { hostRules } from './links';
import { looseRules } from './loose-identifiers';
import type { RedactionRule } from './redaction-rule';
import { referenceRules } from './references';
import { spokenNumberRules } from './spoken-numbers';

/** @file Identifiers that words around them introduce, and dates of birth that nothing introduces. */

const gap = '[^\\d\\n]{0,24}';
const months =
  'jan(?:uary)?|feb(?:ruary)?|fév|feber|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre|januar|jänner|februar|märz|juni|juli|oktober|dezember';
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const dayInWords = `${day}(?:st|nd|rd|th|er|º|\\.)?`;
/** A year in which living people were born, alone or after its month. */
const year = "(?:19\\d{2}|200\\d|201\\d|['’][3-9]\\d)";
const anyYear = "(?:(?:19|20)\\d{2}|['’]?\\d{2})";
const inWords = (ofYear: string): string =>
  `(?:${dayInWords}\\s(?:(?:of|de|del)\\s)?(?:${months})\\.?,?\\s(?:(?:de|del)\\s)?${ofYear}|(?:${months})\\.?\\s${dayInWords},?\\s${ofYear})`;
const inDigits = `${day}(?:\\s?[./-]\\s?|\\s)(?:0?[1-9]|1[0-2]|[IVX]{1,4})(?:\\s?[./-]\\s?|\\s)${anyYear}`;
const birthWords =
  'born|birth|dob|d\\.o\\.b|birthday|bday|nac[ií]|nació|nacid[oa]s?|nacimiento|née?s?|naissance|ddn|geboren|geb|geburtsdatum|geburtstag|gebdat|jahrgang|jg';

const births: readonly RegExp[] = [
  new RegExp(`${digitNear}(?<=(?<![\\p{L}])(?:${birthWords})${gap})(?:${inDigits}|${inWords(anyYear)})(?!\\d)`, 'giu'),
  new RegExp(
    `${digitNear}(?<![\\p{L}\\d])(?:${inDigits}|${inWords(anyYear)})(?=[^\\d\\n.]{0,24}(?:geboren|born))`,
    'giu',
  ),
  new RegExp(`${digitNear}(?<![\\p{L}\\d])${inWords('(?:19[1-9]\\d|200\\d)')}(?!\\d)`, 'giu'),
  new RegExp(
    `(?<![\\p{L}\\d.,/€£-])${day}\\s?[./-]\\s?(?:0?[1-9]|1[0-2])\\s?[./-]\\s?(?:['’]?[3-9]\\d|${year})(?![\\d/]|[.,-]\\d|\\s?[€£%])`,
    'gu',
  ),
  // A birthday without its year
  new RegExp(
    `${digitNear}(?<=(?<![\\p{L}])(?:birthday|bday|cumpleaños|cumplo|anniversaire|geburtstag)${gap})(?:${dayInWords}\\s(?:(?:of|de)\\s)?(?:${months})|(?:${months})\\s${dayInWords})(?!\\p{L})`,
    'giu',
  ),
  /(?<![\d.,/-])19\d{2}-(?:0[1-9]|1[0-2])-\d{2}(?!\d)/g,
  new RegExp(`(?<![\\p{L}\\d])${day}\\sde\\s(?:${months})\\sdel?\\s['’]?[3-9]\\d(?![\\d.,])`, 'giu'),
];

const idWords =
  "ni|nino|cédula|cedula|c\\.c\\.|curp|clave de elector|cip|tsi|cuil|cuit|niss|ramq|nas|idnr|insurance|nhs|pps|ppsn|passport|licen[cs]e|permis|permiso|carn[eé]|carnet|führerschein|führerscheinnummer|ssn|tfn|medicare|dni|nie|nif|rut|pasaporte|social|afiliación|tarjeta sanitaria|passeport|sécu|secu|assurée?|registre national|nir|avs|carte d['’]identité|titre de séjour|ausweis|personalausweis|ausweisnummer|personalausweisnummer|reisepass|passnummer|reisepassnummer|steuer-?id|steuernummer|identifikationsnummer|svnr|sv-nummer|ahv|ahv-nummer|versichertennummer|versicherungsnummer|rentenversicherungsnummer|sozialversicherungsnummer|krankenkasse|rvnr";
/** Numbers by which an office or a company knows a person. */
const officeWords =
  'customer number|customer no|case number|case no|reference number|ref no|our ref|your ref|membership number|policy number|expediente|socio|póliza|número de cliente|allocataire|adhérente?|numéro de dossier|numéro de client|numéro client|matricule|kundennummer|aktenzeichen|mitgliedsnummer|vertragsnummer|kassenzeichen|vorgangsnummer|policennummer';
const accountWords =
  'account|acct|acc|a\\/c|sort code|iban|card|cuenta|tarjeta|compte|carte|rib|konto|kontonummer|kto|karte|kreditkarte|kartennummer';
const phoneWords =
  'phone|mobile|mob|tel|telephone|telefon|teléfono|telefono|tfno|tlf|móvil|movil|fijo|téléphone|tél|portable|fixe|handy|handynummer|telefonnummer|festnetz|ring|call|text|whatsapp|llamar|llámenme|llamen|appelez|appelez-moi|joindre|rappeler|anrufen|rückruf|erreichbar|ruf|fax';
const plateWords =
  'reg|registration|registered|plate|plates|matrícula|matricula|plaque|immatriculée?|immatriculation|kennzeichen|nummernschild';
const after = (words: string, value: string): RegExp =>
  new RegExp(`${digitNear}(?<=(?<![\\p{L}])(?:${words})(?![\\p{L}])${gap})${value}(?![\\p{L}\\d])`, 'giu');

const contextual: readonly RedactionRule[] = [
  {
    kind: 'national_id',
    pattern: after(
      `${idWords}|${officeWords}`,
      '(?:[A-Z]{1,3}[\\s.-]?)?\\d(?:[\\s./-]{0,3}(?:\\d|[A-Z](?=[\\s.-]?\\d))){5,16}(?:[\\s.-]?[A-Z]{1,2})?',
    ),
  },
  { kind: 'national_id', pattern: after(idWords, '(?=[A-Z]{0,12}\\d)[A-Z\\d]{7,18}') },
  { kind: 'card', pattern: after(accountWords, '\\d(?:[\\s-]?\\d){5,20}') },
  { kind: 'phone', pattern: after(phoneWords, '[(+]{0,2}\\d(?:[\\s./()–·-]{0,3}\\d){5,14}') },
  {
    kind: 'vehicle',
    pattern: after(
      plateWords,
      '(?=[^\\n\\d]{0,6}\\d)[A-ZÄÖÜ\\d]{1,7}(?:[\\s.·-]{1,2}(?=[A-ZÄÖÜ]{0,3}\\d|[A-ZÄÖÜ]{2,3}(?!\\p{L}))[A-ZÄÖÜ\\d]{1,6}){0,3}',
    ),
    isReal: (match) => /\d/.test(match) && /\p{L}/u.test(match),
  },
];

/** For people who decide about each proposal: these rules also match some harmless numbers. */
export const thoroughIdentifierRules: readonly RedactionRule[] = [
  ...births.map((pattern) => ({ kind: 'birth_date' as const, pattern })),
  ...spokenNumberRules,
  ...contextual,
  ...referenceRules,
  ...looseRules,
  ...hostRules,
];
