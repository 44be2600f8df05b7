import type { AiCredentials, AiFailure } from '@folkmoot/contracts';
import type { FeatureApp } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { AiRepository } from '../../entities/ai-provider';
import type { AttemptRepository } from '../../entities/attempt';
import type { CouncilRepository } from '../../entities/council';
import type { SealedSecrets } from '../../entities/secret';

export interface ProviderAnswer {
  readonly text: string;
  readonly model: string;
  readonly region: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface ProviderProblem {
  readonly failure: AiFailure;
  /** A readable message, without the key. */
  readonly message: string;
  readonly httpStatus: number | null;
  readonly httpBody: string;
}

export type ProviderOutcome =
  | { readonly answer: ProviderAnswer; readonly problem: null }
  | { readonly answer: null; readonly problem: ProviderProblem };

/** Makes a provider summarise made-up responses. Never throws: a failure is a test result. */
export type CallProvider = (credentials: AiCredentials, texts: readonly string[]) => Promise<ProviderOutcome>;

export interface AiRecords {
  readonly ai: AiRepository;
  readonly councils: CouncilRepository;
  readonly attempts: AttemptRepository;
}

export type AiApp = FeatureApp<AiRecords, Pick<AdminConfig, 'secretsKey' | 'aiPrivateHosts'>>;

export interface AiTools {
  readonly secrets: SealedSecrets;
  readonly callProvider: CallProvider;
}
