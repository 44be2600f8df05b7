/**
 * Marks that this tab has gone to a provider. Somebody who comes back from there without a session is offered a
 * sign-in link at once: the address would lead to the same provider again.
 */
const KEY = 'folkmoot-went-to-provider';

/** A browser may refuse storage. Then the offer is missing, and the provider's card still has it. */
const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const markProviderVisit = (): void => quietly(() => sessionStorage.setItem(KEY, '1'));

export const hasVisitedProvider = (): boolean => Boolean(quietly(() => sessionStorage.getItem(KEY)));
