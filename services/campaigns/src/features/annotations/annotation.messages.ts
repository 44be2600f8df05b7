export const messages = {
  tooMany: (most: number) => `A campaign can have ${most} notes at its timeline. Delete one first.`,
} as const;
