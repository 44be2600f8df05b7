export const messages = {
  all: 'Comments',
  allTitle: 'Comments on this survey',
  title: (number: number) => `Comments on question ${number}`,
  deletedTitle: 'Comments on a deleted question',
  untitled: 'No title yet',
  deletedQuestion: 'A deleted question',
  question: (number: number, title: string) => `${number}. ${title}`,
  none: 'No comments yet',
  noneText: 'Comments are for your team only. Residents never see them.',
  open: (comments: number) => (comments === 1 ? '1 open comment' : `${comments} open comments`),
  button: (number: number, open: number) => {
    if (open === 0) return `Comments on question ${number}`;
    return `Comments on question ${number}: ${open} open`;
  },
  label: 'Write a comment',
  help: 'Type @ to mention a colleague, who then gets a mail.',
  send: 'Add comment',
  failed: 'The comment could not be added. Please try again.',
  notSaved: 'Your latest changes are not saved yet, so the comment was not added. Try again when they are saved.',
  changeFailed: 'The comment could not be changed. Please try again.',
  colleagues: 'Colleagues',
  matches: (people: number) =>
    people === 1
      ? '1 colleague. Press Enter to choose.'
      : `${people} colleagues. Use the arrow keys and Enter to choose.`,
  writtenBy: (who: string, moment: string) => `${who}, ${moment}`,
  you: 'You',
  someone: 'Someone else',
  resolve: 'Resolve',
  resolveOf: (who: string) => `Resolve the comment of ${who}`,
  reopen: 'Open again',
  reopenOf: (who: string) => `Open the comment of ${who} again`,
  remove: 'Delete',
  removeOf: 'Delete your comment',
  resolvedBy: (who: string) => `Resolved by ${who}`,
  showResolved: (comments: number) => `Show resolved (${comments})`,
  hideResolved: 'Hide resolved',
} as const;
