export const messages = {
  tooMany: (limit: number) => `A survey can have ${limit} comments at most. Delete some of your own first.`,
} as const;
