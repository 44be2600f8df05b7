import type { AiCredentials, AiFailure } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import type { SealedSecrets } from '../../secrets/sealed-secret';

export interface ProviderAnswer {
  readonly text: string;
  readonly model: string;
  readonly region: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface ProviderProblem {
  readonly failure: AiFailure;
  /** In words, without the key. */
  readonly message: string;
  readonly httpStatus: number | null;
  readonly httpBody: string;
}

export type ProviderOutcome =
  | { readonly answer: ProviderAnswer; readonly problem: null }
  | { readonly answer: null; readonly problem: ProviderProblem };

/** Has a provider summarise made-up responses. Never throws: what goes wrong is what a test is for. */
export type CallProvider = (credentials: AiCredentials, texts: readonly string[]) => Promise<ProviderOutcome>;

export interface AiDeps extends Deps {
  readonly secrets: SealedSecrets;
  readonly callProvider: CallProvider;
}
