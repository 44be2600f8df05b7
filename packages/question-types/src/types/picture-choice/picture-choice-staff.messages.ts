/** Texts for staff. */
export const messages = {
  explanation: 'Residents choose from these images. Each has a label that everybody sees.',
  noneOfThese: 'None of these',
  several: 'People can choose several',
  none: 'has no images to choose from',
  onlyOne: 'has only one image, so there is nothing to choose',
  settings: { one: 'One choice', several: 'Several choices' },
};
