import type { RetentionRule } from '@folkmoot/contracts';
import type { Repositories } from './repositories';

/**
 * Whether names, addresses and numbers in people's own words are to be blacked out in every export of the council that
 * is worked in (E-63). Of a council of which nothing is known: yes, since what has left cannot be taken back.
 */
export const mustRedactExports = async ({ councils }: Pick<Repositories, 'councils'>): Promise<boolean> =>
  (await councils.find())?.council?.settings.privacy.redactExports ?? true;

/** How long the council that is worked in keeps responses; of one of which nothing is known: as long as a campaign says. */
export const retentionRuleOf = async ({ councils }: Pick<Repositories, 'councils'>): Promise<RetentionRule> =>
  (await councils.find())?.council?.settings.privacy ?? { retentionDays: null };
