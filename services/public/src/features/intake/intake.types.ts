import type { Actor, Answer, SurveyVersion } from '@folkmoot/contracts';
import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { CopiesRepository, PublishedSurveys, SeenStarts, StartTokens } from '../../entities/published-survey';
import type { KnownCodes, QrCodeCopyRepository } from '../../entities/qr-code';
import type { CountVisit } from '../../entities/visit';
import type { CampaignWatch, Proofs } from '../../entities/watch';
import type { HandOver } from './intake.mongo';
import type { HandedOverRepository, IntakeRepository } from './intake.repository';
import type { ContentProofs, Receipts, SpendingProofs } from './receipt';
import type { RecentSubmissions } from './recent-submissions';
import type { CheckAnswers } from './submission.domain';

export interface IntakeRecords {
  readonly copies: CopiesRepository;
  readonly qrCodeCopies: QrCodeCopyRepository;
  readonly handedOver: HandedOverRepository;
}

export type IntakeApp = FeatureApp<IntakeRecords, { readonly startTokenKey: string; readonly publicOrigin: string }>;

/** Only the clock: a response is stored without a unit of work, in batches that requests share. */
export type IntakeContext = Pick<Context<object, Actor>, 'clock'>;

/** Created once for each process. */
export interface IntakeTools {
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly tokens: StartTokens;
  readonly receipts: Receipts;
  readonly spendingProofs: SpendingProofs;
  readonly contentProofs: ContentProofs;
  readonly intake: IntakeRepository;
  readonly checkAnswers: CheckAnswers;
  /** The answers as they are kept: with the ward of a postcode, where the survey has a table. */
  readonly findWards: (version: SurveyVersion, answers: readonly Answer[]) => Promise<readonly Answer[]>;
  readonly count: CountVisit;
  readonly recent: RecentSubmissions;
  readonly starts: SeenStarts;
  readonly codes: Pick<KnownCodes, 'find'>;
  readonly watch: Pick<CampaignWatch, 'note'>;
  readonly proofs: Proofs;
  /** The campaign whose answers are not stored. */
  readonly demoCampaignId: string;
}

export interface RelayedIntake extends IntakeTools, HandOver {}
