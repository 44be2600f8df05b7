import type { AddressOwner } from '@folkmoot/contracts';

/** Shown beside the field of the short link. */
export const shortNameMessages = {
  taken: ({ kind, title }: AddressOwner): string => {
    if (title === null) return 'This address is taken by another page or campaign. Choose another one.';
    const owner = kind === 'campaign' ? 'campaign' : 'sign-up page';
    return `This address is taken by the ${owner} “${title}”. Choose another one.`;
  },
  unavailable: 'Short links cannot be checked at the moment, so nothing was saved. Please try again shortly.',
} as const;
