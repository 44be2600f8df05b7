import { type Subscriber, subscriberSourceLabels } from '@folkmoot/contracts/client';

export const subscriberWords = {
  people: (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'subscriber' : 'subscribers'}`,
} as const;

/** A source as it is shown. */
export const sourceLabel = (source: Subscriber['source']): string => subscriberSourceLabels[source];

/** `1 subscriber`, `2,400 subscribers`. */
export const people = (count: number): string => subscriberWords.people(count);

/** Texts that the dialogs of this remote share. */
export const commonTexts = {
  cancel: 'Cancel',
  tryAgain: 'Please try again.',
} as const;

export const tagTexts = {
  noTags: 'There are no tags yet. Create one on the Tags tab first.',
  recommended: 'Default',
} as const;
