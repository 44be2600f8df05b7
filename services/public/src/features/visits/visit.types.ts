import type { FeatureApp, Signal } from '@folkmoot/service-kit';
import type { CopiesRepository, PublishedSurveys, SeenStarts, StartTokens } from '../../entities/published-survey';
import type { QrCodeCopyRepository } from '../../entities/qr-code';
import type { CountVisit, RecentKeys, VisitCounters } from '../../entities/visit';
import type { VisitRepository } from './visit.repository';

export type VisitApp = FeatureApp<
  { readonly copies: CopiesRepository; readonly qrCodeCopies: QrCodeCopyRepository },
  { readonly startTokenKey: string; readonly publicOrigin: string }
>;

/** Created once for each process. */
export interface VisitTools {
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly tokens: StartTokens;
  readonly count: CountVisit;
  readonly starts: SeenStarts;
  /** The counted abandons, so that a repeated report counts once. */
  readonly counted: RecentKeys;
  readonly counters: Pick<VisitCounters, 'take' | 'giveBack'>;
  readonly visits: VisitRepository;
  /** Wakes the relay. */
  readonly signal: Signal;
}
