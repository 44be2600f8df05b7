export const messages = {
  beyondRole: 'You can give a token only permissions that you have yourself.',
  expired: 'Choose an end in the future.',
  full: (most: number) => `A council can have ${most} tokens. End one that is no longer used.`,
} as const;
