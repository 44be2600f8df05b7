export const messages = {
  hint: (limit: number) => `People answer in their own words, up to ${limit} characters.`,
} as const;
