export const messages = {
  nothingToDo: 'Choose a tag to add or to take off.',
  eitherOr: 'People who leave the list get no tags.',
} as const;
