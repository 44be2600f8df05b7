export const parkTexts = {
  overall: 'How do you feel about Riverside Park today?',
  overallLabels: ['Very Dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very Satisfied'],
  howOften: 'How often do you come to the park?',
  visits: {
    daily: 'Every day or nearly',
    weekly: 'Once or twice a week',
    monthly: 'Once or twice a month',
    rarely: 'Less often',
  },
  what: 'What do you do in the park?',
  uses: {
    walking: 'Walk',
    play: 'Play with children',
    sport: 'Run or do sport',
    dog: 'Take the dog out',
    commute: 'Pass through on the way to work or school',
    rest: 'Sit and rest',
  },
  obstacle: 'What keeps you from enjoying the park more?',
  dark: 'How safe do you feel in the park after dark?',
  darkHint: 'If you never go there after dark, leave this out.',
  darkLabels: ['Very unsafe', 'Unsafe', 'Neither', 'Safe', 'Very safe'],
  order: 'What should be done first?',
  priorities: {
    lights: 'Lights along the river path',
    toilets: 'Toilets that are open every day',
    playground: 'A new playground',
    benches: 'More benches',
    trees: 'More trees and flowers',
  },
  picture: 'Which of these would you like to see first?',
  pictureHint: 'Put the one that you like best in first place.',
  pictures: {
    playground: {
      label: 'A new playground',
      alt: 'A drawing of a playground: swings, a small tower with a blue slide, and sand around them.',
    },
    pond: {
      label: 'The pond, cleaned and planted',
      alt: 'A drawing of a pond with ducks, water lilies and reeds, and a bench beside it.',
    },
    sportsField: {
      label: 'A sports field with lights',
      alt: 'A drawing of a grass pitch with a goal and a ball, and floodlights on both sides.',
    },
  },
  likely: 'How likely are you to recommend the park to a friend?',
  notLikely: 'Not likely',
  veryLikely: 'Very likely',
  change: 'What one change would make the park better?',
  story: 'Is there anything else that you would like to tell us?',
} as const;

/** Who people are, for the questions that are linked to the population. */
export const residentTexts = {
  why: 'The last questions show whether everybody is heard. You need not answer them.',
  age: 'How old are you?',
  gender: 'How do you describe your gender?',
  silent: 'Prefer not to say',
} as const;

export const parkChanges = [
  'Light along the river path. In winter I go round by the road because of it.',
  'Toilets that are open at weekends',
  'A fence between the playground and the car park',
  'More bins, and empty them on Mondays',
  'Benches with backs, my mother cannot get up from the low ones',
  'Mend the path by the weir, it floods after every rain',
  'A water tap',
  'Swings for bigger children',
  'Shade over the sandpit',
  'Please leave it as it is and look after the trees',
  'A café, even a small one',
  'Keep cyclists and walkers apart on the bridge',
  'A corner where dogs can run',
  'Bring back the flower beds at the north gate',
  'The ramp at the south gate is too steep for a wheelchair',
  'Cut the hedge so that one can see round the corner',
  'An outdoor gym like the one in Hillview',
  'Less mowing, more wild flowers',
  'Repair the bandstand and have music again',
  'Something for teenagers, there is nothing for them',
] as const;

export const inTheWay = [
  'It is dark and I am alone',
  'Broken glass on the playground',
  'Dogs off the lead',
  'The path is under water half of the year',
  'There is nowhere to sit',
  'Litter everywhere after sunny days',
  'No toilets, so we have to leave after an hour',
  'E-scooters on the footpath',
  'I cannot get my wheelchair through the gate',
] as const;

export const libraryWishes = [
  'Saturday afternoon',
  'After work, until eight',
  'Sunday, with the children',
  'Before school',
  'Over lunch',
  'Monday, when it is closed now',
] as const;

export const marketWishes = ['Cheese', 'Fish', 'Somebody who mends shoes', 'Plants', 'Bread', 'Hot lunch'] as const;

export const pulseTexts = {
  title: 'How is the town doing?',
  description: 'Three questions, again and again, to see what gets better and what does not.',
  mood: 'How do you feel about living here at the moment?',
  service: 'Which service should we look at first?',
  services: {
    roads: 'Roads and pavements',
    waste: 'Bins and recycling',
    parks: 'Parks and play areas',
    safety: 'Feeling safe',
  },
  district: 'Which part of the council area do you live in?',
  wish: 'What has changed since we last asked?',
} as const;

export const pulseNews = [
  'The street lights work again, thank you',
  'Bins are emptied later than before',
  'More people on the market square',
  'Nothing that I have noticed',
  'The bus is on time now',
  'Potholes on Mill Lane',
] as const;

export const schoolTexts = {
  title: 'Safer streets around Mill Lane School',
  description: 'How children get to school, and what would make the way there safer.',
  role: 'Who are you in this?',
  roles: { parent: 'A parent or carer', pupil: 'A pupil', staff: 'I work at the school', neighbour: 'A neighbour' },
  modes: 'How do you usually get to the school?',
  modeNames: { walk: 'On foot', cycle: 'By bike', bus: 'By bus', car: 'By car' },
  safe: 'How safe does the way feel?',
  safeLabels: ['Very unsafe', 'Unsafe', 'Neither', 'Safe', 'Very safe'],
  drive: 'What would let you leave the car at home?',
  driveHint: 'Asked of parents and of staff who come by car.',
  where: 'Where does it feel unsafe, and why?',
  leave: 'When do you leave home in the morning?',
  postcode: 'What is your postcode?',
  postcodeHint: 'It shows us which parts of the town children come from.',
  place: 'Where is a crossing missing?',
  placeHint: 'Mark the place that matters most to you.',
  consent: 'May we contact you about the plans?',
  consentText:
    'I agree that the council contacts me about the streets around the school. I can withdraw this at any time.',
  email: 'What is your email address?',
  phone: 'What is your phone number?',
  parts: 'How good is each part of the way?',
  partNames: {
    pavements: 'Pavements',
    crossings: 'Crossings',
    lights: 'Street lights',
    parking: 'Parking at the gate',
  },
  partLevels: { poor: 'Poor', fair: 'Fair', good: 'Good', unsure: 'Not sure' },
  agree: 'How much do you agree?',
  agreeRows: { speed: 'Cars drive too fast', clear: 'I know where to cross', alone: 'A child of ten can go alone' },
  agreeEnds: ['Not at all', 'Completely'],
  picture: 'What should the street at the gate become?',
  pictures: {
    crossing: { label: 'A raised crossing', alt: 'A zebra crossing with lamps in front of the school' },
    schoolStreet: { label: 'A school street', alt: 'A street that planters close to cars in front of the school' },
  },
  share: 'How would you spend £100,000?',
  shareHint: 'The money is for works in the coming year.',
  shareNames: { crossing: 'Crossings', paving: 'Wider pavements', cycling: 'Cycle lanes', trees: 'Trees and benches' },
} as const;
