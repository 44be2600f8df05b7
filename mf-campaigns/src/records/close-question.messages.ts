export const messages = {
  title: 'Unsaved changes',
  question: 'Close and lose what you typed?',
  discard: 'Close',
  stay: 'Keep typing',
} as const;
