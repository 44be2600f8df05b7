export const parkUses = [
  'Walking the dog',
  'Walking the dog before work',
  'Taking the children to the playground',
  'Running along the river path',
  'My way to the station',
  'Sitting on a bench with a book',
  'Picnics with friends',
  'Football on Sunday mornings',
  'Feeding the ducks with my grandson',
  'Lunch break, I work across the road',
  'Cycling through to school',
  'Photographing birds',
  'Tai chi on Thursdays',
  'Meeting other parents',
] as const;

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

export const betterFor = [
  'Everybody',
  'Families',
  'Older people',
  'People who work nearby',
  'Children',
  'Teenagers',
  'People with a disability',
  'Anyone who comes after dark',
  'Dog owners and those who are afraid of dogs',
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
