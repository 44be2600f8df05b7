import type { Council } from '@folkmoot/contracts';

const DAY_MS = 86_400_000;
/** Where the council keeps responses without an end, addresses have one. */
const LONGEST_DAYS = 365;

/**
 * When the addresses of a survey are deleted, whatever happens: the council's retention period after its end. Null while
 * it runs.
 */
export const hearBackEndOf = (
  { settings }: Pick<Council, 'settings'>,
  { closedAt }: { readonly closedAt: Date | null },
): Date | null => closedAt && new Date(closedAt.getTime() + (settings.privacy.retentionDays ?? LONGEST_DAYS) * DAY_MS);
