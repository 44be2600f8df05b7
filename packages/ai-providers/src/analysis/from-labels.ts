import { type InsightQuote, type SentimentLabel, sentimentLabels, type Theme } from '@folkmoot/contracts';
import { scoreOf } from '../built-in/sentiment';
import { createRedactor } from '../redaction/redact';
import { type AnalysisRequest, type Comment, type Finding, lacking, withResult } from './analysis.types';
import { modelMessages as messages } from './prompts.messages';
import { differing, quoteOf } from './quotes';

/** Minimum number of judged comments for a sentiment score. */
const FEWEST = 5;
/** When more than this share is not judged, the rest does not represent the comments. */
const MOST_UNJUDGED = 0.5;
const QUOTES = 4;
const QUOTES_PER_THEME = 2;
const MOST_THEMES = 20;
const TERMS = 6;

type Labelled = Pick<AnalysisRequest, 'comments' | 'codebook' | 'names'>;

const countsOf = (comments: readonly Comment[]): Record<SentimentLabel, number> => {
  const counts = { positive: 0, neutral: 0, negative: 0 };
  for (const { sentiment } of comments) if (sentiment) counts[sentiment] += 1;
  return counts;
};

const cleanOnes = (names: readonly string[] = []): ((comment: Comment) => boolean) => {
  const redact = createRedactor(names);
  return ({ text }) => Object.keys(redact(text).counts).length === 0;
};

/** Takes one item from each list in turn, beginning with the first list. */
const inTurn = <T>(lists: readonly (readonly T[])[]): T[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
};

/** Different quotes of clean comments, at most this number. */
const cleanQuotes = (comments: readonly Comment[], most: number, isClean: (comment: Comment) => boolean) => {
  const quotes: InsightQuote[] = [];
  for (const comment of comments) {
    if (quotes.length >= most) break;
    const quote = quoteOf(comment);
    if (isClean(comment) && differing([...quotes, quote], most).length > quotes.length) quotes.push(quote);
  }
  return quotes;
};

/** Quotes in proportion to the labels, at least one of each side that has comments. The larger side begins. */
const quotesFor = ({ comments, names }: Labelled, counts: Readonly<Record<SentimentLabel, number>>) => {
  const isClean = cleanOnes(names);
  const sides = (['positive', 'negative'] as const)
    .filter((label) => counts[label] > 0)
    .sort((a, b) => counts[b] - counts[a]);
  const all = sides.reduce((sum, label) => sum + counts[label], 0);
  const bySide = sides.map((label) => {
    const share = Math.round((QUOTES * counts[label]) / all);
    const most = Math.min(QUOTES - sides.length + 1, Math.max(1, share));
    const quotable = comments.filter(({ sentiment }) => sentiment === label);
    return cleanQuotes(quotable, most, isClean).map((quote) => ({ ...quote, label }));
  });
  return inTurn(bySide);
};

/** The sentiment of all labelled comments, counted here. */
export const sentimentFromLabels = (request: Labelled): Finding => {
  const distribution = countsOf(request.comments);
  const judged = sentimentLabels.reduce((sum, label) => sum + distribution[label], 0);
  if (request.comments.length - judged > request.comments.length * MOST_UNJUDGED) return lacking('language');
  if (judged < FEWEST) return lacking('too_few');
  const { positive, neutral, negative } = distribution;
  return withResult({
    type: 'sentiment',
    overallSentiment: scoreOf(distribution),
    sentimentDistribution: distribution,
    judged,
    summary: messages.sentiment(judged, positive, negative, neutral),
    quotes: quotesFor(request, distribution),
  });
};

/** The words that support a theme, the most frequent first. */
const termsOf = (comments: readonly Comment[], themeId: string): string[] => {
  const counts = new Map<string, number>();
  for (const { themes = [] } of comments) {
    for (const words of themes.find(({ id }) => id === themeId)?.words ?? []) {
      const term = words.toLowerCase();
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, TERMS)
    .map(([term]) => term);
};

/** The themes of the codebook with the number of comments that carry each, counted here. */
export const themesFromLabels = (request: Labelled): Finding => {
  const { comments, codebook = [], names } = request;
  const isClean = cleanOnes(names);
  const themes: Theme[] = codebook
    .map(({ id, name, definition }) => {
      const labelled = comments.filter((comment) => comment.themes?.some((theme) => theme.id === id));
      const quotes: InsightQuote[] = [];
      for (const comment of labelled) {
        if (quotes.length >= QUOTES_PER_THEME) break;
        const words = comment.themes?.find((theme) => theme.id === id)?.words ?? [];
        const quote = quoteOf(comment, (part) => words.some((each) => part.includes(each)));
        if (isClean(comment) && differing([...quotes, quote], QUOTES_PER_THEME).length > quotes.length)
          quotes.push(quote);
      }
      const examples = quotes.map(({ text }) => text);
      return {
        name,
        frequency: labelled.length,
        description: definition,
        examples,
        quotes,
        terms: termsOf(labelled, id),
      };
    })
    .filter(({ frequency }) => frequency > 0)
    .sort((a, b) => b.frequency - a.frequency)
    .slice(0, MOST_THEMES);
  return withResult({ type: 'themes', themes, summary: messages.themes(themes, comments.length) });
};
