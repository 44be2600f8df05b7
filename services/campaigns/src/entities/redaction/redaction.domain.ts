/** @file Which written answers may be published, and which of their words stay hidden. */
import {
  type Answer,
  DomainError,
  type RedactionDecision,
  type RedactionReadingState,
  type RedactionSpan,
  type RedactionState,
} from '@folkmoot/contracts';

/** All answers to one question with exactly this text. The text itself is only in the responses. */
export interface StoredRedaction {
  /** A keyed hash of question and text. */
  readonly id: string;
  readonly campaignId: string;
  readonly questionId: string;
  /** A response with this answer. It represents all of them. */
  readonly responseId: string;
  readonly responses: number;
  readonly proposal: readonly RedactionSpan[];
  /** The words that people chose to hide. Null: nobody has chosen. */
  readonly spans: readonly RedactionSpan[] | null;
  readonly state: RedactionState;
  /** The decision of the first person, while a second one has to look at it. */
  readonly suggestion: Exclude<RedactionState, 'open'> | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly claimedBy: string | null;
  readonly claimedUntil: Date | null;
  readonly revision: number;
}

/** How the written answers of a campaign are reviewed, and how far their reading is. */
export interface StoredRedactionReview {
  readonly campaignId: string;
  readonly questionIds: readonly string[];
  readonly needsSecondLook: boolean;
  readonly terms: readonly string[];
  /** The key of the hashes of texts. */
  readonly key: Uint8Array;
  readonly state: Exclude<RedactionReadingState, 'none'>;
  readonly done: number;
  readonly total: number;
  readonly readAt: Date | null;
  /** The revision of the counter when the last reading began. */
  readonly readRevision: number | null;
  readonly revision: number;
}

/** The written answer to a question. Empty: none. */
export const writtenAnswer = (answers: readonly Answer[], questionId: string): string => {
  const answer = answers.find((each) => each.questionId === questionId)?.answer;
  return typeof answer === 'string' ? answer.trim() : '';
};

/** Throws redaction_spans. */
const requireSpans = (spans: readonly RedactionSpan[], { length }: string): void => {
  let end = 0;
  for (const span of spans) {
    if (span.start < end || span.end <= span.start || span.end > length) throw new DomainError('redaction_spans');
    end = span.end;
  }
};

export interface Decision {
  readonly decision: RedactionDecision;
  readonly spans?: readonly RedactionSpan[] | undefined;
  readonly by: string;
  readonly at: Date;
}

const spansOf = (redaction: StoredRedaction, text: string, { decision, spans }: Decision): StoredRedaction['spans'] => {
  if (decision === 'accept') return redaction.spans ?? redaction.proposal;
  if (decision === 'withhold') return redaction.spans;
  if (spans === undefined) throw new DomainError('redaction_spans');
  requireSpans(spans, text);
  return spans;
};

/**
 * The redaction after a decision. When a second person has to look at it, the first decision is a suggestion. Throws
 * redaction_spans, and redaction_own_look when the same person decides twice.
 */
export const decided = (
  redaction: StoredRedaction,
  text: string,
  { needsSecondLook, ...decision }: Decision & Pick<StoredRedactionReview, 'needsSecondLook'>,
): StoredRedaction => {
  const { by, at } = decision;
  const isSecond = redaction.suggestion !== null;
  if (needsSecondLook && isSecond && redaction.decidedBy === by) throw new DomainError('redaction_own_look');
  const outcome = decision.decision === 'withhold' ? 'withheld' : 'accepted';
  const isFinal = isSecond || !needsSecondLook;
  return {
    ...redaction,
    spans: spansOf(redaction, text, decision),
    state: isFinal ? outcome : 'open',
    suggestion: isFinal ? null : outcome,
    decidedBy: by,
    decidedAt: at,
    claimedBy: null,
    claimedUntil: null,
  };
};

/** Each hidden stretch becomes this, whatever it is: its kind could help to guess it. */
export const HIDDEN_WORDS = '█████';

/** A text as it is published. */
export const withoutHiddenWords = (text: string, spans: readonly RedactionSpan[]): string => {
  let left = '';
  let end = 0;
  for (const span of spans) {
    left += text.slice(end, span.start) + HIDDEN_WORDS;
    end = span.end;
  }
  return left + text.slice(end);
};
