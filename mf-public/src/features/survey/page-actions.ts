import type { PageWords } from '../../entities/words/words';
import type { PageState } from './page-state';

/** @file Actions that few people need. */

/**
 * Opens the page in another language, whose address keeps the other parameters. Returns false when the form must
 * carry the answers.
 */
export const goTo = (
  button: HTMLButtonElement,
  kept: { canSave: () => boolean },
  visit: { isComingBack: () => void },
): boolean => {
  visit.isComingBack();
  const isOnDevice = kept.canSave();
  const address = new URL(location.href);
  const { invitation }: PageState = history.state ?? {};
  if (invitation) address.searchParams.set('invitation', invitation);
  address.searchParams.set('lang', button.value);
  button.formAction = address.href;
  if (isOnDevice) location.assign(address);
  return isOnDevice;
};

/** Returns false when the person decides to keep the answers. */
export const mayStartOver = (words: Pick<PageWords, 'startOverSure'>): boolean => confirm(words.startOverSure);
