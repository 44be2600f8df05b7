import { type InsightClaim, lookup, type SentimentLabel } from '@folkmoot/contracts';
import { detectLanguages } from '../built-in/detect-language';
import { labelOf, scoreOf, weighComment } from '../built-in/sentiment';
import { stemOf, wordsOf } from '../built-in/words';
import { type AnalysisRequest, type Finding, lacking, withResult } from './analysis.types';
import { implausible, modelAnswers, readModelAnswer } from './model-answer';
import type { PreparedComment } from './prepare';
import { modelMessages as messages } from './prompts.messages';
import { differing } from './quotes';
import { type Claimed, isPlain, type Known, verified } from './verify';

/** A comment is clear from this weight of our own word lists on. */
const CLEAR = 2;
/** From this number of clear comments of one side on, a model may label at most a third as the opposite. */
const FEWEST_OF_A_SIDE = 3;
const MOST_TURNED = 1 / 3;
/** From this number of clear comments with another label on, one label for all is implausible. */
const FEWEST_AGAINST = 3;
const FEWEST_JUDGED = 5;
const QUOTES_PER_LABEL = 2;
const EXAMPLES = 2;
const MOST_THEMES = 8;
const TERMS = 6;

interface Checked {
  readonly known: Known;
  readonly request: AnalysisRequest;
  readonly read: number;
}

type Labelled = readonly { readonly comment: PreparedComment; readonly label: SentimentLabel }[];

/** A comment with a clear weight of our own word lists, and the model's label. */
interface Clear {
  readonly label: SentimentLabel;
  readonly ours: SentimentLabel;
}

const clearOnes = (labelled: Labelled): Clear[] => {
  const languages = detectLanguages(labelled.map(({ comment: { text } }) => text));
  return labelled.flatMap(({ comment, label }, index) => {
    const language = languages[index];
    const weight = language ? weighComment(comment.text, language) : 0;
    return Math.abs(weight) >= CLEAR ? [{ label, ours: labelOf(weight) }] : [];
  });
};

/** Each side is checked separately: much clear praise must not hide complaints that the model labels as praise. */
const isTurnedRound = (clear: readonly Clear[], ours: SentimentLabel, opposite: SentimentLabel): boolean => {
  const side = clear.filter((each) => each.ours === ours);
  const turned = side.filter(({ label }) => label === opposite).length;
  return side.length >= FEWEST_OF_A_SIDE && turned > side.length * MOST_TURNED;
};

/** The model gives all comments one label, although some of them clearly have another. */
const isBlind = (labelled: Labelled, clear: readonly Clear[]): boolean =>
  new Set(labelled.map(({ label }) => label)).size === 1 &&
  clear.filter(({ label, ours }) => label !== ours).length >= FEWEST_AGAINST;

/** Guards against a model that was manipulated, or that labels without reading. */
const requirePlausible = (labelled: Labelled): void => {
  const clear = clearOnes(labelled);
  const isImplausible =
    isTurnedRound(clear, 'negative', 'positive') ||
    isTurnedRound(clear, 'positive', 'negative') ||
    isBlind(labelled, clear);
  if (isImplausible) throw implausible();
};

const checkedClaims = (claims: readonly (Claimed & { text: string })[], known: Known): InsightClaim[] =>
  claims.flatMap((claim) => {
    const quotes = verified(claim.text, claim, known);
    return quotes ? [{ text: claim.text.trim(), quotes }] : [];
  });

const quotesOfLabel = (labelled: Labelled, wanted: SentimentLabel) =>
  differing(
    labelled
      .filter(({ label, comment: { text, sent } }) => label === wanted && text.trim() === sent.trim())
      .map(({ comment: { responseId, questionId, sent }, label }) => ({ responseId, questionId, text: sent, label })),
    QUOTES_PER_LABEL,
  );

const checkSentiment = (answer: string, { known }: Checked): Finding => {
  const { labels, claims } = readModelAnswer(answer, modelAnswers.sentiment);
  const labelled = [...known].flatMap(([key, comment]) => {
    const label = Object.hasOwn(labels, key) ? lookup(labels, key) : null;
    return label ? [{ comment, label }] : [];
  });
  if (labelled.length < Math.min(FEWEST_JUDGED, known.size)) return lacking('nothing_verified', claims.length);
  requirePlausible(labelled);
  const count = (wanted: SentimentLabel) => labelled.filter(({ label }) => label === wanted).length;
  const distribution = { positive: count('positive'), neutral: count('neutral'), negative: count('negative') };
  const { positive, neutral, negative } = distribution;
  const kept = checkedClaims(claims, known);
  const sentences = kept.map(({ text }) => text);
  const finding = {
    type: 'sentiment' as const,
    overallSentiment: scoreOf(distribution),
    sentimentDistribution: distribution,
    judged: labelled.length,
    summary: messages.sentiment(labelled.length, positive, negative, neutral, sentences),
    quotes: [...quotesOfLabel(labelled, 'positive'), ...quotesOfLabel(labelled, 'negative')],
  };
  return withResult(finding, claims.length - kept.length);
};

/** The terms of a theme that are in comments, and the number of comments with at least one of them. */
const countTerms = (terms: readonly string[], known: Known) => {
  const stems = new Map(
    terms.flatMap((term) => wordsOf(term).filter(({ length }) => length > 2)).map((word) => [stemOf(word), word]),
  );
  const hits = new Map<string, number>();
  let frequency = 0;
  for (const { sent } of known.values()) {
    const presentStems = new Set(
      wordsOf(sent)
        .map(stemOf)
        .filter((stem) => stems.has(stem)),
    );
    if (presentStems.size > 0) frequency += 1;
    for (const stem of presentStems) hits.set(stem, (hits.get(stem) ?? 0) + 1);
  }
  const byFrequency = [...hits].sort((a, b) => b[1] - a[1]).map(([stem]) => stems.get(stem) ?? stem);
  return { frequency, terms: byFrequency.slice(0, TERMS) };
};

const checkThemes = (answer: string, { known, read }: Checked): Finding => {
  const modelThemes = readModelAnswer(answer, modelAnswers.themes).themes;
  const themes = modelThemes
    .flatMap((theme) => {
      const { name, description } = theme;
      const { frequency, terms } = countTerms(theme.terms, known);
      const quotes = verified(`${name}. ${description}`, theme, known);
      if (!quotes || frequency === 0 || !isPlain(name)) return [];
      const examples = quotes.slice(0, EXAMPLES).map(({ text }) => text);
      return [{ name: name.trim(), frequency, description: description.trim(), examples, quotes, terms }];
    })
    .sort((a, b) => b.frequency - a.frequency)
    .slice(0, MOST_THEMES);
  const dropped = modelThemes.length - themes.length;
  if (themes.length === 0) return lacking('nothing_verified', dropped);
  return withResult({ type: 'themes', themes, summary: messages.themes(themes, read) }, dropped);
};

const checkSummary = (answer: string, { known, read, request }: Checked): Finding => {
  const { claims } = readModelAnswer(answer, modelAnswers.summary);
  const points = checkedClaims(claims, known);
  const dropped = claims.length - points.length;
  if (points.length === 0) return lacking('nothing_verified', dropped);
  return withResult({ type: 'summary', summary: messages.summary(request.responses, read), points }, dropped);
};

const checkRecommendations = (answer: string, { known }: Checked): Finding => {
  const modelRecommendations = readModelAnswer(answer, modelAnswers.recommendations).recommendations;
  const recommendations = modelRecommendations.flatMap(({ title, priority, description, ...claimed }) => {
    const quotes = verified(`${title}. ${description}`, claimed, known);
    return quotes ? [{ title: title.trim(), priority, description: description.trim(), quotes }] : [];
  });
  const dropped = modelRecommendations.length - recommendations.length;
  if (recommendations.length === 0) return lacking('nothing_verified', dropped);
  return withResult({ type: 'recommendations', recommendations }, dropped);
};

const checks = {
  sentiment: checkSentiment,
  themes: checkThemes,
  summary: checkSummary,
  recommendations: checkRecommendations,
};

/**
 * The checked part of a model's answer: every claim is supported by comments, every quote is in one letter by letter,
 * and every count is computed here. Throws AiProviderError for an answer that cannot be read or cannot be true.
 */
export const checkAnswer = (
  answer: string,
  comments: readonly PreparedComment[],
  request: AnalysisRequest,
): Finding => {
  const known = new Map(comments.map((comment) => [comment.key, comment]));
  return checks[request.type](answer, { known, request, read: comments.length });
};
