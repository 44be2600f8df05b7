import type { Statement, Table, View } from './doubles';

/** Comments to a council, by topic. */
const topics = {
  Lighting: ['The river path is pitch dark in winter and I am frightened.', 'Broken lamps by the weir, it is awful.'],
  Litter: [
    'Bins overflow every single weekend, it is disgusting.',
    'Rubbish blows over the playing field and stinks, horrible.',
  ],
  Toilets: ['The toilets are filthy and locked half the time.', 'Loos shut at four, terrible for old folk.'],
  Flowers: [
    'I love the flower beds at the gate, beautiful.',
    'Wonderful planting by the bandstand, thank you, lovely.',
  ],
  Library: [
    'The library staff are brilliant, wonderful with my kids.',
    'Excellent story time every Tuesday, great library.',
  ],
  Buses: ['The 42 bus never turns up, awful service.', 'Buses in the evening are terrible, I miss my shift.'],
  Cycling: ['More bike racks near the station please.', 'A cycle lane along the main road would help.'],
  Speeding: [
    'Cars race down our street, horrible and dangerous.',
    'Drivers ignore the limit, awful, my kids cannot cross.',
  ],
  Pool: ['I love the swimming pool, fantastic lessons.', 'The pool is lovely and clean, excellent.'],
  Potholes: ['Potholes everywhere, my tyre burst, terrible.', 'The tarmac is crumbling, disgusting state.'],
  Dogs: ['Dog mess all over the pavement, disgusting.', 'Owners never pick up after their dogs, horrible.'],
  Rents: ['Rents are awful, my son had to leave.', 'Flats cost a fortune here, terrible.'],
} as const;
type Topic = keyof typeof topics;

export const councilComments: readonly string[] = Object.values(topics).flat();

const views: Readonly<Record<Topic, View>> = {
  Lighting: { comment: /pitch dark|broken lamps/i, statement: /illuminat|dusk|nightfall|gloom/i },
  Litter: { comment: /bins overflow|rubbish/i, statement: /\bwaste|refuse|garbage|trash/i },
  Toilets: { comment: /toilets|loos/i, statement: /sanitary|restroom|conveniences|washroom/i },
  Flowers: { comment: /flower beds|planting/i, statement: /blossom|gardeners|greenery|borders/i },
  Library: { comment: /library/i, statement: /reading room|\bbooks\b|borrowers|lending/i },
  Buses: { comment: /\bbus(?:es)?\b/i, statement: /public transport|coaches|timetable|route/i },
  Cycling: { comment: /bike racks|cycle lane/i, statement: /two-wheel|pedal|riders/i },
  Speeding: { comment: /cars race|ignore the limit/i, statement: /too fast|motorists|traffic|vehicles/i },
  Pool: { comment: /\bpool\b/i, statement: /swimmers|aquatic|baths|bathers/i },
  Potholes: { comment: /potholes|tarmac/i, statement: /carriageway|asphalt|road surface|highway/i },
  Dogs: { comment: /dog mess|their dogs/i, statement: /canine|pets|animals/i },
  Rents: { comment: /rents are|flats cost/i, statement: /housing|tenants|homes|accommodation/i },
};

/** True statements in free words, which share no word stem with the comments. */
const worded: Readonly<Record<Topic, readonly string[]>> = {
  Lighting: [
    'After dusk, walkers feel unsafe beside the water.',
    'Some want better illumination at the waterside.',
    'There is concern about going out once it is nightfall.',
    'Unrepaired fixtures leave people in gloom.',
  ],
  Litter: [
    'Waste collection does not keep up with demand.',
    'Refuse that is left lying around upsets people.',
    'The containers for garbage need to be emptied more often.',
    'There is anger about trash in green spaces.',
  ],
  Toilets: [
    'The sanitary facilities are considered dirty.',
    'People find the restroom closed when they need it.',
    'Public conveniences should have longer opening hours.',
    'Those who are elderly depend on a washroom that is open.',
  ],
  Flowers: [
    'There is praise for the blossom in the park.',
    'The work of the gardeners is appreciated.',
    'People enjoy the greenery and are grateful for it.',
    'The colourful borders give pleasure to visitors.',
  ],
  Library: [
    'Those who work in the reading room are popular with families.',
    'Young borrowers are looked after well.',
    'People are full of praise for the place with the books.',
    'The lending service gets warm words from parents.',
  ],
  Buses: [
    'The public transport is not reliable.',
    'People cannot depend on the timetable.',
    'Late coaches are a problem for those who work.',
    'There are complaints about the route and its gaps.',
  ],
  Cycling: [
    'There is a wish for more parking for two-wheelers.',
    'Those who pedal ask for more space of their own.',
    'Some riders ask for somewhere secure to leave their vehicle on the way to a train.',
    'People want to see better conditions for those who pedal to work.',
  ],
  Speeding: [
    'People say that motorists go much faster than is allowed.',
    'Traffic makes it risky for children to be outside.',
    'Vehicles that are too fast are seen as a threat.',
    'There is worry about how motorists behave in residential areas.',
  ],
  Pool: [
    'Those who use the baths are happy with what is on offer.',
    'There is praise for the aquatic centre and its teachers.',
    'The baths are seen as well kept.',
    'The bathers value the hygiene there.',
  ],
  Potholes: [
    'The carriageway is in poor condition.',
    'Damage to the asphalt has cost people money.',
    'People want the road surface to be repaired.',
    'There are holes in the highway that harm vehicles.',
  ],
  Dogs: [
    'Some of those who have pets do not clean up.',
    'Canine waste is a nuisance for people on foot.',
    'People are upset about what animals leave behind.',
    'There is a demand that those with pets act responsibly.',
  ],
  Rents: [
    'Housing is too expensive for many families.',
    'Younger people move away because homes are not affordable.',
    'Tenants feel the burden of high prices.',
    'The price of accommodation is a source of distress.',
  ],
};

const all = Object.keys(topics) as Topic[];
const statementsOf = (topic: Topic): Statement[] =>
  worded[topic].map((text, index) => ({ text, quotes: [topics[topic][index % 2] ?? ''], title: 'Act on it' }));

export const trueClaims: readonly Statement[] = all.flatMap(statementsOf);

/** A council's comments, and what a double knows about them. */
export const councilTable: Table = {
  positive: /\b(?:love|wonderful|brilliant|excellent|lovely|great)\b/i,
  negative: /\b(?:frightened|awful|disgusting|horrible|filthy|terrible|dangerous)\b/i,
  themes: Object.fromEntries(all.map((topic) => [topic, views[topic].comment])),
  views: Object.values(views),
  claims: trueClaims.filter((_, index) => index % 4 === 0),
  recommendations: trueClaims.filter((_, index) => index % 8 === 1),
};

export const councilThemes = all.map((name) => ({
  id: name.toLowerCase(),
  name,
  definition: `${name}.`,
  examples: [],
}));
