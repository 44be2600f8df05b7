import { anyCase } from './any-case';
import { firstNames, unmistakableNames } from './first-names';
import { namesOfThings, relations, usualWords } from './name-words';
import type { RedactionRule } from './redaction-rule';

/** @file Names that words introduce, in small letters and capitals too. */

const particle =
  "(?:de la|de los|de|del|la|el|al|bin|van|von|van den|van der|von der|zu|da|di|ní|ni|mac|mc|ap|d['’]|y|N['’])";
const anyWord = "\\p{L}[\\p{L}'’-]{1,40}";
const capital = "(?:\\p{Lu}[\\p{L}'’-]{1,40}|\\p{Lu}\\.)";
/** Capitalised words, with initials and small words between them. */
const capitals = `${capital}(?: (?:${particle} ?)?${capital}){0,3}`;

const isUsual = (word: string): boolean => usualWords.has(word) || namesOfThings.has(word);
const wordsOf = (match: string): string[] => match.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
/** In small letters only known first names count, unless the words before them say that a name follows. */
const isKnown = (match: string): boolean => firstNames.has(wordsOf(match)[0] ?? '');
/** In small letters, where nothing says that a name follows. */
const isSurelyKnown = (match: string): boolean => unmistakableNames.has(wordsOf(match)[0] ?? '');
const acronym = /^\p{Lu}{2,3}$/u;
const isUnusual = (match: string): boolean => !acronym.test(match) && !wordsOf(match).every(isUsual);

const saysName =
  "my name['’]?s|name is|name['’]s|named|called|goes by|known as|signed|ask for|asks? for|se llama|me llamo|llamad[oa]|llamo|de nombre|mi nombre es|a nombre de|pregunten por|pregunte por|preguntar por|firmado|firmo|fdo\\.?|firma|un tal|una tal|titular|s['’]appelle|m['’]appelle|appelée?|nommée?|prénommée?|mon nom est|au nom de|signé|demandez|un certain|une certaine|heißt|heiße|heisst|heisse|namens|mein name ist|name ist|auf den namen|gez\\.?|unterzeichnet|gruß|grüße|grüßen|regards|yours|cheers|saludos|atentamente|cordialement|salutations|das bin ich";
const introduced = `(?<=(?<![\\p{L}])${anyCase(saysName)}[,:]?(?: es| is| est| ist)?[ \\n]{1,2})`;
const surelyNamed =
  "se llama|me llamo|mi nombre|a nombre de|un tal|una tal|s['’]appelle|m['’]appelle|au nom de|mein name ist|namens|my name is|her name is|his name is|ask for|pregunten por|pregunte por|auf den namen|heißt|heiße";
const titles =
  'dª|mr|mrs|ms|miss|mx|dr|prof|cllr|sr|sra|srta|don|doña|mme|mlle|herrn?|frau|monsieur|madame|señora|señorita|sig|pastor|pfarrer|familie|familia|famille|family|fam|eheleute|ehepaar|geschwister|father|rev|reverend|sister|padre|docteur|doctora?';

const presents =
  "soy|aquí|hola|i['’]?m|i am|it['’]?s|its|this is|hi|hiya|hello|ich bin(?: d(?:er|ie))?|hier (?:ist|schreibt)|hallo|es grüßt|je suis|c['’ ]?est|moi c['’]est|bonjour";
const shortTitles = 'm\\.|mr\\.?|mrs\\.?|mme|mlle|sra?\\.|hr\\.|fr\\.|cllr';

export const thoroughNameRules: readonly RedactionRule[] = [
  // "soy pepe", "its becky again"
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=(?<![\\p{L}])${anyCase(presents)},?(?: (?:again|encore|otra vez|nochmal))? (?:el |la |der |die )?)\\p{Ll}[\\p{L}-]{2,40}(?![\\p{L}])`,
      'gu',
    ),
    isReal: isSurelyKnown,
  },
  // "Mª Ángeles", with its small letter made plain
  {
    kind: 'name',
    pattern: /(?<![\p{L}\d])Ma\.? \p{Lu}[\p{L}-]{2,30}(?: \p{Lu}[\p{L}-]{1,30}){0,2}/gu,
    isReal: (match) => firstNames.has(wordsOf(match)[1] ?? ''),
  },
  // "mon voisin m. dupont", not "15 m. long"
  {
    kind: 'name',
    pattern: new RegExp(`(?<=(?<![\\p{L}]|\\d )${anyCase(shortTitles)} )\\p{Ll}[\\p{L}-]{2,40}(?![\\p{L}])`, 'gu'),
    isReal: isUnusual,
  },
  { kind: 'name', pattern: new RegExp(`${introduced}${capitals}(?![\\p{L}])`, 'gu'), isReal: isUnusual },
  {
    kind: 'name',
    pattern: new RegExp(`(?<=(?<![\\p{L}])${anyCase(surelyNamed)} )${anyWord}(?: ${anyWord})?(?=[.,;!?)\\n]|$)`, 'gu'),
    isReal: isUnusual,
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=(?<![\\p{L}])${anyCase(relations)},?(?: (?:called|named|is))? \\(?)${capitals}(?![\\p{L}])`,
      'gu',
    ),
    isReal: (match) => isKnown(match) || isUnusual(match),
  },
  {
    kind: 'name',
    pattern: new RegExp(`(?<=(?<![\\p{L}])(?:${relations}),? )\\p{Ll}[\\p{L}-]{1,40}(?![\\p{L}])`, 'gu'),
    isReal: (match) => isSurelyKnown(match) && isUnusual(match),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=(?<![\\p{L}])${anyCase(titles)}\\.? )(?:(?:${particle} )?${capitals}|\\p{Ll}[\\p{L}-]{2,40}(?=[.,;!?)\\n]|$))(?![\\p{L}])`,
      'gu',
    ),
    isReal: isUnusual,
  },
];
