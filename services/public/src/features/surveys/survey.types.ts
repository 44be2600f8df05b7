import type { Actor } from '@folkmoot/contracts';
import type { Context, FeatureApp, InvitationTokens } from '@folkmoot/service-kit';
import type { CopiesRepository, PublishedSurveys, StartTokens } from '../../entities/published-survey';
import type { QrCodeCopyRepository } from '../../entities/qr-code';
import type { SpentRepository } from '../../entities/spent-invitation';
import type { Arrivals, CountVisit } from '../../entities/visit';
import type { ChallengeFor } from '../../entities/watch';

export interface SurveyRecords {
  readonly copies: CopiesRepository;
  readonly qrCodeCopies: QrCodeCopyRepository;
  readonly spent: SpentRepository;
}

export type SurveyApp = FeatureApp<
  SurveyRecords,
  { readonly startTokenKey: string; readonly subscriberKey: string; readonly publicOrigin: string }
>;

/** Surveys are read from memory: of the context only the clock is used. */
export type SurveyContext = Pick<Context<object, Actor>, 'clock'>;

/** Created once for each process. */
export interface SurveyTools {
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly tokens: StartTokens;
  readonly count: CountVisit;
  readonly arrivals: Arrivals;
  readonly invitations: Pick<InvitationTokens, 'read'>;
  readonly spent: Pick<SpentRepository, 'isSpent'>;
  readonly challengeFor: ChallengeFor;
}
