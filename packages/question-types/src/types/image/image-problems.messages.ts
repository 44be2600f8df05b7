/** Texts of the survey check. */
export const problems = {
  none: 'has no images to rank',
  withoutPicture: 'has an option without an image',
  foreignPicture: 'has an image that is not in the storage of the council; upload it here',
  onlyOne: 'has only one image, so there is nothing to rank',
} as const;
