export const messages = {
  title: 'Survey check',
  good: 'Nothing blocks activation.',
  noQuestions: 'Activation needs at least one question.',
  blocking: (errors: number) =>
    errors === 1 ? '1 problem blocks activation.' : `${errors} problems block activation.`,
  errors: 'Problems that block activation',
  warnings: 'Hints that block nothing',
  noWarnings: 'No hints.',
  minutes: (minutes: number) =>
    minutes === 0 ? 'No questions to answer yet.' : `Takes about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  translations: 'Translations',
  progress: (done: number, total: number, stale: number) =>
    `${done} of ${total} texts${stale > 0 ? `, ${stale} stale` : ''}`,
  noTranslations: 'The survey is in one language.',
  goTo: 'Go to the question',
  problemOf: (message: string) => `Show: ${message}`,
  choice: (label: string) => `${label}: which`,
  choose: 'Choose…',
  more: (count: number) => `${count} more`,
} as const;
