import { people } from '../../entities/subscriber/words.messages';

export const messages = {
  title: 'Segments',
  explanation: 'A segment is a saved filter: whoever fits it belongs to it, now and later. Mailings can go to it.',
  create: 'Create segment',
  loading: 'Loading segments...',
  loadFailed: 'Failed to load segments',
  emptyTitle: 'No segments yet',
  emptyText: 'Save a filter of the list under a name, and use it as an audience later.',
  size: people,
  activeSize: (count: number) => `${count.toLocaleString('en')} active, who receive mail`,
  open: 'Show people',
  openOf: (name: string) => `Show people in ${name}`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  deleteTitle: 'Delete segment',
  deleteQuestion: 'Are you sure you want to delete this segment?',
  deleteConsequences: (name: string) => `“${name}” is deleted. The people in it stay on the list.`,
  deleted: (name: string) => `“${name}” was deleted.`,
  deleteFailed: 'Failed to delete segment',
} as const;
