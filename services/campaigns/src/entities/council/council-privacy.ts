import { type RetentionRule, SMALLEST_CELL } from '@folkmoot/contracts';
import type { CouncilCopyRepository } from './council-copy.repository';

interface CouncilRecords {
  readonly councils: Pick<CouncilCopyRepository, 'find'>;
}

/**
 * Whether names, addresses and numbers in people's own words are to be blacked out in every export of the council that
 * is worked in. Of a council of which nothing is known: yes, since what has left cannot be taken back.
 */
export const mustRedactExports = async ({ councils }: CouncilRecords): Promise<boolean> =>
  (await councils.find())?.council?.settings.privacy.redactExports ?? true;

/** Numbers of fewer people are hidden in publications of the current council. */
export const smallestCellOf = async ({ councils }: CouncilRecords): Promise<number> =>
  (await councils.find())?.council?.settings.privacy.smallestCell ?? SMALLEST_CELL.usual;

/** The retention rule of the current council. Without a council copy, the campaign's own period applies. */
export const retentionRuleOf = async ({ councils }: CouncilRecords): Promise<RetentionRule> =>
  (await councils.find())?.council?.settings.privacy ?? { retentionDays: null };
