import { anyCase } from './any-case';
import { latin } from './latin';
import type { RedactionRule } from './redaction-rule';

/** @file Addresses with no word for a street: a number beside capitalised words, in four languages, up to the town. */

const capWord = "\\p{Lu}(?:[\\p{L}'’-]|\\.(?=[\\p{L}-])){0,30}";
/** A capitalised word or an abbreviation: "Gral." */
const cap = `(?:(?:Dr|Gral|Trav|Avda?|Pl|Sta?|Sto|Rd|Ave|Ln|Pg|Ch|Bd|(?:[\\p{L}.-]{1,20})?[Ss]tr|Prof|Ctra|Urb|Pza|Pso)\\.|${capWord})`;
const small =
  "(?:of|the|na|o['’]|de|del|la|las|los|el|du|des|le|les|d['’]|l['’]|von|der|den|dem|am|an|zum|zur|im|und|y|et|and|à|en|sur)";
/** Capitalised words, with small words between them. */
const caps = `${cap}(?:[ ’'](?:${small}[ ’']?){0,3}${cap}){0,4}`;
/** Not before a unit: "18 h", "9 Meter". */
const noUnit =
  '(?![\\d%€£]|[.,:]\\d|\\p{L}| ?(?:[%€£]|(?:h|[Uu]hr|Euro|Prozent|Grad|Meter|Minuten|Stunden|Jahren?|Wochen|Tagen?|Monaten?|Cent|hrs?|am|pm|km|cm|mm|m|kg|uhr|euros?|cents?|min|mph|prozent|grad|metros|metres|meters?|kilometer|minutes?|minuten|stunden|jahren?|wochen|tagen?|monaten?|years?|days|weeks|months|hours|años|meses|días|horas|ans|mois|jours|heures)(?!\\p{L})))';
const number = `\\d{1,4}(?: ?[-/] ?\\d{1,3})?(?: ?(?:bis|ter|quater)(?!\\p{L})| ?[A-Za-z](?![\\p{L}\\d’'])|º)?${noUnit}`;
const numberSign =
  '(?:(?:(?:au|en el|al|portal|bloque|blq\\.?|casa|chalet|km\\.?|à hauteur du) )?(?:n\\.?\\s?[º°o]\\.?|n[úu]m\\.?|n[úu]mero|numéro|no\\.?|nº|nr\\.?|#|number|nummer|hausnummer|haus|house number|house)|portal|bloque|blq\\.?|casa|chalet|km\\.?|au|en el)';

const unitWords =
  'flat|unit|apt\\.?|apartment|floor|room|block|suite|piso|bajo|bjo\\.?|planta|puerta|pta\\.?|portal|esc\\.?|escalera|bloque|blq\\.?|apto\\.?|letra|casa|entresuelo|[aá]tico|bât\\.?|bâtiment|bat\\.?|appt?\\.?|appartement|étage|ét\\.?|etage|porte|escalier|résidence|rez-de-chaussée|rdc|hall|logement|whg\\.?|wohnung|stock|og|eg|dg|ug|etage|(?:primero|segundo|tercero|cuarto|quinto) (?:derecha|izquierda|[A-H])|hinterhaus|vorderhaus|seitenflügel|seiteneingang|haus|aufgang|eingang|c\\/o|izda\\.?|izq\\.?|izquierda|derecha|dcha\\.?|chalet|sótano|bungalow|caravan|studio|annexe|cedex|obergeschoss|erdgeschoss|dachgeschoss|top|tür|stiege|ext\\.?|int\\.?|nave|local|oficina|junto al|zimmer|chambre|app\\.|einfahrt';
const unitValue = '[\\p{L}\\d.ºª°/-]{1,6}';
const unit = `${anyCase(`(?:\\d{1,3}\\s?(?:[.ºªa°]|er|e|è|ème|[snrt][tdh]|te|o)*\\s?)?(?:${unitWords})(?!\\p{L})(?:\\s(?=[\\p{L}]?\\d|[A-H](?!\\p{L}))${unitValue})?(?:\\s(?:rechts|links|mitte|izda\\.?|dcha\\.?|left|right|droite|gauche|floor))?`)}`;
/** "2.º izda.", "5è 2a", "3 bajo B", "4.º C". */
const floor =
  '\\d{1,2}\\s?\\.?\\s?(?:[ºª°]|è|e|a|o)(?:\\.?\\s?(?:\\d{1,2}\\s?\\.?\\s?[ºªa]?|izda\\.?|izq\\.?|izquierda|derecha|dcha\\.?|puerta \\w{1,3}|[A-H](?!\\p{L})))?';
const ukPostcode = '[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}';
const postcode = `(?:(?:[A-Z]{1,2}-)?\\d{4,5}|${ukPostcode})(?!\\d)`;
const town =
  "\\p{Lu}[\\p{L}'’-]{1,30}(?:[\\s](?:(?:de|la|del|el|am|an|der|bei|le|les|sur|en|upon|on)\\s){0,2}\\p{Lu}[\\p{L}'’-]{1,30}){0,2}";
/** A part that ends the address: a town, a letter or number of a flat. */
const end = '(?=[.,;!?)\\n\uFFFC]| \\p{Ll}|$)';
const tailPart = `(?:\\s?/\\s?(?:EG|OG|DG|(?:Top )?\\d{1,3})(?!\\p{L})|,?\\s(?:s\\/n|${floor}(?![\\p{L}\\d])|${unit}|${postcode}(?:,?\\s${town})?|\\(?${town}\\)?,?\\s${postcode}(?:\\s${town})?)|,? \\(${town}\\)|,\\s(?:${town}|\\d{1,3} ?[A-Za-z]?)${end}|, (?=[^.,;:!?\\n￼]{0,28}[\\p{Lu}\\d])[^.,;:!?\\n￼]{1,30}(?=[.,;!?)\\n]|$)|,? (?:[A-H]|\\d{1,3}-?[A-H]|\\d{1,2} [A-Z])(?![\\p{L}\\d’'])| (?:in|à|en) (?:${postcode} )?${town}${end})`;
const tail = `(?:${tailPart}){0,5}`;
const head = `(?:(?:flat|unit|apt\\.?|apartment|bât\\.?|bat\\.?|bâtiment|esc\\.?|escalier|appt?\\.?|résidence|portal|bloque|piso|whg\\.?)\\s[\\p{L}\\d]{1,5},?\\s){0,3}`;

const frenchStreets =
  'rue|avenue|av\\.?|boulevard|bd|bld|place|pl\\.?|chemin|ch\\.?|impasse|imp\\.?|allée|all\\.?|quai|route|rte|cour|cours|square|sq\\.?|passage|ruelle|villa|cité|résidence|lotissement|sentier|montée|faubourg|fbg|venelle|esplanade|traverse|clos|hameau|lieu-dit|rond-point|promenade|mail';
const spanishStreets =
  'calle|c\\/|cl\\.?|avenida|avda\\.?|av\\.?|plaza|pza\\.?|pl\\.?|paseo|pso\\.?|p[gº]\\.?|passeig|carrer|ronda|rda\\.?|trav\\.?|travesía|travesia|cuesta|camino|cmno\\.?|carretera|ctra\\.?|glorieta|callejón|callej[oó]n|urb\\.?|urbanización|barrio|bo\\.?|bulevar|pasaje|psje\\.?|rambla|polígono|rúa|vía|via|costanilla|senda|residencial|edificio|bloque|gral\\.?|general|doctor|dr\\.?|poeta|santa|san|virgen';

/** Words before a number that is no house: "Line 9", "Seite 88", "3 May". */
const noHouses = new Set(
  `line policy table page option question ticket zone room phase stage section paragraph article chapter figure route bus tram train platform group year class grade level step point item plan band form level gate junction exit pitch plot court bay stop council ward stadium covid area part appendix annex site map sheet bin week day about around over under only all every after before since until till by for from to and or with at in on of the a an we they it i there some nearly almost
  línea linea plan ley artículo articulo zona sector opción opcion pregunta tabla página pagina mesa sala parcela fase vado agenda bus autobús punto puntos distrito nivel grupo curso semana hay son somos tengo tenemos tiene llevo pago pagué pagamos fui unos unas más mas menos solo sólo desde hasta hace hacia con sin por para entre a las los el la de del en y o un una total cada casi otros otras quedan faltan tras va van
  ligne zone article question page salle lot tableau option phase plu niveau numéro classe groupe bus tram lundi mardi mercredi jeudi vendredi samedi dimanche étape annexe secteur plan figure section il elle nous on environ plus moins depuis dans pendant après avant vers les des une un le la à au aux et ou sur pour par avec sans pas chaque tous toutes près déjà
  linie seite zimmer zone tempo ticket nr jahrgang punkt phase raum saal platz gleis bus tram tabelle frage option abschnitt paragraf artikel grad stufe klasse gruppe haushalt bebauungsplan plan etwa rund circa ca über unter nur noch seit bis ab um vor nach bei mit von zu zum zur für in im an am auf und oder der die das den dem des ein eine einen wir sie es ich sind waren haben alle jede jeden jeder fast schon kein mindestens höchstens block feld absatz kapitel buslinie straßenbahn pflegegrad ü agenda uhr u vom die zwischen insgesamt
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janvier février mars avril mai juin juillet août septembre octobre novembre décembre januar februar märz juni juli oktober dezember
  monday tuesday wednesday thursday friday saturday sunday lunes martes miércoles jueves viernes sábado domingo montag dienstag mittwoch donnerstag freitag samstag sonntag
  minutes hours days weeks months years metres meters km euros euro people percent uhr euro prozent jahre jahren minuten stunden meter kilometer tage wochen monate kinder personen leute leuten einwohner parkplätze plätze bäume stellplätze wohnungen autos busse cent mio millionen menschen familien schüler kindern mal stück schulen bänke fahrräder anwohner haushalte unterschriften zentimeter quadratmeter
  has had is was were are gets got needs costs holds takes hay tiene tienen sigue cuenta cuesta mide lleva faltan compte mesure coûte fait ont sont est gibt es steht stehen fehlen brennen kostet hat liegen liegt braucht
  x vat a ii iii iv kg cctv mph hrs pm am cv led suv hgv st nd rd th os`.split(/\s+/),
);
const isYear = /^\D*(?:19|20)\d{2}\D*$/;
const wordsOf = (match: string): string[] =>
  (match.match(/(?<![\p{L}\d-])\p{L}[\p{L}-]{1,60}/gu) ?? []).map((each) => each.toLowerCase());
const isHouse = (match: string): boolean =>
  !isYear.test(match) &&
  !noHouses.has(wordsOf(match).find((each) => !/^(?:bis|ter|no|nr|núm|the)$/u.test(each)) ?? 'a');
const signs = new Set([
  'no',
  'nr',
  'núm',
  'num',
  'nº',
  'número',
  'numéro',
  'number',
  'nummer',
  'haus',
  'house',
  'hausnummer',
  'portal',
  'bloque',
  'casa',
  'chalet',
  'km',
  'au',
  'el',
  'en',
]);
/** The last word before the number says whether it is that of a house. */
const isHouseBehind = (match: string): boolean =>
  !isYear.test(match) && !noHouses.has(wordsOf(match.split(/\d/)[0] ?? '').findLast((each) => !signs.has(each)) ?? 'a');

const free = "(?<![\\p{L}\\d.,/€£$:#'’-])";
const rule = (body: string, isReal?: (match: string) => boolean): RedactionRule => ({
  kind: 'address',
  pattern: new RegExp(latin(body), 'gu'),
  ...(isReal && { isReal }),
});
/** Words of a sentence before a home. */
const homeIntro =
  "i['’]?m at|we['’]?re at|we are at|find (?:us|me) at|live|lives|living|lived|moved|address|home|stay|staying|vivo|vive|vivimos|domicilio|dirección|direccion|resido|reside|j['’]habite|habite|habitons|habitant|demeurant|domiciliée?|adresse|logée?|anschrift|wohnhaft|wohne|wohnen|wohnt|postadresse|meldeadresse";
const introSmall =
  '(?:\\s(?:is|now|at|in|on|here|too|to|es|en|el|la|al|a|est|au|à|le|lautet|ist|wir|ich|im|am|der|dem|die|an|auf|seit \\d{4}|de)){0,3}:?\\s';

const french = anyCase(frenchStreets);
const spanish = `(?:${anyCase(spanishStreets)} |${anyCase('c\\/|c\\.|avda\\.|ctra\\.|pza\\.|pg\\.|urb\\.|pol\\. ?ind\\.')} ?)`;
const plainWord = "[\\p{L}'’-]{2,30}";
/** A word of a street in small letters, not one that goes on with the sentence. */
const homeWord = `(?!(?:by|and|but|which|where|with|for|on|at|since|near|opposite|that|is|has|y|con|desde|donde|et|avec|depuis|und|mit|seit)(?![\\p{L}]))${plainWord}`;
const units = anyCase(unitWords);

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember';
/** Streets are named after days: "8 mai 1945", "17. Juni", "2 de mayo". */
const dayName = `\\d{1,2}(?:er|\\.)? (?:de )?${anyCase(months)}(?: (?:19|20)\\d{2})?`;
const englishStreet =
  '(?:Road|Rd|Street|St|Lane|Ln|Avenue|Ave|Close|Drive|Way|Hill|Terrace|Row|Place|Gardens|Crescent|Court|Green|Square|Walk|Mews|Rise|Grove)';
const complexes = anyCase('tour|résidence|bâtiment|immeuble|torre|edificio|residencia|tower|block|building|foyer');

/** Before dates, so that the day in the name of a street is not hidden as the birthday of somebody. */
export const dayStreetRules: readonly RedactionRule[] = [
  // "rue du 8 mai 1945 n°12", "Str. d. 17. Juni 4b"
  rule(
    `(?<![\\p{L}\\d])(?:${french}|${spanish}|[Ss]tr(?:aße|\\.)|[Pp]latz) ?(?:(?:${small}|d\\.) ){0,2}${dayName},? (?:${anyCase(numberSign)} ?)?${number}${tail}`,
  ),
];

export const thoroughAddressRules: readonly RedactionRule[] = [
  // "17 bis rue du Puits-Salé, 44903 Sainte-Orlande"
  rule(
    `${free}(?:${caps}, )?${anyCase(head)}(?:${anyCase(numberSign)} ?)?${number},? (?:de la |du |de l[’']|de )?${french} (?:${small}[ ’']?){0,3}(?:${caps}|${plainWord}(?:[ -]${plainWord})?)${tail}`,
  ),
  rule(
    `(?<![\\p{L}\\d])${french} (?:${small}[ ’']?){0,3}(?:${caps}|${plainWord}(?: ${plainWord}){0,2}),? ${anyCase(`${numberSign} ?`)}?${number}${tail}`,
    isHouseBehind,
  ),
  // "C/ Almendro Amargo, 14, 2.º izda."
  rule(
    `(?<![\\p{L}\\d])(?:(?<=(?:vivo|vive|vivimos|domicilio) en )${town}, )?${spanish}(?:${small} ){0,3}(?:${caps}|${plainWord}(?: ${plainWord}){0,2}),? (?:${anyCase(numberSign)} ?)?(?:${number}|[sS]\\/[nN])${tail}`,
    isHouseBehind,
  ),
  // "el 12 de la calle Horno"
  rule(
    `${free}(?:${anyCase(numberSign)} ?)?${number},? (?:de |del )(?:la |los )?${spanish}(?:${small} ){0,3}(?:${caps}|${plainWord})${tail}`,
  ),
  // Homes with a name and a flat: "Résidence Les Ajoncs, appt 108".
  rule(
    `(?<![\\p{L}\\d])(?:Résidence|Residencia|[Tt]our|résidence|Edificio|Villa|Finca|Casa|Hof|Einödhof|Domaine|Ferme|Mas|Manoir|Torre|Gut|Haus|House|Tower|Court|[Bb]âtiment|[Ii]mmeuble) (?:(?:du|de la|des|de|del|de los) )?${caps}(?:,? (?:${unit}|[DNABL] ?\\d{1,4}|[Cc]amino (?:${small} ){0,2}${cap})){1,4}${tail}`,
  ),
  rule(`${free}${number},? (?:${french}|r\\.) (?:${small}[ ’']?){0,2}(?:${dayName}|${caps})${tail}`),
  // Streets with a number for a name: "Calle 12 n.º 4-60".
  rule(
    `(?<![\\p{L}\\d])(?:${spanish}|${anyCase('carrera|cra\\.?|cr\\.|transversal|diagonal')} )\\d{1,3} ?[A-Za-z]? ?${anyCase('(?:#|n\\.?[º°o]\\.?|no\\.?)')} ?${number}`,
  ),
  // "Tannery House, Flat 11", "foyer Sonacotra, chambre 118"
  rule(`(?<![\\p{L}\\d])(?:${complexes} )?${caps}, ${unit}${tail}`, (match) => /\d/.test(match.split(',')[1] ?? '')),
  // "appartement 203 de la tour Mozart"
  rule(
    `(?<![\\p{L}\\d])${units} \\d{1,4}[a-zA-Z]?,? (?:de la|du|des|de|del|of|in|im|der) (?:the )?${complexes} ${caps}${tail}`,
  ),
  // "The Haven, Back Lane, Upper Soke", "Le Moulin Neuf, chemin de Halage"
  rule(
    `(?<![\\p{L}\\d])(?:(?=(?:The|Le|La|Les|El|Los|Las|Ty|Tŷ|Tigh|Villa|Casa) )${caps}|${caps} (?:Cottages?|House|Lodge|Farm|Barn|Bungalow|Manor|Grange|Croft|Mill)), (?:(?:${cap} ){1,3}${englishStreet}|(?:${french}|${spanish}) ?(?:${small}[ ’']?){0,3}${caps})(?!\\p{L})(?:, ${town})?${tail}`,
  ),
  // "flat 12 Corrigan Point", "no. 17 Weavers Hatch"
  rule(
    `(?<![\\p{L}\\d])${units} \\d{1,4}[a-zA-Z]?,? (?:\\d{1,4}[a-z]?,? )?${caps}${tail}`,
    (match) => !isYear.test(match),
  ),
  rule(`(?<![\\p{L}\\d])${anyCase('n[or]\\.?|number|n[º°]')} ?${number},? ${caps}${tail}`),
  // "22 Pottergate Fold, SK31 4QD", "6ter, Grand-Cours"
  rule(`${free}${anyCase(head)}(?:${number} |\\d{1,3} ?(?:bis|ter|[a-e]), )${caps}${tail}`, isHouse),
  // "Blas Quirós núm. 40", "Vieille-Corderie, 31", "Ashgrove Pt, no. 84", "Am Kalkofen 3, 4. OG rechts"
  rule(
    `(?<![\\p{L}\\d/.-])${cap}(?:[ ’'](?:${small}[ ’']?){0,3}${cap}){1,4},? (?:${anyCase(numberSign)} ?)?${number}${tail}`,
    isHouseBehind,
  ),
  // One word: not at the beginning of a sentence, where each word has a capital.
  rule(`(?<=[\\p{Ll},:;\uFFFC] |[(]|^|\\n|[-–] )${cap},? (?:${anyCase(numberSign)} ?)?${number}${tail}`, isHouseBehind),
  rule(`(?<![\\p{L}\\d/.-])${capWord} \\d{1,4} ?[a-z]?(?:${tailPart}){1,5}`, isHouseBehind),
  // Homes without a number: "The Old Forge, Pinder's End, SK34 2LH".
  rule(`(?<![\\p{L}\\d])${caps}, (?:(?:lieu-dit )?${caps}, ){0,2}${postcode}(?:,? ${town})?`),
  rule(`(?<![\\p{L}\\d])${caps}, (?:${caps}, )?${town} ${ukPostcode}(?![\\p{L}\\d])`),
  rule(
    `(?<=(?<![\\p{L}])(?:at|in|from|is|outside|behind) )(?:The )?(?:${cap} ){1,2}(?:Cottages?|House|Lodge|Farm|Barn|Bungalow|Manor|Grange|Croft|Villa|Farmhouse|Rectory|Vicarage|Mill), ${town}(?=[.,;!?)\\n]| \\p{Ll}|$)`,
  ),
  // Behind a word for an address and a colon.
  rule(
    `(?<=(?<![\\p{L}])${anyCase('address|dirección|direccion|domicilio|adresse|anschrift|wohnadresse|postadresse|señas')}[^:\\n.]{0,30}: ?)[\\p{Lu}\\d][^\\n!?;\uFFFC]{4,80}?(?=[.!?;\uFFFC](?:\\s|$|[^\\s])|\\n|$)`,
  ),
  // Homes with a name in the country.
  rule(
    `(?<![\\p{L}\\d])(?:[Ll]ieu-?dit|[Cc]ortijo|[Cc]aserío|[Mm]asía|[Ff]inca|[Vv]illa|Chalet|[Qq]uinta|[Uu]rb\\.|[Uu]rbanización|[Hh]ameau) (?:${small} ){0,2}${caps}(?:, (?:${small} |${plainWord} ){0,3}(?:${caps}|${number}))?${tail}`,
  ),
  rule(
    `(?<=(?<![\\p{L}])(?:live|lives|lived|living|stay|staying) at )(?:the )?${caps}(?:, (?:${caps}|${number}))?${tail}`,
  ),
  // Somebody of a house or floor: "el vecino del 3.º B", "voisin du 14".
  rule(
    `(?<=(?<![\\p{L}])(?:vecin[oa]s?|voisine?s?|neighbou?rs?|Nachbar(?:n|in)?|los|ceux|people|folk|lot|family|familia|famille|Familie) (?:at|from|del|du|von|aus der|in der|in|on) )(?:${anyCase(numberSign)} ?)?(?:${floor}(?![\\p{L}\\d])|${number})${tail}`,
    (match) => !isYear.test(match),
  ),
  rule(`(?<![\\p{L}\\d])${unit},? ${unit}(?:,? ${unit}){0,3}${tail}`, (match) => /\d/.test(match)),
  rule(`(?<=(?<![\\p{L}])(?:en el|del|au|im) )(?:${floor}|\\d{1,2}\\. (?:Stock|OG))(?![\\p{L}\\d])${tail}`, (match) =>
    /[A-Hº]/.test(match),
  ),
  // Said to be a home.
  rule(
    `(?<=(?<![\\p{L}])${anyCase(homeIntro)}${introSmall})${caps}, (?:${plainWord} ){0,5}${plainWord}(?=[.,;!?)\\n]|$)`,
  ),
  rule(
    `(?<=(?<![\\p{L}])${anyCase(homeIntro)}${introSmall})${plainWord}(?: ${plainWord}){0,2},? (?:${anyCase(numberSign)} ?)?${number}${tail}`,
    isHouseBehind,
  ),
  rule(
    `(?<=(?<![\\p{L}])${anyCase(homeIntro)}${introSmall})${number},? ${plainWord}(?: ${homeWord}){0,2}${tail}`,
    isHouse,
  ),
  // The number of a house alone.
  rule(
    `(?<![\\p{L}\\d])(?:[Hh]ouse|[Hh]aus|[Cc]asa|[Mm]aison) (?:n[ºo°]\\.? ?)?${number}(?! \\p{L}{3,30}s(?!\\p{L}))`,
    isHouse,
  ),
  rule(
    `(?<=(?<![\\p{L}])${anyCase('house number|house no\\.?|door number|hausnummer|haus nr\\.?')}(?: (?:is|ist|lautet))?:? )${number}`,
  ),
  rule(
    `(?<=(?<![\\p{L}])${anyCase('at|from|outside|opposite|in|next to|since|by|near|beside|behind|depuis|chez|desde|seit|au|du|face au|devant le|al|en el|del|frente al|bei|vor|von|neben|gegenüber|aus|der|dem|im|to|from|la|le')} )${anyCase(numberSign)} ?${number}(?! (?:bus|tram|on the))`,
  ),
  rule(
    `(?<![\\p{L}\\d])${anyCase('postfach|apartado(?: de correos)?|apdo\\.?|bp|b\\.p\\.|casilla')} \\d{1,4}(?: \\d{1,3}){0,2}(?!\\d)${tail}`,
  ),
  rule(
    `(?<![\\p{L}\\d])\\p{L}[\\p{L}-]{2,30}${anyCase('str\\.?|straße|strasse|weg|gasse|allee|platz|ring|damm|ufer|steig|stieg|stieg|hof|berg|grund|gang|markt')} ${number}${tail}`,
    isHouseBehind,
  ),
  // Postcodes alone
  rule(`(?<![\\p{L}\\d])${ukPostcode}(?![\\p{L}\\d])`),
  rule(
    `(?<![\\p{L}\\d.,€£])\\d{5},? (?!Euro|Unterschriften|Menschen|Einwohner|Haushalte|Personen|Stimmen|Kilometer|Leute|Bürger)${town}`,
  ),
];
