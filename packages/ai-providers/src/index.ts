export { createLanguageModel } from './create-language-model';
export { type AiAnswer, type AiCall, AiProviderError, type LanguageModel } from './language-model';
export { type SummaryRequest, summarise } from './summarise';
