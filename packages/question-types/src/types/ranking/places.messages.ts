/** Words of the plain lists; they are in every resident's download, those of the order only where it is used. */
export const messages = {
  plainHint: 'Give each option a place, 1 is the most important. You can leave options out.',
  placeOf: (label: string) => `Place of ${label}`,
};
