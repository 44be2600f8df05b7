import type { Integrity } from '@folkmoot/contracts';

/** The part of a campaign's integrity that documents show. */
export type IntegrityFacts = Pick<Integrity, 'statement' | 'effects'>;
