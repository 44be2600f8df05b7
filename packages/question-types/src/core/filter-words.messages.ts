export const messages = {
  language: 'Language',
  or: ' or ',
  says: (words: string) => `says “${words}”`,
  named: (question: string, words: string) => `${question} – ${words}`,
} as const;
