/** Texts of the survey check. */
export const problems = {
  none: 'has no images to rank',
  onlyOne: 'has only one image, so there is nothing to rank',
} as const;
