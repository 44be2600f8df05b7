import type { MailingAudience } from '@folkmoot/contracts/client';

/** People of an audience who are left out because they have an invitation already. */
export const leftOutOf = (
  audience: MailingAudience,
  reach: { readonly alreadyInvited?: number | undefined } | undefined,
): number => (audience.of !== 'unanswered' && audience.withoutInvited ? (reach?.alreadyInvited ?? 0) : 0);
