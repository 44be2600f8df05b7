export const messages = {
  heading: 'Options to rank:',
  hint: 'Choose what matters most to you first. You can leave options out.',
  plainHint: 'Give each option a place, 1 is the most important. You can leave options out.',
  ranked: 'Your order',
  unranked: 'Not ranked yet',
  noPlace: 'No place',
  placeOf: (label: string) => `Place of ${label}`,
  rank: (label: string, place: number) => `Rank ${label} as number ${place}`,
  up: (label: string) => `Move ${label} up`,
  down: (label: string) => `Move ${label} down`,
  remove: (label: string) => `Take ${label} out of your order`,
  isNow: (label: string, place: number, of: number) => `${label} is now ${place} of ${of}.`,
  isOut: (label: string) => `${label} is not ranked.`,
  noAnswers: 'No answers yet.',
  base: (answered: number) =>
    `Best placed first, from ${answered.toLocaleString('en')} ${answered === 1 ? 'answer' : 'answers'}. The bars show how often an option was put first.`,
  option: 'Option',
  firstPlaces: 'First places',
  figures: (first: number, percent: number, averagePlace: string | null) =>
    averagePlace === null ? '0 (0 %)' : `${first.toLocaleString('en')} (${percent} %), average place ${averagePlace}`,
};
