import type { SentimentLabel } from '@folkmoot/contracts';
import type { Comment } from '../analysis/analysis.types';
import { createRedactor } from '../redaction/redact';
import { classifySentiment, statesSentiment } from './classify-sentiment';
import { type CommentConcepts, conceptsOf } from './comment-concepts';
import { detectLanguages } from './detect-language';
import type { JudgedLanguage } from './languages/languages';

/** A comment with the results of the built-in analysis. */
export interface ReadComment extends Comment {
  readonly language: JudgedLanguage;
  readonly concepts: CommentConcepts;
  /** From -1 for a complaint to 1 for praise. 0 without a label. */
  readonly weight: number;
  /** Null in a language whose sentiment is not right often enough. */
  readonly label: SentimentLabel | null;
  /** Contains nothing personal, so it may be quoted in a report. */
  readonly isQuotable: boolean;
}

export interface Reading {
  readonly comments: readonly ReadComment[];
  /** Comments in a language that is not read. */
  readonly leftOut: number;
  readonly languages: readonly JudgedLanguage[];
}

const redact = createRedactor();
const isClean = (text: string): boolean => Object.keys(redact(text).counts).length === 0;

const readOne = (comment: Comment, language: JudgedLanguage): ReadComment => {
  const sentiment = statesSentiment(language) ? classifySentiment(comment.text, language) : null;
  return {
    ...comment,
    language,
    label: sentiment?.label ?? null,
    weight: sentiment?.weight ?? 0,
    concepts: conceptsOf(comment.text, language),
    isQuotable: isClean(comment.text),
  };
};

/** Reads comments in the judged languages. */
export const readComments = (comments: readonly Comment[]): Reading => {
  const languages = detectLanguages(comments.map(({ text }) => text));
  const read = comments.flatMap((comment, index) => {
    const language = languages[index];
    return language ? [readOne(comment, language)] : [];
  });
  const counts = new Map<JudgedLanguage, number>();
  for (const { language } of read) counts.set(language, (counts.get(language) ?? 0) + 1);
  const byUse = [...counts].sort((a, b) => b[1] - a[1]).map(([language]) => language);
  return { comments: read, leftOut: comments.length - read.length, languages: byUse };
};
