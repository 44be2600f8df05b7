/** Texts of the survey check. */
export const problems = {
  withoutPicture: 'has an option without an image',
  foreignPicture: 'has an image that is not in the storage of the council; upload it here',
} as const;
