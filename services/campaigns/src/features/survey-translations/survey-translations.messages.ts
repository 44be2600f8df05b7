export const messages = {
  tooLarge: 'A file of translations can have at most 4 MB.',
  mainLanguage: 'This is the main language of the survey. Choose a language that it is translated into.',
} as const;
