export const messages = {
  tooLarge: 'The document may have at most 10 MB. Remove its pictures, or paste only the text of the questions.',
} as const;
