import type { Actor } from '@folkmoot/contracts';
import type { Context, FeatureApp, Signal } from '@folkmoot/service-kit';
import type { NewsletterCopyRepository } from '../../entities/archived-newsletter';
import type { HearBackCountRepository } from '../../entities/hear-back-count';
import type { CopiesRepository } from '../../entities/published-survey';
import type { QrCodeCopyRepository } from '../../entities/qr-code';
import type { SignupCopyRepository } from '../../entities/signup-page';
import type { PagesConfig } from '../../integrations/rendering/current-release';
import type { HandedOverSignupRepository, SignupRepository } from './signup.repository';
import type { SignupBudget } from './signup-budget';
import type { SignupIds } from './signup-id';

export interface SignupRecords {
  readonly copies: CopiesRepository;
  readonly signupCopies: SignupCopyRepository;
  readonly qrCodeCopies: QrCodeCopyRepository;
  readonly hearBackCounts: HearBackCountRepository;
  readonly newsletterCopies: NewsletterCopyRepository;
  readonly handedOverSignups: HandedOverSignupRepository;
}

export type SignupApp = FeatureApp<
  SignupRecords,
  PagesConfig & {
    readonly startTokenKey: string;
    readonly subscriberKey: string;
    readonly nodeEnv: string;
    readonly publicOrigin: string;
  }
>;

/** Only the clock: a sign-up is stored without a unit of work, in one write. */
export type SignupContext = Pick<Context<object, Actor>, 'clock'>;

/** Created once for each process. */
export interface SignupTools {
  readonly signups: SignupRepository;
  readonly signupIds: SignupIds;
  readonly budget: SignupBudget;
}

export interface RelayedSignups {
  /** Wakes the relay. */
  readonly signal: Signal;
}
