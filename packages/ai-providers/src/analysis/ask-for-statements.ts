import type { DroppedClaim } from '@folkmoot/contracts';
import { type Asking, askModel, type Used } from '../ask-model';
import { stemOf, wordsOf } from '../built-in/words';
import { type Claimed, checkClaims, type Evidence } from '../claims/check-claims';
import { type AnalysisRequest, type Finding, lacking, withResult } from './analysis.types';
import { modelAnswers, readModelAnswer } from './model-answer';
import type { Prepared } from './prepare';
import { instructionsFor, modelMessages as messages, type StatedAnalysis } from './prompts.messages';

const EXAMPLES = 2;
const MOST_THEMES = 8;
const TERMS = 6;
const MAX_TOKENS = 4_000;
const TIMEOUT_MS = 60_000;

interface Checking {
  readonly asking: Asking;
  readonly prepared: Prepared;
  readonly evidence: Evidence;
  readonly request: AnalysisRequest;
}

interface Stated extends Finding {
  readonly used: readonly Used[];
}

const finding = (made: Finding, droppedClaims: readonly DroppedClaim[], used: readonly Used[]): Stated => ({
  ...made,
  dropped: made.dropped + droppedClaims.length,
  droppedClaims,
  used,
});

/** The terms of a theme that are in comments, and the number of all comments with at least one of them. */
const countTerms = (terms: readonly string[], comments: AnalysisRequest['comments']) => {
  const stems = new Map(
    terms.flatMap((term) => wordsOf(term).filter(({ length }) => length > 2)).map((word) => [stemOf(word), word]),
  );
  const hits = new Map<string, number>();
  let frequency = 0;
  for (const { text } of comments) {
    const presentStems = new Set(
      wordsOf(text)
        .map(stemOf)
        .filter((stem) => stems.has(stem)),
    );
    if (presentStems.size > 0) frequency += 1;
    for (const stem of presentStems) hits.set(stem, (hits.get(stem) ?? 0) + 1);
  }
  const byFrequency = [...hits].sort((a, b) => b[1] - a[1]).map(([stem]) => stems.get(stem) ?? stem);
  return { frequency, terms: byFrequency.slice(0, TERMS) };
};

/** Checks claims whose statement is made of several fields. */
const checkAll = <T extends Omit<Claimed, 'text'>>(
  { asking, evidence, request }: Checking,
  all: readonly T[],
  textOf: (each: T) => string,
) =>
  checkClaims(
    asking,
    all.map((each) => ({ ...each, text: textOf(each).trim() })),
    evidence,
    request.signal,
  );

const checkThemes = async (answer: string, checking: Checking): Promise<Stated> => {
  const named = readModelAnswer(answer, modelAnswers.themes).themes;
  const { kept, dropped, used } = await checkAll(checking, named, ({ name, description }) => `${name}. ${description}`);
  const { comments } = checking.request;
  const themes = kept
    .flatMap(({ claim: { name, description, terms: named }, quotes }) => {
      const { frequency, terms } = countTerms(named, comments);
      const examples = quotes.slice(0, EXAMPLES).map(({ text }) => text);
      return frequency === 0
        ? []
        : [{ name: name.trim(), frequency, description: description.trim(), examples, quotes, terms }];
    })
    .sort((a, b) => b.frequency - a.frequency)
    .slice(0, MOST_THEMES);
  const uncounted = kept.length - themes.length;
  if (themes.length === 0) return finding(lacking('nothing_verified', uncounted), dropped, used);
  const summary = messages.themes(themes, comments.length);
  return finding(withResult({ type: 'themes', themes, summary }, uncounted), dropped, used);
};

const checkSummary = async (answer: string, checking: Checking): Promise<Stated> => {
  const { claims } = readModelAnswer(answer, modelAnswers.summary);
  const { kept, dropped, used } = await checkAll(checking, claims, ({ text }) => text);
  if (kept.length === 0) return finding(lacking('nothing_verified'), dropped, used);
  const { request, prepared } = checking;
  const citable = prepared.comments.length;
  const read = request.codebook ? request.comments.length - prepared.leftOut : citable;
  const points = kept.map(({ claim: { text }, quotes }) => ({ text, quotes }));
  return finding(
    withResult({ type: 'summary', summary: messages.summary(request.responses, read, citable), points }),
    dropped,
    used,
  );
};

const checkRecommendations = async (answer: string, checking: Checking): Promise<Stated> => {
  const named = readModelAnswer(answer, modelAnswers.recommendations).recommendations;
  const textOf = ({ title, description }: { title: string; description: string }) => `${title}. ${description}`;
  const { kept, dropped, used } = await checkAll(checking, named, textOf);
  if (kept.length === 0) return finding(lacking('nothing_verified'), dropped, used);
  const recommendations = kept.map(({ claim: { title, priority, description }, quotes }) => ({
    title: title.trim(),
    priority,
    description: description.trim(),
    quotes,
  }));
  return finding(withResult({ type: 'recommendations', recommendations }), dropped, used);
};

const checks = { themes: checkThemes, summary: checkSummary, recommendations: checkRecommendations };

/**
 * Statements of a model about comments, checked: every quote is in a comment letter by letter, every number was counted
 * here, and a second call supports the rest. Throws AiProviderError, also for an answer that cannot be read.
 */
export const askForStatements = async (
  asking: Asking,
  type: StatedAnalysis,
  prepared: Prepared,
  request: AnalysisRequest,
): Promise<Stated> => {
  const { comments, counted, prompt, redactions } = prepared;
  const answer = await askModel(asking, {
    instructions: instructionsFor(type),
    prompt,
    maxTokens: MAX_TOKENS,
    timeoutMs: TIMEOUT_MS,
    signal: request.signal,
    comments: comments.length,
    redactions,
  });
  const evidence = { comments: new Map(comments.map((comment) => [comment.key, comment])), counted };
  const stated = await checks[type](answer.text, { asking, prepared, evidence, request });
  return { ...stated, used: [answer, ...stated.used] };
};
