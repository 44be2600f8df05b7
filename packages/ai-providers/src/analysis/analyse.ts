import { createHash } from 'node:crypto';
import type { AiCredentials } from '@folkmoot/contracts';
import { analyseBuiltIn } from '../built-in/built-in-analysis';
import { createLanguageModel } from '../create-language-model';
import type { AiAnswer, LanguageModel } from '../language-model';
import type { Reach } from '../reach';
import type { Analysis, AnalysisRequest, Finding, Sending } from './analysis.types';
import { analysisText } from './analysis-text.messages';
import { checkAnswer } from './check-answer';
import { type Prepared, prepare } from './prepare';
import { instructionsFor, PROMPT_VERSION, probe } from './prompts.messages';

const MAX_TOKENS = 4_000;
const BUILT_IN = 'built-in';
const TINY = 16;

type Used = Pick<AiAnswer, 'model' | 'region' | 'inputTokens' | 'outputTokens'>;
type Read = Pick<Analysis, 'read' | 'leftOut' | 'languages'>;

const toAnalysis = ({ result, lack, dropped }: Finding, read: Read, used: Used): Analysis => ({
  analysis: result ? analysisText(result) : '',
  result,
  lack,
  dropped,
  ...read,
  model: used.model,
  region: used.region,
  inputTokens: used.inputTokens,
  outputTokens: used.outputTokens,
});

/**
 * One analysis of comments in this thread. It takes seconds for thousands of them, so do not call it in a process that
 * serves requests.
 */
export const analyseHere = (request: Omit<AnalysisRequest, 'signal'>): Analysis => {
  const { leftOut, languages, ...finding } = analyseBuiltIn(request);
  const used = { model: BUILT_IN, region: '', inputTokens: 0, outputTokens: 0 };
  return toAnalysis(finding, { read: request.comments.length - leftOut, leftOut, languages }, used);
};

/** Makes comments ready to send. It reads all of them, so run it in another process when there are many. */
export type PrepareComments = (request: AnalysisRequest) => Promise<Prepared>;

interface Witness {
  /** Called before data is sent. When it throws, nothing is sent. */
  readonly onSend: (sending: Sending) => Promise<void>;
  /** Called with the usage of a call, also when its answer cannot be used. */
  readonly onUse: (used: Used) => Promise<void>;
  readonly prepareComments?: PrepareComments;
  readonly reach: Reach;
}

const byModel = async (
  model: LanguageModel,
  credentials: AiCredentials,
  request: AnalysisRequest,
  { onSend, onUse, prepareComments = async (each) => prepare(each) }: Witness,
): Promise<Analysis> => {
  const { comments, leftOut, prompt, contentHash, redactions } = await prepareComments(request);
  const read = { read: comments.length, leftOut, languages: [] };
  if (comments.length === 0) {
    const used = { model: credentials.model, region: credentials.region, inputTokens: 0, outputTokens: 0 };
    return toAnalysis({ result: null, lack: 'too_few', dropped: 0 }, read, used);
  }
  const { kind, model: name } = credentials;
  await onSend({ kind, model: name, comments: comments.length, contentHash, redactions });
  const call = { instructions: instructionsFor(request.type), prompt, maxTokens: MAX_TOKENS, signal: request.signal };
  const answer = await model.complete(call);
  await onUse(answer);
  return toAnalysis(checkAnswer(answer.text, comments, request), read, answer);
};

/**
 * One analysis of comments, by the configured provider. Statements that the comments do not support are dropped. Throws
 * AiProviderError.
 */
export const analyse = async (
  credentials: AiCredentials,
  request: AnalysisRequest,
  witness: Witness,
): Promise<Analysis> => {
  const model = createLanguageModel(credentials, witness.reach);
  return model ? byModel(model, credentials, request, witness) : analyseHere(request);
};

/** Shows with a tiny call whether a provider answers; the built-in one always does. Throws AiProviderError. */
export const probeProvider = async (credentials: AiCredentials, reach: Reach, signal?: AbortSignal): Promise<Used> => {
  const model = createLanguageModel(credentials, reach);
  if (!model) return { model: BUILT_IN, region: '', inputTokens: 0, outputTokens: 0 };
  return model.complete({ ...probe, maxTokens: TINY, signal });
};

/** The same hash for the same comments, provider and prompt: such an analysis need not be repeated. */
export const inputHashOf = ({ kind, model, url }: AiCredentials, request: AnalysisRequest): string => {
  const { signal: _, ...input } = request;
  return createHash('sha256')
    .update(JSON.stringify([PROMPT_VERSION, kind, model, url, input]))
    .digest('hex');
};
