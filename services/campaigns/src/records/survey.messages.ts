/** Why a survey cannot be saved, for the person who tried. */
export const surveyMessages = {
  tooManyOptions: (most: number): string =>
    `A survey can have at most ${most.toLocaleString('en-GB')} options in all its questions together.`,
} as const;
