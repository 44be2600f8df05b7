import type { AiFailure } from '@folkmoot/contracts';

export interface AiCall {
  /** What the model is, and how it answers. */
  readonly instructions: string;
  readonly prompt: string;
  readonly maxTokens: number;
  readonly signal?: AbortSignal | undefined;
}

export interface AiAnswer {
  readonly text: string;
  readonly model: string;
  /** Empty where the provider has none. */
  readonly region: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A provider's model behind one call. Throws AiProviderError. */
export interface LanguageModel {
  complete(call: AiCall): Promise<AiAnswer>;
}

interface Given {
  /** Null when nothing answered. */
  readonly httpStatus?: number | null;
  /** The beginning of what was answered. */
  readonly httpBody?: string;
  /** The provider's own words on when to come back. */
  readonly retryAfterSeconds?: number | null;
  readonly cause?: unknown;
}

/** What went wrong with a provider. Its message is for people who administer the installation; it holds no key. */
export class AiProviderError extends Error {
  readonly failure: AiFailure;
  readonly httpStatus: number | null;
  readonly httpBody: string;
  readonly retryAfterSeconds: number | null;

  constructor(
    failure: AiFailure,
    message: string,
    { httpStatus = null, httpBody = '', retryAfterSeconds = null, cause }: Given = {},
  ) {
    super(message, { cause });
    this.name = 'AiProviderError';
    this.failure = failure;
    this.httpStatus = httpStatus;
    this.httpBody = httpBody;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
