import type { Integrity } from '@folkmoot/contracts';
import type { PublishedReport } from '../../entities/publication';

/** The part of a campaign's integrity that documents show. */
export interface IntegrityFacts extends Pick<Integrity, 'statement' | 'effects'> {
  /** The results that the effects compare with those of the report, of all days. */
  readonly all: PublishedReport;
  readonly withoutDoubtful: PublishedReport;
  /** For each question: between these two, in percentage points. */
  readonly differences: readonly { readonly questionId: string; readonly points: number }[];
}
