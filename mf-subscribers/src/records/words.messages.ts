import type { Subscriber } from '@folkmoot/contracts/client';

/** A source as it is shown: its name with spaces (D2). */
export const sourceLabel = (source: Subscriber['source']): string => source.replaceAll('_', ' ');

/** `1 subscriber`, `2,400 subscribers`. */
export const people = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'subscriber' : 'subscribers'}`;

/** What dialogs of this remote have in common. */
export const commonTexts = {
  cancel: 'Cancel',
  close: 'Close',
  tryAgain: 'Please try again.',
} as const;

export const tagTexts = {
  noTags: 'There are no tags yet. Create one on the Tags tab first.',
  recommended: 'Default',
} as const;
