/** Reasons why a survey cannot be saved, shown to the user. */
export const surveyMessages = {
  tooManyOptions: (most: number): string =>
    `A survey can have at most ${most.toLocaleString('en-GB')} options in all its questions together.`,
} as const;
