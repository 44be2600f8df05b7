import { people } from '../subscriber/words.messages';

export const segmentTexts = {
  createTitle: 'Save as segment',
  newTitle: 'Create segment',
  editTitle: 'Edit segment',
  name: 'Name',
  namePlaceholder: 'Parks readers of this year',
  save: 'Save segment',
  saving: 'Saving...',
  failed: 'The segment could not be saved. Please try again.',
  saved: (name: string, size: number, active: number) =>
    `“${name}” was saved: ${people(size)}, ${active.toLocaleString('en')} of them active.`,
  savedUncounted: (name: string) => `“${name}” was saved. Its people are being counted.`,
} as const;
