import type { SentimentLabel } from '@folkmoot/contracts';
import { addRedactions, type Redactions } from '../ask-model';
import { type Counted, countLabels } from '../claims/counted';
import { createRedactor } from '../redaction/redact';
import type { AnalysisRequest } from './analysis.types';
import { isInstruction } from './instructions';
import { stratifiedOf } from './strata';

/** Comments that a model may cite, and characters of each. Its counts are of all comments. */
const MOST_CITABLE = 200;
const LONGEST = 600;

export interface PreparedComment {
  readonly responseId: string;
  readonly questionId: string;
  readonly text: string;
  readonly sentiment: SentimentLabel | null;
  readonly themes: readonly string[];
  /** A key for the provider, so that no internal id is sent. */
  readonly key: string;
  /** The text that is sent. */
  readonly sent: string;
  /** The kinds of personal data that were removed from it. */
  readonly redactions: Redactions;
}

export interface Prepared {
  readonly comments: readonly PreparedComment[];
  /** Counts of the labels of all comments; none when the comments have no labels. */
  readonly counted: readonly Counted[];
  readonly leftOut: number;
  readonly prompt: string;
  readonly redactions: Redactions;
}

/**
 * The part of a request that may be sent: redacted, without internal ids, without texts that look like instructions to
 * a model.
 */
export const prepare = (request: Omit<AnalysisRequest, 'signal'>): Prepared => {
  const redact = createRedactor(request.names);
  let redactions: Redactions = {};
  const clean = (words: string): string => {
    const { text, counts } = redact(words);
    redactions = addRedactions(redactions, counts);
    return text;
  };
  const fit = request.comments.filter(({ text }) => !isInstruction(text));
  const comments = stratifiedOf(fit, MOST_CITABLE).map((comment, index) => {
    const { responseId, questionId, text, sentiment = null, themes = [] } = comment;
    const { text: sent, counts } = redact(text.slice(0, LONGEST));
    redactions = addRedactions(redactions, counts);
    const themeIds = themes.map(({ id }) => id);
    const key = `c${index + 1}`;
    return { responseId, questionId, text, sentiment, themes: themeIds, key, sent, redactions: counts };
  });
  const labels = request.comments.map(({ sentiment = null, themes = [] }) => ({
    sentiment,
    themes: themes.map(({ id }) => id),
  }));
  const counted = request.codebook ? countLabels(labels, request.codebook) : [];
  const prompt = JSON.stringify({
    council: clean(request.councilName),
    industry: request.industry,
    campaign: clean(request.campaignTitle),
    description: clean(request.campaignDescription).slice(0, LONGEST),
    questions: request.questions.map(({ title }) => clean(title)),
    counted: Object.fromEntries(
      counted.map(({ key, what, count, of, percent }) => [key, { what: clean(what), count, of, percent }]),
    ),
    comments: Object.fromEntries(comments.map(({ key, sent }) => [key, sent])),
  });
  return { comments, counted, leftOut: request.comments.length - fit.length, prompt, redactions };
};
