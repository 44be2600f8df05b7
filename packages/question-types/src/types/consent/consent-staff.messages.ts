/** Texts for staff. */
export const messages = {
  text: 'What people agree to',
  textHint:
    'One or two plain sentences: what for, and by whom. Each answer keeps these words as evidence. Answers to other words are counted apart.',
  noText: 'has no text to agree to',
  agreed: 'Agreed',
  agreedTo: (text: string) => `Agreed to: “${text}”`,
  noAnswers: 'No answers yet.',
  base: (agreed: number) => (agreed === 1 ? '1 person agreed.' : `${agreed.toLocaleString('en')} people agreed.`),
  answer: 'Answer',
  responses: 'Responses',
  count: (count: number, percent: number) => `${count.toLocaleString('en')} (${percent}%)`,
};
