export const messages = {
  title: 'Unsaved changes',
  question: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Stay here',
} as const;
