export {
  analyse,
  BUILT_IN,
  inputHashOf,
  type PrepareComments,
  probeProvider,
} from './analysis/analyse';
export type { Analysis, AnalysisRequest, Comment } from './analysis/analysis.types';
export { isInstruction } from './analysis/instructions';
export { PROMPT_VERSION } from './analysis/prompts.messages';
export { sampleOf } from './analysis/sample';
export type { Sending, Used, Witness } from './ask-model';
export { COMMENT_READER_VERSION } from './comment-reader-version';
export { createLanguageModel } from './create-language-model';
export { batchesOf, labelComments, type PrepareBatch } from './labelling/label-comments';
export type { CommentLabels, LabelledBatch, LabelRequest, LabelTheme } from './labelling/labelling.types';
export { addToTally, emptyTally, isProven, type LabelTally, requirePlausible } from './labelling/plausibility';
export { MOST_FOR_PROPOSALS, type Proposals, proposeThemes } from './labelling/propose-themes';
export { type AiAnswer, type AiCall, AiProviderError, type LanguageModel } from './language-model';
export type { Reach } from './reach';
export { type SummaryRequest, summarise } from './summarise';
export { isServiceAccountFile } from './vertex-model';
