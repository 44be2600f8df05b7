export { analyse, inputHashOf, type PrepareComments, probeProvider } from './analysis/analyse';
export type { Analysis, AnalysisRequest, Comment, Sending } from './analysis/analysis.types';
export { sampleOf } from './analysis/prepare';
export { PROMPT_VERSION } from './analysis/prompts.messages';
export { createLanguageModel } from './create-language-model';
export { type AiAnswer, type AiCall, AiProviderError, type LanguageModel } from './language-model';
export type { Reach } from './reach';
export { type SummaryRequest, summarise } from './summarise';
export { isServiceAccountFile } from './vertex-model';
