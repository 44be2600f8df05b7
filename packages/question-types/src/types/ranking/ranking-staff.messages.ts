/** Texts for staff. */
export const messages = {
  heading: 'Options to rank:',
  noAnswers: 'No answers yet.',
  base: (answered: number, options: number) =>
    `Most points first, from ${answered.toLocaleString('en')} ${answered === 1 ? 'answer' : 'answers'}. With ${options} options, a first place gives ${options} points, the next place one less.`,
  option: 'Option',
  points: 'Points',
  figures: (points: number, averagePlace: string | null, firstPercent: number) =>
    `${points.toLocaleString('en')} ${points === 1 ? 'point' : 'points'}${averagePlace === null ? '' : `, average place ${averagePlace}, first for ${firstPercent}%`}`,
  pointsOnly: (points: number) => `${points.toLocaleString('en')} ${points === 1 ? 'point' : 'points'}`,
  detail: (averagePlace: string, firstPercent: number) => `average place ${averagePlace}, first for ${firstPercent}%`,
};
