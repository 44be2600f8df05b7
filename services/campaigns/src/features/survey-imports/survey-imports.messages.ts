export const messages = {
  survey: 'The survey',
  otherLanguage:
    'Its translations were left out, because its main language is not that of your draft. Check the language of its texts.',
  ownLimits: 'Its limits were left out, because your draft has limits of its own.',
  tooLarge: 'The document may have at most 10 MB. Remove its pictures, or paste only the text of the questions.',
} as const;
