import { createHash } from 'node:crypto';
import type { RedactionKind } from '@folkmoot/contracts';
import { createRedactor } from '../redaction/redact';
import type { AnalysisRequest, Comment, Redactions } from './analysis.types';
import { isInstruction } from './instructions';
import { instructionsFor } from './prompts.messages';

/** Limits of one analysis: number of comments, and characters of each. */
const MOST = 150;
const LONGEST = 600;

export interface PreparedComment extends Comment {
  /** A key for the provider, so that no internal id is sent. */
  readonly key: string;
  /** The text that is sent. */
  readonly sent: string;
}

export interface Prepared {
  readonly comments: readonly PreparedComment[];
  readonly leftOut: number;
  readonly prompt: string;
  readonly contentHash: string;
  readonly redactions: Redactions;
}

/** An even sample in the original order. */
export const sampleOf = <T>(all: readonly T[], most: number): T[] => {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)] as T);
};

const add = (sums: Redactions, counts: Redactions): Redactions => {
  const result: Partial<Record<RedactionKind, number>> = { ...sums };
  for (const [kind, count] of Object.entries(counts) as [RedactionKind, number][]) {
    result[kind] = (result[kind] ?? 0) + count;
  }
  return result;
};

/**
 * The part of a request that may be sent: redacted, without internal ids, without texts that look like instructions to
 * a model.
 */
export const prepare = (request: Omit<AnalysisRequest, 'signal'>): Prepared => {
  const redact = createRedactor(request.names);
  let redactions: Redactions = {};
  const clean = (text: string): string => {
    const { text: sent, counts } = redact(text);
    redactions = add(redactions, counts);
    return sent;
  };
  const fit = request.comments.filter(({ text }) => !isInstruction(text));
  const comments = sampleOf(fit, MOST).map((comment, index) => ({
    ...comment,
    key: `c${index + 1}`,
    sent: clean(comment.text.slice(0, LONGEST)),
  }));
  const prompt = JSON.stringify({
    council: clean(request.councilName),
    industry: request.industry,
    campaign: clean(request.campaignTitle),
    description: clean(request.campaignDescription).slice(0, LONGEST),
    questions: request.questions.map(({ title }) => clean(title)),
    comments: Object.fromEntries(comments.map(({ key, sent }) => [key, sent])),
  });
  const sent = `${instructionsFor(request.type)}\n${prompt}`;
  return {
    comments,
    leftOut: request.comments.length - fit.length,
    prompt,
    contentHash: createHash('sha256').update(sent).digest('hex'),
    redactions,
  };
};
