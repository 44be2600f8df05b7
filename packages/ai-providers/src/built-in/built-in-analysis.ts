import type { AnalysisType } from '@folkmoot/contracts';
import { type AnalysisRequest, type Finding, lacking, withResult } from '../analysis/analysis.types';
import { differing, quoteOf } from '../analysis/quotes';
import { builtInMessages as messages } from './built-in-analysis.messages';
import { inProportion } from './proportion';
import { type ReadComment, type Reading, readComments } from './read-comments';
import { recommend } from './recommend';
import { scoreOf } from './sentiment';
import { clusterComments, quotesOf, tally, toTheme } from './themes';

/** Minimum number of comments for a sentiment score. */
const FEWEST = 5;
/** When more than this share cannot be read, the rest does not represent the comments. */
const MOST_LEFT_OUT = 0.5;
const QUOTES = 4;
const POINTS = 4;

/** Clear comments of both sides, in proportion to their numbers: more complaints than praise show more complaints. */
const clearest = (comments: readonly ReadComment[]) => {
  const sided = comments.filter(({ label }) => label === 'positive' || label === 'negative');
  const ordered = sided
    .filter(({ isQuotable }) => isQuotable)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return inProportion(differing(ordered, ordered.length), QUOTES, sided).flatMap((comment) =>
    comment.label ? [{ ...quoteOf(comment), label: comment.label }] : [],
  );
};

const sentimentOf = ({ comments }: Reading): Finding => {
  const labelled = comments.filter(({ label }) => label !== null);
  if (labelled.length < FEWEST || labelled.length < comments.length * (1 - MOST_LEFT_OUT)) return lacking('accuracy');
  const sentimentDistribution = tally(labelled);
  return withResult({
    type: 'sentiment',
    overallSentiment: scoreOf(sentimentDistribution),
    sentimentDistribution,
    judged: labelled.length,
    summary: messages.sentiment(labelled.length, sentimentDistribution),
    quotes: clearest(labelled),
  });
};

const themesOf = ({ comments }: Reading): Finding => {
  const themes = clusterComments(comments).map(toTheme);
  return withResult({ type: 'themes', themes, summary: messages.themes(themes, comments.length) });
};

const summaryOf = ({ comments }: Reading, { responses }: AnalysisRequest): Finding => {
  const points = clusterComments(comments)
    .slice(0, POINTS)
    .map((cluster) => ({
      text: messages.point(cluster.name, tally(cluster.comments), cluster.comments.length),
      quotes: quotesOf(cluster, 2),
    }));
  const labelled = comments.filter(({ label }) => label !== null);
  const sentiment = labelled.length === 0 ? '' : ` ${messages.sentiment(labelled.length, tally(labelled))}`;
  return withResult({
    type: 'summary',
    summary: `${messages.opening(responses, comments.length)}${sentiment}`,
    points,
  });
};

const recommendationsOf = ({ comments }: Reading, { industry }: AnalysisRequest): Finding =>
  withResult({
    type: 'recommendations',
    recommendations: recommend(clusterComments(comments), comments.length, industry),
  });

const finders: Readonly<Record<AnalysisType, (reading: Reading, request: AnalysisRequest) => Finding>> = {
  sentiment: sentimentOf,
  themes: themesOf,
  summary: summaryOf,
  recommendations: recommendationsOf,
};

/**
 * Analyses comments on this machine by counting; no data leaves it. It reports that it cannot judge when there are too
 * few comments, or when they are in languages that it does not read well.
 */
export const analyseBuiltIn = (request: AnalysisRequest): Finding & Pick<Reading, 'leftOut' | 'languages'> => {
  const reading = readComments(request.comments);
  const { leftOut, languages } = reading;
  const isForeign = leftOut > request.comments.length * MOST_LEFT_OUT;
  const lack = isForeign ? 'language' : reading.comments.length < FEWEST ? 'too_few' : null;
  return { ...(lack ? lacking(lack) : finders[request.type](reading, request)), leftOut, languages };
};
