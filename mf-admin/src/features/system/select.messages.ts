export const selectMessages = { noneFound: 'No councils found' };
