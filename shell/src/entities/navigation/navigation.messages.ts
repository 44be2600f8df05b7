export const messages = {
  overview: 'Overview',
} as const;
