import { AiProviderError, type Analysis, type AnalysisRequest } from '@folkmoot/ai-providers';
import { type AnalysisType, type analyseResponsesOperation, type BodyOf, DomainError } from '@folkmoot/contracts';
import { type TextQuestion, wordsOf } from '../../entities/response';
import { holdsComments, isInOwnWords } from '../../entities/survey';
import { failureWords, providerOf, witnessOf } from '../../integrations/ai';
import type { InsightContext, InsightTools } from './insight.types';

type Body = BodyOf<typeof analyseResponsesOperation>;

/** Without a survey, every text counts as a comment. */
const questionsOf = ({ context, responses = [] }: Body): TextQuestion[] => {
  const described = (context?.questions ?? []).map(({ id, title, type }) => ({
    id,
    title,
    isInOwnWords: isInOwnWords(type),
    isComment: holdsComments(type),
  }));
  const known = new Set(described.map(({ id }) => id));
  const answered = new Set(responses.flatMap(({ answers }) => answers.map(({ questionId }) => questionId)));
  return [
    ...described,
    ...[...answered]
      .filter((id) => !known.has(id))
      .map((id) => ({ id, title: '', isInOwnWords: true, isComment: true })),
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

export type SubmittedOutcome =
  | { readonly analysis: Analysis; readonly error: null }
  | { readonly analysis: null; readonly error: string };

/**
 * Analyses the submitted responses and stores nothing. Throws no_responses_to_analyse, or the reason for a missing
 * provider.
 */
export const analyseSubmitted = async (
  context: InsightContext,
  { body, type }: { readonly body: Body; readonly type: AnalysisType },
  tools: InsightTools,
): Promise<SubmittedOutcome> => {
  if (!body.responses?.length) throw new DomainError('no_responses_to_analyse');
  const credentials = await providerOf(tools, context.actor.councilId ?? '');
  const witness = witnessOf(context, { campaignId: null, type, credentials }, tools);
  try {
    return { analysis: await tools.analyse(credentials, requestOf(body, type), witness), error: null };
  } catch (error) {
    if (error instanceof AiProviderError) return { analysis: null, error: failureWords(error) };
    throw error;
  }
};
