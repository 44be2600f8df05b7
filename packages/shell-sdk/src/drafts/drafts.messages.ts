export const messages = {
  retry: 'Try Again',
  merged: 'Someone else saved other changes in the meantime. Both changes are kept.',
  conflict: {
    title: 'Someone else changed this in the meantime.',
    text: 'Your other changes and theirs are both kept. Choose what these fields should be, then save.',
    mine: 'Yours',
    theirs: 'Theirs',
    save: 'Save my choice',
    discard: 'Load their changes',
    empty: '(empty)',
    on: 'On',
    off: 'Off',
    other: 'another version',
  },
  leave: {
    title: 'Unsaved changes',
    question: 'Leave without saving?',
    leave: 'Leave',
    stay: 'Stay here',
  },
} as const;
