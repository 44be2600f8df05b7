import { createHash } from 'node:crypto';
import type { AiCredentials, RedactionKind } from '@folkmoot/contracts';
import type { AiAnswer, LanguageModel } from './language-model';
import type { Reach } from './reach';

export type Redactions = Partial<Record<RedactionKind, number>>;

/** The data that will be sent, for the ledger. */
export interface Sending {
  readonly comments: number;
  /** SHA-256 of the data that is sent. */
  readonly contentHash: string;
  readonly redactions: Redactions;
  readonly kind: AiCredentials['kind'];
  readonly model: string;
}

export type Used = Pick<AiAnswer, 'model' | 'region' | 'inputTokens' | 'outputTokens'>;

/** Records every call of a provider. */
export interface Witness {
  /** Called before data is sent. When it throws, nothing is sent. Returns a function that notes the usage of this call. */
  readonly onSend: (sending: Sending) => Promise<(used: Used) => Promise<void>>;
  readonly reach: Reach;
}

interface Question {
  readonly instructions: string;
  readonly prompt: string;
  readonly maxTokens: number;
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Number of comments in the prompt. */
  readonly comments: number;
  readonly redactions: Redactions;
}

export interface Asking {
  readonly model: LanguageModel;
  readonly credentials: AiCredentials;
  readonly witness: Witness;
}

/** The hash of what a call sends. */
const contentHashOf = ({ instructions, prompt }: Pick<Question, 'instructions' | 'prompt'>): string =>
  createHash('sha256').update(`${instructions}\n${prompt}`).digest('hex');

/** One call of a model: recorded before it is sent, and its usage noted when it has answered. Throws AiProviderError. */
export const askModel = async (
  { model, credentials, witness }: Asking,
  { comments, redactions, ...call }: Question,
): Promise<AiAnswer> => {
  const { kind, model: name } = credentials;
  const noteUse = await witness.onSend({ kind, model: name, comments, contentHash: contentHashOf(call), redactions });
  const answer = await model.complete(call);
  await noteUse(answer);
  return answer;
};

/** The usage of several calls. The model is that of the last one. */
export const sumOfUse = (all: readonly Used[], { model, region }: AiCredentials): Used => ({
  model: all.at(-1)?.model ?? model,
  region: all.at(-1)?.region ?? region,
  inputTokens: all.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
  outputTokens: all.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
});

export const addRedactions = (sums: Redactions, counts: Redactions): Redactions => {
  const result: Redactions = { ...sums };
  for (const [kind, count] of Object.entries(counts) as [RedactionKind, number][]) {
    result[kind] = (result[kind] ?? 0) + count;
  }
  return result;
};
