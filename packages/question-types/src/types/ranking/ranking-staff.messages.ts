/** Texts for staff. */
export const messages = {
  heading: 'Options to rank:',
  noAnswers: 'No answers yet.',
  base: (answered: number) =>
    `Best placed first, from ${answered.toLocaleString('en')} ${answered === 1 ? 'answer' : 'answers'}. The bars show how often an option was put first.`,
  option: 'Option',
  firstPlaces: 'First places',
  figures: (first: number, percent: number, averagePlace: string | null) =>
    averagePlace === null ? '0 (0%)' : `${first.toLocaleString('en')} (${percent}%), average place ${averagePlace}`,
};
