export const messages = {
  full: (most: number) => `The question bank has at most ${most} entries. Delete one that you do not need.`,
} as const;
