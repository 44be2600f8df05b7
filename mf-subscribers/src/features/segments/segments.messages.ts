import { people } from '../../entities/subscriber/words.messages';

export const messages = {
  title: 'Segments',
  explanation: 'A segment is a saved rule: people who match it belong to it, now and later. Mailings can go to it.',
  create: 'Create segment',
  loading: 'Loading segments...',
  loadFailed: 'Failed to load segments',
  emptyTitle: 'No segments yet',
  emptyText: 'Save conditions under a name, and use them as an audience later.',
  size: people,
  activeSize: (count: number) => `${count.toLocaleString('en')} active, who receive mail`,
  counting: 'Counting...',
  counted: (minutes: number) => {
    if (minutes < 1) return 'Counted just now';
    if (minutes < 60) return `Counted ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
    const hours = Math.round(minutes / 60);
    return hours < 48
      ? `Counted ${hours} ${hours === 1 ? 'hour' : 'hours'} ago`
      : `Counted ${Math.round(hours / 24)} days ago`;
  },
  open: 'Show people',
  openOf: (name: string) => `Show people in ${name}`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  moreOf: (name: string) => `More actions for ${name}`,
  deleteTitle: 'Delete segment',
  deleteQuestion: 'Are you sure you want to delete this segment?',
  deleteConsequences: (name: string) => `“${name}” is deleted. The people in it stay on the list.`,
  deleted: (name: string) => `“${name}” was deleted.`,
  deleteFailed: 'Failed to delete segment',
} as const;
