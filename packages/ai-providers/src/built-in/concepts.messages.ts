import type { ConceptId } from './concept-ids';

/** Groups of concepts. The classifier of topics knows all but the last two, because its comments are about these. */
export const conceptGroups = [
  'parking',
  'transport',
  'traffic',
  'cycling',
  'walking',
  'waste',
  'green',
  'young',
  'safety',
  'housing',
  'centre',
  'comfort',
  'culture',
  'health',
  'council',
  'environment',
  'people',
] as const;
export type ConceptGroup = (typeof conceptGroups)[number];

/** True for groups that the classifier of topics knows. */
export const isLearnedGroup = (group: string): group is ConceptGroup =>
  group !== 'environment' && group !== 'people' && conceptGroups.some((each) => each === group);

/** A topic of comments to councils. Its words are in `thesaurus/`. */
export interface Concept {
  readonly name: string;
  /** Concepts of one group are near to each other: a theme that has no better concept takes a neighbour. */
  readonly group: ConceptGroup;
  /** Possible actions of staff. The first one is for topics whose comments are negative in majority. */
  readonly mend: string;
  readonly build: string;
}

export const concepts: Readonly<Record<ConceptId, Concept>> = {
  parking: {
    name: 'Parking',
    group: 'parking',
    mend: 'Look at charges, hours and turnover in the streets that are named, together with the traders there.',
    build: 'Try the changes to permits and hours that people propose in one street first.',
  },
  buses: {
    name: 'Buses and public transport',
    group: 'transport',
    mend: 'Take the complaints about delays and missing information to the operator, with lines and times.',
    build: 'Raise the wishes for lines and times at the next timetable review.',
  },
  trains: {
    name: 'Trains and stations',
    group: 'transport',
    mend: 'Take the complaints about delays and stations to the operator.',
    build: 'Raise the wishes at the next timetable review.',
  },
  fares: {
    name: 'Fares and tickets',
    group: 'transport',
    mend: 'Compare the fares that people name with the concessions there are, and tell those who do not know them.',
    build: 'Raise the wishes about tickets at the next talks with the operator.',
  },
  speed: {
    name: 'Speed',
    group: 'traffic',
    mend: 'Measure speeds at the places that are named, together with the police.',
    build: 'Check where lower limits are asked for, the ways to school first.',
  },
  traffic: {
    name: 'Traffic',
    group: 'traffic',
    mend: 'Count traffic where people report it, lorries apart, and say what can be restricted.',
    build: 'Weigh up the routes that people propose in the next traffic plan.',
  },
  crossings: {
    name: 'Crossings and junctions',
    group: 'traffic',
    mend: 'Look at the crossings and junctions that are named at the hours when people use them, the ways to school first.',
    build: 'Check where crossings are asked for, with counts of people on foot.',
  },
  roads: {
    name: 'Roads and road works',
    group: 'traffic',
    mend: 'Inspect the stretches that are named, make trip hazards safe first, and publish the order of repairs.',
    build: 'Put the wishes for roads and paths into the next maintenance programme.',
  },
  schemes: {
    name: 'Traffic schemes',
    group: 'traffic',
    mend: 'Publish counts from before and after the schemes that are named, and change what does not work.',
    build: 'Try the schemes that people ask for in one street first.',
  },
  cycling: {
    name: 'Cycling',
    group: 'cycling',
    mend: 'Look at the places where people on bikes and on foot get in each other’s way, and at lanes that end suddenly.',
    build: 'Add stands and lanes where people ask for them to the cycling plan.',
  },
  pavements: {
    name: 'Paths and pavements',
    group: 'walking',
    mend: 'Inspect the paths that are named, make trip hazards safe first, and keep them clear of what is put there.',
    build: 'Put the wishes for paths into the next maintenance programme.',
  },
  access: {
    name: 'Access for everybody',
    group: 'walking',
    mend: 'Go to the gates, ramps and doors that are named together with people who use wheelchairs, and mend those first.',
    build: 'Have plans checked by people with disabilities before anything is built.',
  },
  lighting: {
    name: 'Lighting',
    group: 'safety',
    mend: 'Walk the places that people call dark after sunset, repair what is broken, and publish when each will be lit.',
    build: 'Weigh up the places where people ask for light, with running costs and effects on wildlife.',
  },
  bins: {
    name: 'Bins and collections',
    group: 'waste',
    mend: 'Compare emptying rounds with the days and places that people name, and move or add rounds where bins overflow.',
    build: 'Try other bins or more of them where people ask, and count again after a month.',
  },
  recycling: {
    name: 'Recycling',
    group: 'waste',
    mend: 'Say on one page what goes where, and look at the collections that people report as missed.',
    build: 'Weigh up what else people would recycle, with costs.',
  },
  litter: {
    name: 'Litter and street cleaning',
    group: 'waste',
    mend: 'Compare cleaning rounds with the places that people name.',
    build: 'Support the groups that clean up, with bags and collections.',
  },
  flytipping: {
    name: 'Fly-tipping',
    group: 'waste',
    mend: 'Clear the places that are named, and check them again within two weeks.',
    build: 'Look at free collections where things are left most often.',
  },
  dogs: {
    name: 'Dogs',
    group: 'waste',
    mend: 'Put bags and bins where dog mess is reported, and check there at the hours when people walk dogs.',
    build: 'Look for a place where dogs can run, away from play areas.',
  },
  tip: {
    name: 'Recycling centre',
    group: 'waste',
    mend: 'Look at hours, bookings and queues of the recycling centre on the days that people name.',
    build: 'Try the hours that people ask for, for three months.',
  },
  parks: {
    name: 'Parks and green space',
    group: 'green',
    mend: 'Agree with residents how the parks that look neglected are kept.',
    build: 'Plan with residents what the parks that are named lack.',
  },
  trees: {
    name: 'Trees and hedges',
    group: 'green',
    mend: 'Agree with residents how the places that look neglected are kept, and tell them before trees are felled.',
    build: 'Plan planting where people ask for it, with water and care for the first years.',
  },
  flowers: {
    name: 'Flowers, grass and planting',
    group: 'green',
    mend: 'Look at mowing, watering and weeding where people complain, and say when it is done.',
    build: 'Plan planting where people ask for it, with care for the first years.',
  },
  wildlife: {
    name: 'Wildlife and ponds',
    group: 'green',
    mend: 'Have the ponds and habitats that are named looked at by somebody who knows them.',
    build: 'Offer places for wildlife where people ask for them.',
  },
  allotments: {
    name: 'Allotments',
    group: 'green',
    mend: 'Look at waiting lists, plots that nobody uses, and water.',
    build: 'Look for land where people ask for plots.',
  },
  play: {
    name: 'Play areas',
    group: 'young',
    mend: 'Have the play areas that are named inspected and cleaned, and say when broken equipment is replaced.',
    build: 'Ask children and teenagers of the ages that are named what they would use, before anything is bought.',
  },
  youth: {
    name: 'Young people',
    group: 'young',
    mend: 'Ask young people what has gone and what would bring them back.',
    build: 'Ask teenagers of the ages that are named what they would use, before anything is bought.',
  },
  schools: {
    name: 'Schools',
    group: 'young',
    mend: 'Take places, transport and ways to school up with the schools that are named.',
    build: 'Bring the wishes to the next meeting with schools.',
  },
  nurseries: {
    name: 'Nurseries and childcare',
    group: 'young',
    mend: 'Publish where places are free, and look at the hours that people need.',
    build: 'Weigh up places where people ask for them.',
  },
  crime: {
    name: 'Crime',
    group: 'safety',
    mend: 'Bring places and times that are named to the police, and tell residents what was agreed.',
    build: 'Look at prevention that people propose together with the police.',
  },
  antisocial: {
    name: 'Antisocial behaviour',
    group: 'safety',
    mend: 'Agree with the police who goes to the places that are named, and when.',
    build: 'Look at what can be offered in the places that people name.',
  },
  drugs: {
    name: 'Drugs',
    group: 'safety',
    mend: 'Bring the places that are named to the police and to those who help, and have needles removed at once.',
    build: 'Ask those who help people with addictions what is missing.',
  },
  police: {
    name: 'Police',
    group: 'safety',
    mend: 'Bring what people say about presence and response to the police.',
    build: 'Ask the police for hours in the places that people name.',
  },
  unsafe: {
    name: 'Feeling safe',
    group: 'safety',
    mend: 'Walk the places where people do not feel safe with those who named them, after dark.',
    build: 'Plan with residents what would make the ways that they name feel safe.',
  },
  homes: {
    name: 'Housing and rents',
    group: 'housing',
    mend: 'Publish how many wait for a home and for how long, and what is planned.',
    build: 'Bring the wishes into the housing strategy.',
  },
  repairs: {
    name: 'Housing repairs',
    group: 'housing',
    mend: 'Inspect the homes that are named, damp and heating first, and say when each is repaired.',
    build: 'Ask tenants which improvements they need most.',
  },
  planning: {
    name: 'Planning and new buildings',
    group: 'housing',
    mend: 'Explain the decisions that people name, and what came of the objections.',
    build: 'Show plans early, where people meet, and say what can still change.',
  },
  homeless: {
    name: 'Homelessness',
    group: 'housing',
    mend: 'Send those who help to the places that are named, and say what help there is.',
    build: 'Look at the offers that people propose together with those who work with homeless people.',
  },
  shops: {
    name: 'Shops and the high street',
    group: 'centre',
    mend: 'Ask owners of the empty shops what would fill them, and traders what keeps people away.',
    build: 'Offer empty shops to new traders, for a trial.',
  },
  market: {
    name: 'Market',
    group: 'centre',
    mend: 'Ask traders why stalls have gone and what would bring them back.',
    build: 'Offer the stalls that people miss to new traders, for a trial.',
  },
  cafes: {
    name: 'Cafés, pubs and restaurants',
    group: 'centre',
    mend: 'Look at the rules and rents that people name together with owners.',
    build: 'Try tables outside and later hours where people ask for them.',
  },
  events: {
    name: 'Events and festivals',
    group: 'centre',
    mend: 'Ask those who live near the events what troubled them, and change the plan of the next.',
    build: 'Try the events that people propose, small at first.',
  },
  toilets: {
    name: 'Toilets',
    group: 'comfort',
    mend: 'Check cleaning and opening times of the toilets that are named, and put up a number for reporting faults.',
    build: 'Look at where toilets are missing and what it would take to open them longer.',
  },
  seating: {
    name: 'Seating',
    group: 'comfort',
    mend: 'Put seats with backs and armrests where people say that they cannot rest.',
    build: 'Add benches along the ways that people name, close enough for those who tire.',
  },
  shelter: {
    name: 'Shelter and shade',
    group: 'comfort',
    mend: 'Repair the shelters that are named, and check how many stops have none.',
    build: 'Plan shelter and shade where people wait and rest.',
  },
  drinking: {
    name: 'Drinking water',
    group: 'comfort',
    mend: 'Repair the fountains that are named.',
    build: 'Look at water points along the ways that people name.',
  },
  library: {
    name: 'Library',
    group: 'culture',
    mend: 'Say what was cut in the library and what can come back, and ask borrowers what they miss most.',
    build: 'Try what borrowers propose for some months and count the visits.',
  },
  culture: {
    name: 'Arts, music and museums',
    group: 'culture',
    mend: 'Say what was cut and what can come back, and ask visitors what they miss most.',
    build: 'Try what people propose for some months and count the visits.',
  },
  pools: {
    name: 'Pools and leisure centres',
    group: 'culture',
    mend: 'Say when what is broken is repaired, and look at prices and crowded hours.',
    build: 'Try the sessions that people ask for, for three months.',
  },
  sports: {
    name: 'Sport',
    group: 'culture',
    mend: 'Look at pitches and halls that are named together with the clubs.',
    build: 'Share times and pitches with the groups that ask for them.',
  },
  gp: {
    name: 'Doctors and appointments',
    group: 'health',
    mend: 'Bring what people say about appointments to the surgeries and the health board.',
    build: 'Raise the wishes where new homes are planned.',
  },
  dentist: {
    name: 'Dentists',
    group: 'health',
    mend: 'Bring the lack of places to those who contract dentists.',
    build: 'Say where people can register now.',
  },
  hospital: {
    name: 'Hospital and emergencies',
    group: 'health',
    mend: 'Bring waiting times and transport to the hospital.',
    build: 'Raise the wishes at the next meeting with the hospital.',
  },
  care: {
    name: 'Care and older people',
    group: 'health',
    mend: 'Follow up the cases that are named, and say how long assessments take.',
    build: 'Ask carers and older people which help they would use.',
  },
  mental: {
    name: 'Mental health',
    group: 'health',
    mend: 'Bring waiting times to those who offer help, and say where help is at once.',
    build: 'Look at groups and places that people propose.',
  },
  air: {
    name: 'Air and smells',
    group: 'health',
    mend: 'Measure where people name fumes and smells, and publish the values.',
    build: 'Look at the measures that people propose at schools first.',
  },
  tax: {
    name: 'Council tax and spending',
    group: 'council',
    mend: 'Publish in plain figures what the money goes to, and look at reductions for those who pay hardest.',
    build: 'Answer the questions about money in public before deciding.',
  },
  website: {
    name: 'Website and online forms',
    group: 'council',
    mend: 'Try the pages and forms that are named together with residents, and offer another way for those who are not online.',
    build: 'Improve first the pages that people use most.',
  },
  contact: {
    name: 'Service and answers',
    group: 'council',
    mend: 'Follow up the calls and letters without an answer, and set a time within which everybody hears back.',
    build: 'Say on every form and reply who answers and by when.',
  },
  consultation: {
    name: 'Being listened to',
    group: 'council',
    mend: 'Publish what people said, what was decided, and why, every time.',
    build: 'Ask earlier, where people meet, and in plain language.',
  },
  councillors: {
    name: 'Councillors and politics',
    group: 'council',
    mend: 'Publish who decided what, and when people can meet their councillors.',
    build: 'Offer hours with councillors where people ask for them.',
  },
  flooding: {
    name: 'Flooding and drainage',
    group: 'environment',
    mend: 'Have drains cleared before the wet months where people report water, and tell them when it is done.',
    build: 'Look at water points and fountains where people ask for them.',
  },
  noise: {
    name: 'Noise',
    group: 'environment',
    mend: 'Note times and sources that are named, and check them against licences and quiet hours.',
    build: 'Agree on quiet hours with those who hold events.',
  },
  climate: {
    name: 'Climate and energy',
    group: 'environment',
    mend: 'Say what the plan for the climate has achieved and what is late.',
    build: 'Look at what people propose, with costs and savings.',
  },
  jobs: {
    name: 'Jobs and businesses',
    group: 'centre',
    mend: 'Ask employers and those who look for work what stands in their way.',
    build: 'Bring training and workplaces to those who ask for them.',
  },
  broadband: {
    name: 'Broadband and signal',
    group: 'people',
    mend: 'Bring the places without signal to the operators.',
    build: 'Look at free internet in public buildings.',
  },
  community: {
    name: 'Community and neighbours',
    group: 'people',
    mend: 'Ask groups and halls what they lack.',
    build: 'Support the groups that people name, with rooms and small grants.',
  },
  hours: {
    name: 'Opening hours',
    group: 'centre',
    mend: 'Count who stands before closed doors and when, and try evenings or a weekend day for three months.',
    build: 'Compare the hours that people wish for with those when few come.',
  },
  cemetery: {
    name: 'Cemeteries and memorials',
    group: 'people',
    mend: 'Have the graves and paths that are named looked after, and tell families.',
    build: 'Plan with families what the place lacks.',
  },
  look: {
    name: 'Look of the place',
    group: 'centre',
    mend: 'Ask owners of the places that are named to act, and mend what belongs to the council.',
    build: 'Plan small improvements with those who live and trade there.',
  },
  poverty: {
    name: 'Cost of living',
    group: 'people',
    mend: 'Say in one place which help there is, and go to those who do not ask.',
    build: 'Look at the help that people propose together with charities.',
  },
  equality: {
    name: 'Equality and languages',
    group: 'people',
    mend: 'Follow up what is reported with those concerned, and say what was done.',
    build: 'Offer the languages and formats that people ask for.',
  },
  pests: {
    name: 'Pests',
    group: 'environment',
    mend: 'Treat the places that are named, and say what attracts them.',
    build: 'Inform residents what they can do.',
  },
  costs: {
    name: 'Costs and charges',
    group: 'council',
    mend: 'Publish in plain figures what the money goes to, and look at reductions for those who pay hardest.',
    build: 'Answer the questions about costs in public before deciding.',
  },
};
