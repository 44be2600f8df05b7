import type { PageState } from './page-state';
import type { HeldDraft } from './use-draft';
import type { useVisits } from './use-visits';

/**
 * Opens the page in another language, whose address keeps the other parameters. Returns false when the form must
 * carry the answers.
 */
export const changeLanguage = (
  button: HTMLButtonElement,
  kept: HeldDraft,
  visit: ReturnType<typeof useVisits>,
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
