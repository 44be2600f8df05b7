import type { AiCredentials } from '@folkmoot/contracts';
import { builtInSummary } from './built-in-summary';
import { createLanguageModel } from './create-language-model';
import type { AiAnswer } from './language-model';
import type { Reach } from './reach';
import { summaryPrompt } from './summarise.messages';

const MAX_TOKENS = 400;
const BUILT_IN = 'built-in';

export interface SummaryRequest {
  readonly campaignTitle: string;
  readonly councilName: string;
  readonly texts: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

/** A short summary of responses, by the configured provider. Throws AiProviderError. */
export const summarise = async (
  credentials: AiCredentials,
  request: SummaryRequest,
  reach: Reach,
): Promise<AiAnswer> => {
  const model = createLanguageModel(credentials, reach);
  if (!model) {
    const text = builtInSummary(request.texts);
    return { text, model: BUILT_IN, region: '', inputTokens: 0, outputTokens: 0 };
  }
  const { instructions, prompt } = summaryPrompt(request);
  return model.complete({ instructions, prompt, maxTokens: MAX_TOKENS, signal: request.signal });
};
