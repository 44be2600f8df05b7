export const messages = {
  title: 'Translations',
  language: 'Language',
  add: 'Add a language',
  remove: (language: string) => `Remove ${language}`,
  removeTitle: 'Remove a language',
  removeQuestion: (language: string, texts: number) =>
    `Remove ${language} with its ${texts} translated ${texts === 1 ? 'text' : 'texts'}? Undo brings it back.`,
  emptyTitle: 'One language so far',
  emptyText:
    'Residents read the survey in its main language. Add a language and translate side by side; what is missing is shown in the main language.',
  progress: (done: number, total: number) => `${done} of ${total} texts translated`,
  complete: 'Complete',
  missingOnly: 'Show missing only',
  nothingMissing: 'Everything is translated.',
  nothingToTranslate: 'The survey has no texts yet.',
  survey: 'The survey',
  question: (number: number) => `Question ${number}`,
  words: (what: string, place: string, language: string) => `${place}, ${what}: ${language}`,
  main: (language: string) => `${language} (main language)`,
} as const;
