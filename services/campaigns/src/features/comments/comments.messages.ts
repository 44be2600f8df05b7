export const messages = {
  gaveUp: 'The comments could not be labelled: the run was interrupted too often. Please try again.',
  unreadable: 'The provider answered something that cannot be read, for all comments of several batches.',
};
