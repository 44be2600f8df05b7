export const messages = {
  title: 'Translations',
  language: 'Language',
  add: 'Add a language',
  choose: 'Choose or type a language',
  noLanguage: 'No language has this name. You can enter a language tag, such as zh-Hant.',
  remove: (language: string) => `Remove ${language}`,
  removeTitle: 'Remove a language',
  removeQuestion: (language: string, texts: number) =>
    `Remove ${language} with its ${texts} translated ${texts === 1 ? 'text' : 'texts'}? Undo brings it back.`,
  emptyTitle: 'One language so far',
  emptyText:
    'Residents read the survey in its main language. Add a language and translate side by side; what is missing is shown in the main language.',
  progress: (done: number, total: number, stale: number) =>
    `${done} of ${total} texts translated${stale > 0 ? `, ${stale} stale` : ''}`,
  stale: 'Stale',
  staleHelp: 'The text was changed after it was translated.',
  stillFits: 'The translation still fits',
  stillFitsOf: (what: string, place: string) => `${place}, ${what}: the translation still fits`,
  file: (language: string) => `Supporting document in ${language} (optional)`,
  fileInstead: (name: string, main: string) =>
    `Without one, residents get “${name}”, marked as ${main}. A picture or a PDF.`,
  fileAlone: (language: string) => `A picture or a PDF that only residents who read ${language} see.`,
  complete: 'Complete',
  missingOnly: 'Show missing only',
  nothingMissing: 'Everything is translated.',
  nothingToTranslate: 'The survey has no texts yet.',
  survey: 'The survey',
  question: (number: number) => `Question ${number}`,
  words: (what: string, place: string, language: string) => `${place}, ${what}: ${language}`,
  main: (language: string) => `${language} (main language)`,
} as const;
