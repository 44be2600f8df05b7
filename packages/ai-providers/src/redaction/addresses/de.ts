import { anyCase } from '../any-case';
import type { RedactionRule } from '../redaction-rule';
import { isHouse, isHouseBehind } from './house-numbers';
import { noCountedNoun, number, plainWord, rule } from './parts';

/** @file Streets as German writes them: the word for a street is the end of its name. */

const endings =
  'str\\.?|straße|strasse|weg|gasse|gaß|gässle|gässchen|gassl|allee|platz|plätzle|ring|damm|ufer|steig|stieg|stiege|steg|hof|höfe|berg|grund|gang|markt|chaussee|pfad|kamp|brink|winkel|twiete|redder|bogen|zeile|siedlung|garten|gärten|feld|acker|anger|wiesen?|aue?|bach|bühl|halde|hang|höhe|kai|promenade|schlag|tal|teich|tor|wall|graben|rain|ried|leite|lände|lauben|eck|kehre|schanze|busch|heide|wald|park|blick|stift|stadl|mühle|brücke|brunnen|kirchplatz|horst|breite|staden';
/** Before a name: "An der Schleuse", "Unterm Berg". */
const before =
  'am|an der|an den|auf dem|auf der|auf den|im|in der|in den|zum|zur|zu den|unterm|überm|hinterm|vorm|oberm|beim|vor dem|hinter der|hinter dem|unter den|bei der|ober der|alte|alter|neue|neuer|obere|untere|kleine|große|lange|hohe|hintere|vordere';
const intro =
  'wohne?|wohnt|wohnen|wohnhaft|leben?|lebe|lebt|hausen?|hause|zu hause|zuhause|daheim|gemeldet|gezogen|nachbarn?|nachbarin|familie|leute|mieter(?:in)?|eigentümer(?:in)?|anwohner(?:in)?|vermieter(?:in)?|komme|kommen|adresse|anschrift|laden|praxis|büro|werkstatt|bei uns|wir|unser haus';
const introSmall =
  '(?: (?:ist|lautet|seit \\d{4}|hier|direkt|noch|ich|wir|schräg gegenüber)){0,2},?:? (?:(?:in|im|am|an|auf|aus|vom|von|zu|bei) )?(?:der|dem|den)? ?';

export const germanRules: readonly RedactionRule[] = [
  rule(
    `(?<![\\p{L}\\d])(?:${anyCase(before)} )?\\p{L}[\\p{L}-]{1,40}${anyCase(endings)},? ?(?:${anyCase('nr\\.?|nummer|hausnr\\.?')} ?)?${number}${noCountedNoun}`,
    isHouseBehind,
  ),
  // "Lange Gasse 6", "Sankt-Anna-Platz 6"
  rule(
    `(?<![\\p{L}\\d])\\p{L}[\\p{L}-]{1,30}[ -]${anyCase('str\\.|straße|strasse|weg|gasse|allee|platz|ring|damm|ufer|steig|hof|markt|chaussee|pfad')},? ?(?:${anyCase('nr\\.?|nummer')} ?)?${number}${noCountedNoun}`,
    isHouseBehind,
  ),
  // "Hof Nr. 3", "Haus Nummer 19"
  rule(
    `(?<![\\p{L}\\d])(?:[Hh]of|[Hh]aus|[Ee]ck|[Ss]iedlung|[Hh]äuser|[Mm]ühle|[Aa]nwesen) ?,? (?:${anyCase('nr\\.?|nummer')} ?)?${number}`,
    isHouse,
  ),
  // "wohn am eck 2", "hausen auf der höhe 19"
  rule(
    `(?<=(?<![\\p{L}])${anyCase(intro)}${introSmall})(?:${anyCase(before)} )?${plainWord}(?: ${plainWord})?,? (?:${anyCase('nr\\.?|nummer|haus')} ?)?${number}${noCountedNoun}`,
    isHouseBehind,
  ),
  // "im 3. Stock links"
  rule(
    `(?<![\\p{L}\\d])\\d{1,2}\\. ?(?:[Ss]tock(?:werk)?|OG|[Ee]tage|[Oo]bergeschoss),? ${anyCase('links|rechts|mitte|hinten|vorne?')}(?!\\p{L})`,
  ),
  // "vor der 7a"
  rule(
    '(?<=(?<!\\p{L})(?:[Vv]or|[Nn]eben|[Hh]inter|[Gg]egenüber) (?:von )?(?:der|dem)? ?)\\d{1,3} ?[a-f](?![\\p{L}\\d])',
  ),
  // "siedlung am wald, haus 9"
  rule(
    `(?<!\\p{L})\\p{L}{3,30}(?: (?:am|im|an der|auf dem) \\p{L}{3,20})?, [Hh]aus (?:${anyCase('nr\\.?|nummer')} )?\\d{1,3}[a-z]?(?![\\p{L}\\d])`,
  ),
];
