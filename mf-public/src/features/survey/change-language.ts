import type { PageState } from './page-state';

/**
 * Opens the page in another language, whose address keeps the other parameters. Returns false when the form must
 * carry the answers.
 */
export const changeLanguage = (
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
