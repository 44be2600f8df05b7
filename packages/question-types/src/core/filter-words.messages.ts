export const messages = {
  language: 'Language',
  theme: 'Theme of a comment',
  sentiment: 'Sentiment of a comment',
  sentiments: { positive: 'positive', neutral: 'neutral', negative: 'negative' },
  or: ' or ',
  since: (from: string) => `from ${from}`,
  until: (to: string) => `until ${to}`,
  between: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  says: (words: string) => `says “${words}”`,
  named: (question: string, words: string) => `${question} – ${words}`,
} as const;
