import type { AiFailure } from '@folkmoot/contracts';

export interface AiCall {
  /** The role of the model, and the format of its answer. */
  readonly instructions: string;
  readonly prompt: string;
  readonly maxTokens: number;
  /** For long answers. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface AiAnswer {
  readonly text: string;
  readonly model: string;
  /** Empty when the provider has none. */
  readonly region: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A provider's model behind one call. Throws AiProviderError. */
export interface LanguageModel {
  complete(call: AiCall): Promise<AiAnswer>;
}

interface FailureDetails {
  /** Null when the host did not answer. */
  readonly httpStatus?: number | null;
  /** The first part of the answer. */
  readonly httpBody?: string;
  /** Seconds from the provider's Retry-After header. */
  readonly retryAfterSeconds?: number | null;
  readonly cause?: unknown;
}

/** A failure of a provider. Its message is for administrators of the installation and contains no key. */
export class AiProviderError extends Error {
  readonly failure: AiFailure;
  readonly httpStatus: number | null;
  readonly httpBody: string;
  readonly retryAfterSeconds: number | null;

  constructor(
    failure: AiFailure,
    message: string,
    { httpStatus = null, httpBody = '', retryAfterSeconds = null, cause }: FailureDetails = {},
  ) {
    super(message, { cause });
    this.name = 'AiProviderError';
    this.failure = failure;
    this.httpStatus = httpStatus;
    this.httpBody = httpBody;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
