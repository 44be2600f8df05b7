import { createHash } from 'node:crypto';
import type { AiCredentials } from '@folkmoot/contracts';
import { type Asking, sumOfUse, type Used, type Witness } from '../ask-model';
import { analyseBuiltIn } from '../built-in/built-in-analysis';
import { createLanguageModel } from '../create-language-model';
import { batchesOf, labelComments } from '../labelling/label-comments';
import { addToTally, emptyTally, requirePlausible } from '../labelling/plausibility';
import type { Reach } from '../reach';
import type { Analysis, AnalysisRequest, Finding } from './analysis.types';
import { analysisText } from './analysis-text.messages';
import { askForStatements } from './ask-for-statements';
import { sentimentFromLabels, themesFromLabels } from './from-labels';
import { type Prepared, prepare } from './prepare';
import { PROMPT_VERSION, probe, type StatedAnalysis } from './prompts.messages';

/** The model of analyses that are made here. */
export const BUILT_IN = 'built-in';
const TINY = 16;

type Read = Pick<Analysis, 'read' | 'leftOut' | 'languages'>;

const builtInUse: Used = { model: BUILT_IN, region: '', inputTokens: 0, outputTokens: 0 };

const toAnalysis = ({ result, lack, dropped, droppedClaims = [] }: Finding, read: Read, used: Used): Analysis => ({
  analysis: result ? analysisText(result) : '',
  result,
  lack,
  dropped,
  droppedClaims,
  ...read,
  model: used.model,
  region: used.region,
  inputTokens: used.inputTokens,
  outputTokens: used.outputTokens,
});

type Unsent = Omit<AnalysisRequest, 'signal'>;

/** An analysis that only counts labels; null when it needs statements, or the comments have no labels for it. */
const fromLabels = (request: Unsent): Finding | null => {
  if (request.codebook === undefined) return null;
  if (request.type === 'sentiment') return sentimentFromLabels(request);
  return request.type === 'themes' && request.codebook.length > 0 ? themesFromLabels(request) : null;
};

const readByLabels = ({ comments, type }: Unsent): Read => {
  const unjudged = type === 'sentiment' ? comments.filter(({ sentiment = null }) => sentiment === null).length : 0;
  return { read: comments.length - unjudged, leftOut: unjudged, languages: [] };
};

/**
 * One analysis of comments in this thread. It takes seconds for thousands of them, so do not call it in a process that
 * serves requests.
 */
export const analyseHere = (request: Unsent): Analysis => {
  const counted = fromLabels(request);
  if (counted) return toAnalysis(counted, readByLabels(request), builtInUse);
  const { leftOut, languages, ...finding } = analyseBuiltIn(request);
  return toAnalysis(finding, { read: request.comments.length - leftOut, leftOut, languages }, builtInUse);
};

/** Makes comments ready to send. It reads all of them, so run it in another process when there are many. */
export type PrepareComments = (request: AnalysisRequest) => Promise<Prepared>;
/** Counts labels. It reads all comments, so run it in another process when there are many. */
type AnalyseLabels = (request: AnalysisRequest) => Promise<Analysis>;

interface Witnessed extends Witness {
  readonly prepareComments?: PrepareComments;
  readonly analyseLabels?: AnalyseLabels;
}

/** Comments without labels get them by the provider, in batches. Labels that cannot be true refuse the analysis. */
const sentimentByModel = async (
  credentials: AiCredentials,
  request: AnalysisRequest,
  witness: Witness,
): Promise<Analysis> => {
  const comments = request.comments.map((comment, index) => ({ ...comment, id: String(index) }));
  const sentimentOf = new Map<string, NonNullable<(typeof comments)[number]['sentiment']>>();
  const used: Used[] = [];
  let tally = emptyTally;
  let leftOut = 0;
  for (const batch of batchesOf(comments)) {
    const { names, signal } = request;
    const answered = await labelComments(credentials, { comments: batch, themes: [], names, signal }, witness);
    tally = addToTally(tally, answered.labels);
    requirePlausible(tally);
    for (const { id, sentiment } of answered.labels) sentimentOf.set(id, sentiment);
    leftOut += answered.leftOut.length;
    used.push(answered.used);
  }
  const labelled = comments.map(({ id, ...comment }) => ({ ...comment, sentiment: sentimentOf.get(id) ?? null }));
  const finding = sentimentFromLabels({ ...request, comments: labelled.filter(({ sentiment }) => sentiment !== null) });
  const read = { read: sentimentOf.size, leftOut, languages: [] };
  return toAnalysis(finding, read, sumOfUse(used, credentials));
};

const statedByModel = async (asking: Asking, request: AnalysisRequest, prepared: Prepared): Promise<Analysis> => {
  const { comments, leftOut } = prepared;
  const read = { read: request.codebook ? request.comments.length - leftOut : comments.length, leftOut, languages: [] };
  if (comments.length === 0) {
    const unused = sumOfUse([], asking.credentials);
    return toAnalysis({ result: null, lack: 'too_few', dropped: 0 }, read, unused);
  }
  const { used, ...finding } = await askForStatements(asking, request.type as StatedAnalysis, prepared, request);
  return toAnalysis(finding, read, sumOfUse(used, asking.credentials));
};

/**
 * One analysis of comments, by the configured provider. What labels show is counted here; statements that the comments
 * do not support are dropped. Throws AiProviderError.
 */
export const analyse = async (
  credentials: AiCredentials,
  request: AnalysisRequest,
  {
    prepareComments = async (each) => prepare(each),
    analyseLabels = async (each) => analyseHere(each),
    ...witness
  }: Witnessed,
): Promise<Analysis> => {
  const model = createLanguageModel(credentials, witness.reach);
  const isCounted =
    request.codebook !== undefined &&
    (request.type === 'sentiment' || (request.type === 'themes' && request.codebook.length > 0));
  if (!model || isCounted) return analyseLabels(request);
  if (request.type === 'sentiment') return sentimentByModel(credentials, request, witness);
  return statedByModel({ model, credentials, witness }, request, await prepareComments(request));
};

/** Shows with a tiny call whether a provider answers; the built-in one always does. Throws AiProviderError. */
export const probeProvider = async (credentials: AiCredentials, reach: Reach, signal?: AbortSignal): Promise<Used> => {
  const model = createLanguageModel(credentials, reach);
  if (!model) return builtInUse;
  return model.complete({ ...probe, maxTokens: TINY, signal });
};

/** The comments of a request, or their hash. */
type HashedRequest = Omit<AnalysisRequest, 'signal' | 'comments'> & { readonly comments: unknown };

/** The same hash for the same comments, provider and prompt: such an analysis need not be repeated. */
export const inputHashOf = ({ kind, model, url }: AiCredentials, input: HashedRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([PROMPT_VERSION, kind, model, url, input]))
    .digest('hex');
