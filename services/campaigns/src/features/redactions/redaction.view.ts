import { redactionFigures } from '@folkmoot/ai-providers/redaction';
import type { Redaction, RedactionReview } from '@folkmoot/contracts';
import {
  type RedactionRepository,
  type StoredRedaction,
  type StoredRedactionReview,
  writtenAnswer,
} from '../../entities/redaction';
import type { RedactionRecords } from './redactions.types';

export const toRedactionView = (redaction: StoredRedaction, text: string): Redaction => {
  const { responseId, questionId, proposal, spans, state, responses, suggestion, decidedBy, decidedAt, revision } =
    redaction;
  return {
    responseId,
    questionId,
    text,
    proposal: [...proposal],
    spans: spans && [...spans],
    state,
    responses,
    suggestion,
    decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
    revision,
  };
};

/** Redactions with their texts, without those whose response is gone. */
export const withTexts = async (
  { responses }: Pick<RedactionRecords, 'responses'>,
  campaignId: string,
  redactions: readonly StoredRedaction[],
): Promise<Redaction[]> => {
  const ids = [...new Set(redactions.map(({ responseId }) => responseId))];
  const byId = new Map((await responses.listByIds(campaignId, ids)).map((response) => [response.id, response]));
  return redactions.flatMap((redaction) => {
    const text = writtenAnswer(byId.get(redaction.responseId)?.answers ?? [], redaction.questionId);
    return text === '' ? [] : [toRedactionView(redaction, text)];
  });
};

const neverBegun = {
  state: 'none' as const,
  done: 0,
  total: 0,
  readAt: null,
  questionIds: [],
  needsSecondLook: false,
  terms: [],
  readRevision: null,
};

/** How far the review of a campaign is. */
export const reviewView = async (
  { redactions }: { readonly redactions: RedactionRepository },
  campaignId: string,
  { review, counted }: { readonly review: StoredRedactionReview | null; readonly counted: number },
): Promise<RedactionReview> => {
  const { state, done, total, readAt, readRevision, questionIds, needsSecondLook, terms } = review ?? neverBegun;
  return {
    state,
    done,
    total,
    readAt: readAt?.toISOString() ?? null,
    isCurrent: readRevision === counted,
    questionIds: [...questionIds],
    needsSecondLook,
    terms: [...terms],
    questions: await redactions.coverage(campaignId),
    quality: redactionFigures,
  };
};
