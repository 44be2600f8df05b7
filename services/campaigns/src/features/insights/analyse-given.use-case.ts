import { AiProviderError, type Analysis, type AnalysisRequest } from '@folkmoot/ai-providers';
import {
  type Actor,
  type AnalysisType,
  type analyseResponsesOperation,
  type BodyOf,
  DomainError,
} from '@folkmoot/contracts';
import { type Asked, wordsOf } from '../../records/own-words';
import { holdsComments, isInOwnWords } from '../../records/question-types.domain';
import type { InsightDeps } from './insight.deps';
import { witnessOf } from './ledger';
import { failureWords } from './provider-failure';
import { providerOf } from './provider-of';

type Body = BodyOf<typeof analyseResponsesOperation>;

/** Without a survey at hand every text counts as somebody's own words. */
const questionsOf = ({ context, responses = [] }: Body): Asked[] => {
  const told = (context?.questions ?? []).map(({ id, title, type }) => ({
    id,
    title,
    isInOwnWords: isInOwnWords(type),
    isComment: holdsComments(type),
  }));
  const known = new Set(told.map(({ id }) => id));
  const untold = new Set(responses.flatMap(({ answers }) => answers.map(({ questionId }) => questionId)));
  return [
    ...told,
    ...[...untold].filter((id) => !known.has(id)).map((id) => ({ id, title: '', isInOwnWords: true, isComment: true })),
  ];
};

const requestOf = (body: Body, type: AnalysisType): AnalysisRequest => {
  const { context, responses = [] } = body;
  const questions = questionsOf(body);
  const { comments, names } = wordsOf(responses, questions);
  return {
    type,
    campaignTitle: context?.campaignTitle ?? '',
    campaignDescription: context?.campaignDescription ?? '',
    councilName: context?.councilName ?? '',
    industry: context?.industry ?? '',
    questions: questions.filter((question) => question.isComment && question.title !== ''),
    responses: responses.length,
    totalComments: comments.length,
    comments,
    names,
  };
};

export type GivenOutcome =
  | { readonly analysis: Analysis; readonly error: null }
  | { readonly analysis: null; readonly error: string };

/** Analyses responses that come with the call, and keeps nothing of them. Throws no_responses_to_analyse, and why there is no provider. */
export const analyseGiven = async (
  deps: InsightDeps,
  actor: Actor,
  body: Body,
  type: AnalysisType,
): Promise<GivenOutcome> => {
  if (!body.responses?.length) throw new DomainError('no_responses_to_analyse');
  const credentials = await providerOf(deps, actor.councilId ?? '');
  const witness = witnessOf(deps, { actor, campaignId: null, type, credentials });
  try {
    return { analysis: await deps.analyse(credentials, requestOf(body, type), witness), error: null };
  } catch (error) {
    if (error instanceof AiProviderError) return { analysis: null, error: failureWords(error) };
    throw error;
  }
};
