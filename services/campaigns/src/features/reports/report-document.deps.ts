import type { Actor, AnswerCounts } from '@folkmoot/contracts';
import type { Draw } from '@folkmoot/service-kit/paper';
import type { Deps } from '../../records/repositories';
import type { ReportRange } from './get-report.use-case';

/** Told how much is done, of how much. */
export type OnProgress = (done: number, total: number) => void;

/** What a document is of: days, a round, and filters by answers as a query brings them. */
export interface DocumentRange extends ReportRange {
  readonly where?: string | undefined;
}

/** A page of the counts of those who fit the filters; the cursor leads to the next one. */
export type CountAnswers = (
  deps: Deps,
  actor: Actor,
  campaignId: string,
  query: DocumentRange & { readonly cursor?: string | undefined },
) => Promise<AnswerCounts>;

export interface DocumentDeps extends Deps {
  readonly countAnswers: CountAnswers;
  readonly productName: string;
  /** A council's logo by its hash, as PNG; null without one. */
  readonly fetchLogo: (councilId: string, hash: string) => Promise<Uint8Array | null>;
  readonly draw: Draw;
}
