import type { RedactionRule } from './redaction-rule';

/** @file Addresses with no word for a street: a number beside capitalised words, in four languages, up to the town. */

const cap = "\\p{Lu}[\\p{L}\\d'’.-]{0,30}";
const small = "(?:of|the|o['’]|de|del|la|las|los|el|du|des|le|les|d['’]|l['’]|von|der|den|dem|am|an|zum|zur|im|und|y|et|and|à|en|sur)";
/** Capitalised words, with small words between them. */
const caps = `${cap}(?:[\\s'’](?:${small}[\\s'’]?){0,3}${cap}){0,4}`;
const number = '\\d{1,4}(?:\\s?[-/]\\s?\\d{1,3})?(?:\\s?(?:bis|ter|quater)(?!\\p{L})|\\s?[A-Za-z](?![\\p{L}\\d’\'])|\\s?º)?(?![\\d%€£]|[.,:]\\d|\\p{L})';
const numberSign = '(?:n\\.?\\s?[º°o]\\.?|n[úu]m\\.?|n[úu]mero|numéro|no\\.?|nº|nr\\.?|number|nummer|hausnummer|haus|house number|house)';

const unitWords =
  "flat|unit|apt\\.?|apartment|floor|room|block|suite|piso|bajo|bjo\\.?|planta|puerta|pta\\.?|portal|esc\\.?|escalera|bloque|blq\\.?|apto\\.?|letra|casa|entresuelo|[aá]tico|bât\\.?|bâtiment|bat\\.?|appt?\\.?|appartement|étage|ét\\.?|etage|porte|escalier|résidence|rez-de-chaussée|rdc|hall|logement|whg\\.?|wohnung|stock|og|eg|dg|ug|etage|hinterhaus|vorderhaus|seitenflügel|seiteneingang|haus|aufgang|eingang|c\\/o|izda\\.?|izq\\.?|dcha\\.?|ext\\.?|int\\.?|junto al";
const unitValue = '[\\p{L}\\d.ºª°/-]{1,6}';
const unit = `(?:\\d{1,3}\\s?(?:[.ºªa°]|er|e|è|ème|[snrt][tdh]|te|o)*\\s?)?(?:${unitWords})(?!\\p{L})(?:\\s(?=[\\p{Lu}\\d])${unitValue})?(?:\\s(?:rechts|links|mitte|izda\\.?|dcha\\.?|left|right|droite|gauche|floor))?`;
/** "2.º izda.", "5è 2a", "3 bajo B", "4.º C". */
const floor = '\\d{1,2}\\s?\\.?\\s?(?:[ºª°]|è|e|a|o)(?:\\.?\\s?(?:\\d{1,2}\\s?\\.?\\s?[ºªa]?|izda\\.?|izq\\.?|dcha\\.?|[A-H](?!\\p{L})))?';
const ukPostcode = '[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}';
const postcode = `(?:(?:[A-Z]{1,2}-)?\\d{4,5}|${ukPostcode})(?!\\d)`;
const town = "\\p{Lu}[\\p{L}'’-]{1,30}(?:[\\s](?:(?:de|la|del|el|am|an|der|bei|le|les|sur|en|upon|on)\\s){0,2}\\p{Lu}[\\p{L}'’-]{1,30}){0,2}";
const tailPart = `(?:\\s?/\\s?(?:EG|OG|DG|\\d{1,3})(?!\\p{L})|,?\\s(?:s\\/n|${floor}(?![\\p{L}\\d])|${unit}|${postcode}(?:,?\\s${town})?|\\(?${town}\\)?,?\\s${postcode}(?:\\s${town})?))`;
const tail = `(?:${tailPart}){0,5}`;
const head = `(?:(?:flat|unit|apt\\.?|apartment|bât\\.?|bat\\.?|bâtiment|esc\\.?|escalier|appt?\\.?|résidence|portal|bloque|piso|whg\\.?)\\s[\\p{L}\\d]{1,5},?\\s){0,3}`;

const frenchStreets =
  "rue|avenue|av\\.?|boulevard|bd|bld|place|pl\\.?|chemin|ch\\.?|impasse|imp\\.?|allée|all\\.?|quai|route|rte|cour|cours|square|sq\\.?|passage|ruelle|villa|cité|résidence|lotissement|sentier|montée|faubourg|fbg|venelle|esplanade|traverse|clos|hameau|lieu-dit|rond-point|promenade|mail";
const spanishStreets =
  "calle|c\\/|cl\\.?|avenida|avda\\.?|av\\.?|plaza|pza\\.?|pl\\.?|paseo|pso\\.?|p[gº]\\.?|passeig|carrer|ronda|rda\\.?|trav\\.?|travesía|travesia|cuesta|camino|cmno\\.?|carretera|ctra\\.?|glorieta|callejón|callej[oó]n|urb\\.?|urbanización|barrio|bo\\.?|bulevar|pasaje|psje\\.?|rambla|polígono|rúa|vía|via|costanilla|senda|residencial|edificio|bloque|gral\\.?|general|doctor|dr\\.?|poeta|santa|san|virgen";

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
  x vat a ii iii iv kg cctv mph hrs pm am cv led suv hgv st nd rd th os`.split(/\s+/),
);
/** Names of years, and numbers with units, are no houses. */
const isHouse = (match: string): boolean => {
  const words = match.match(/\p{L}+/gu) ?? [];
  const [first = ''] = words;
  if (first === first.toUpperCase() && first.length <= 2 && words.length === 1) return false;
  if (noHouses.has(first.toLowerCase())) return false;
  return !/^\D*(?:19|20)\d{2}\D*$/.test(match);
};
const isHouseBehind = (match: string): boolean => {
  const words = (match.match(/\p{L}+/gu) ?? []).map((each) => each.toLowerCase());
  const before = words.findLastIndex((each) => !/^(?:n[oºr]?|núm|num|bis|ter|number|[a-z])$/u.test(each));
  return isHouse(match) && !noHouses.has(words[Math.max(before, 0)] ?? '');
};

const free = "(?<![\\p{L}\\d.,/€£$:#'’-])";
const rule = (body: string, isReal?: (match: string) => boolean, flags = 'giu'): RedactionRule => ({
  kind: 'address',
  pattern: new RegExp(body, flags),
  ...(isReal && { isReal }),
});
/** What a sentence says before a home. */
const homeIntro =
  "live|lives|living|lived|moved|address|home|stay|staying|vivo|vive|vivimos|domicilio|dirección|direccion|resido|reside|j['’]habite|habite|habitons|habitant|demeurant|domiciliée?|adresse|logée?|anschrift|wohnhaft|wohne|wohnen|wohnt|postadresse|meldeadresse";
const introSmall = "(?:\\s(?:is|now|at|in|on|here|too|to|es|en|el|la|al|a|est|au|à|le|lautet|ist|wir|ich|im|am|der|dem|die|an|auf|seit \\d{4}|de)){0,3}:?\\s";

export const thoroughAddressRules: readonly RedactionRule[] = [
  // "17 bis rue du Puits-Salé, 44903 Sainte-Orlande", and without a number behind it: "Chemin de Malepeyre 240".
  rule(`${free}${head}${number},?\\s(?:${frenchStreets})\\s(?:${small}[\\s'’]?){0,3}${cap}(?:[\\s-]${cap}){0,3}${tail}`),
  rule(`(?<![\\p{L}\\d])(?:${frenchStreets})\\s(?:${small}[\\s'’]?){0,3}\\p{Lu}[\\p{L}'’.-]{1,30}(?:[\\s-]${cap}){0,3},?\\s${number}${tail}`, isHouse, 'gu'),
  // "C/ Almendro Amargo, 14, 2.º izda."
  rule(`(?<![\\p{L}\\d])(?:${spanishStreets})\\s?(?:${small}\\s){0,3}[\\p{L}.'’-]{2,30}(?:\\s[\\p{L}.'’-]{1,30}){0,4},?\\s(?:${numberSign}\\s?)?(?:${number}|s\\/n)${tail}`, (match) => !/\b(?:a|al|desde|hasta|cada|hay|más|menos|y)\b/iu.test(match)),
  // "22 Pottergate Fold, SK31 4QD", "6ter, Grand-Cours"
  rule(`${free}${head}${number},?\\s${caps}${tail}`, isHouse, 'gu'),
  // "Gerbergasse 19a", "Blas Quirós núm. 40", "Vieille-Corderie, 31", "Ashgrove Pt, no. 84"
  rule(`(?<![\\p{L}\\d/.-])${caps},?\\s(?:${numberSign}\\s?)?${number}${tail}`, isHouseBehind, 'gu'),
  rule(`(?<![\\p{L}\\d])(?:${unitWords})\\s\\d{1,4}[a-z]?,?\\s(?:${caps}|\\d{1,3}\\s${caps})${tail}`, undefined, 'gu'),
  // Homes without a number: "The Old Forge, Pinder's End, SK34 2LH", "Résidence Les Ajoncs, appt 108".
  rule(`(?<![\\p{L}\\d])${caps},\\s(?:(?:lieu-dit\\s)?${caps},\\s)?${postcode}(?:,?\\s${town})?`, undefined, 'gu'),
  rule(`(?<![\\p{L}\\d])(?:Résidence|Residencia|Tour|tour|résidence|Edificio|Villa|Finca|Casa|Haus|Hof|Einödhof|Domaine|Ferme|Mas|Manoir|Le Clos|Torre)\\s${caps}(?:,?\\s(?:${unit}|camino ${small} (?:${small} )?${cap})){1,4}${tail}`, undefined, 'gu'),
  rule(`(?<=(?<![\\p{L}])(?:at|in|from|is|outside|behind)\\s)(?:The\\s)?(?:${cap}\\s){1,2}(?:Cottage|House|Lodge|Farm|Barn|Bungalow|Manor|Grange|Croft|Villa|Cottages|Farmhouse|Rectory|Vicarage|Mill)(?:,\\s${town})(?=[.,;!?)\\n]|\\s\\p{Ll}|$)`, undefined, 'gu'),
  // Said to be a home.
  rule(`(?<=(?<![\\p{L}])(?:${homeIntro})${introSmall})${caps},\\s(?:[\\p{L}'’-]{1,20}\\s){0,5}[\\p{L}'’-]{1,20}(?=[.,;!?)\\n]|$)`, undefined, 'gu'),
  rule(`(?<=(?<![\\p{L}])(?:${homeIntro})${introSmall})\\p{L}[\\p{L}.'’-]{2,30}(?:\\s[\\p{L}.'’-]{2,30}){0,2},?\\s(?:${numberSign}\\s?)?${number}${tail}`, isHouseBehind),
  rule(`(?<=(?<![\\p{L}])(?:${homeIntro})${introSmall})${number},?\\s\\p{L}[\\p{L}'’-]{2,30}(?:\\s\\p{L}[\\p{L}'’-]{2,30}){0,2}${tail}`, isHouse),
  // The number of a house alone.
  rule(`(?<=(?<![\\p{L}])(?:house number|house no\\.?|door number|hausnummer|haus nr\\.?|haus nummer)(?:\\s(?:is|ist|lautet))?:?\\s)${number}`),
  rule(`(?<=(?<![\\p{L}])(?:at|from|outside|opposite|in|of|to|next to|au|du|face au|devant le|al|en el|del|frente al|bei|vor|von|in|neben|gegenüber|aus)\\s)(?:${numberSign})\\s${number}(?!\\s(?:bus|tram|on the list))`, undefined, 'giu'),
  // Postcodes alone
  rule(`(?<![\\p{L}\\d])${ukPostcode}(?![\\p{L}\\d])`, undefined, 'gu'),
  rule(`(?<![\\p{L}\\d.,€£])\\d{5},?\\s(?!Euro|Unterschriften|Menschen|Einwohner|Haushalte|Personen|Stimmen|Kilometer|Leute|Bürger)${town}`, undefined, 'gu'),
];
