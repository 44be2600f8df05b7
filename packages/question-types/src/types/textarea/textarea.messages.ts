export const messages = {
  hint: (limit: number) =>
    `People answer at length in their own words, up to ${limit.toLocaleString('en')} characters.`,
  noAnswers: 'No answers yet.',
  written: (answered: number) => `${answered.toLocaleString('en')} written ${answered === 1 ? 'answer' : 'answers'}.`,
};
