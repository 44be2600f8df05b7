import { createHash } from 'node:crypto';
import type { ClaimFault, DroppedClaim, InsightQuote } from '@folkmoot/contracts';
import * as z from 'zod';
import { readModelAnswer } from '../analysis/model-answer';
import type { PreparedComment } from '../analysis/prepare';
import { type Asking, addRedactions, askModel, type Redactions, type Used } from '../ask-model';
import { AiProviderError } from '../language-model';
import { isEnglish } from '../reading';
import { wordsIn } from '../verbatim';
import { claimMessages as messages } from './claims.messages';
import type { Counted } from './counted';
import { areNumbersCounted } from './numbers';
import { isPlain } from './plain';

/** A model's claim about comments. */
export interface Claimed {
  /** The complete statement. */
  readonly text: string;
  readonly ids: readonly string[];
  readonly quotes: readonly { readonly id: string; readonly text: string }[];
  /** Keys of the counts that it uses. */
  readonly counts: readonly string[];
}

export interface Evidence {
  readonly comments: ReadonlyMap<string, PreparedComment>;
  readonly counted: readonly Counted[];
}

export interface CheckedClaims<T> {
  readonly kept: readonly { readonly claim: T; readonly quotes: InsightQuote[] }[];
  readonly dropped: readonly DroppedClaim[];
  readonly used: readonly Used[];
}

const MOST_QUOTES = 3;
/** Comments that the second call sees for one claim. */
const MOST_CITED = 12;
const MAX_TOKENS = 60;
const PARALLEL = 3;
const LONGEST_SHOWN = 400;

interface Cited<T> {
  readonly claim: T;
  readonly cited: readonly PreparedComment[];
  readonly counted: readonly Counted[];
  readonly quotes: InsightQuote[];
}

type Outcome<T> = { readonly cited: Cited<T> } | { readonly fault: ClaimFault };

/** Words between quotation marks in a statement. Apostrophes are no quotation marks. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/["“„«]([^"“”„«»]{3,400})["”“»]/gu)].map(([, words = '']) => words);

/** All quotes as the comments have them; null when one of them is in no comment that the claim names. */
const trueQuotes = ({ quotes, text }: Claimed, { comments }: Evidence, cited: readonly PreparedComment[]) => {
  const verified: InsightQuote[] = [];
  for (const quote of quotes) {
    const comment = comments.get(quote.id);
    const words = comment && wordsIn(comment.sent, quote.text) !== null ? wordsIn(comment.text, quote.text) : null;
    if (!comment || words === null) return null;
    verified.push({ responseId: comment.responseId, questionId: comment.questionId, text: words });
  }
  const inText = quotedIn(text).every((words) => cited.some(({ sent }) => wordsIn(sent, words) !== null));
  if (!inText || verified.length === 0) return null;
  const unique = new Map(verified.map((quote) => [`${quote.responseId}:${quote.questionId}:${quote.text}`, quote]));
  return [...unique.values()].slice(0, MOST_QUOTES);
};

/** A count of a theme or sentiment is named beside a comment that has this label. */
const hasCommentOf = ({ themeId, sentiment }: Counted, cited: readonly PreparedComment[]): boolean =>
  cited.some(
    (comment) =>
      (themeId === null || comment.themes.includes(themeId)) && (sentiment === null || comment.sentiment === sentiment),
  );

/** The part of the check that needs no model. */
const checkHere = <T extends Claimed>(claim: T, evidence: Evidence): Outcome<T> => {
  if (!isPlain(claim.text)) return { fault: 'not_plain' };
  if (!isEnglish(claim.text)) return { fault: 'language' };
  const keys = [...new Set([...claim.quotes.map(({ id }) => id), ...claim.ids])];
  const cited = keys.flatMap((key) => evidence.comments.get(key) ?? []);
  if (cited.length < keys.length) return { fault: 'unknown_comment' };
  const quotes = trueQuotes(claim, evidence, cited);
  if (quotes === null) return { fault: 'quote' };
  const counted = evidence.counted.filter(({ key }) => claim.counts.includes(key));
  const isRight = counted.every((each) => hasCommentOf(each, cited));
  const texts = cited.map(({ sent }) => sent);
  if (!isRight || !areNumbersCounted(claim.text, counted, texts)) return { fault: 'number' };
  return { cited: { claim, cited: cited.slice(0, MOST_CITED), counted, quotes } };
};

const verdictSchema = z.object({ supported: z.record(z.string(), z.boolean()) });

/** The same control for the same claim, so that a repeated run asks the same. */
const controlFor = (text: string): { readonly control: string; readonly isFirst: boolean } => {
  const [byte = 0, other = 0] = createHash('sha256').update(text).digest();
  return { control: messages.controls[byte % messages.controls.length] ?? '', isFirst: other % 2 === 0 };
};

/**
 * A second call, with another prompt and no shared context: it sees the claim, the comments that it cites and the counts
 * that it names. A control that no comment supports is asked beside it: a model that agrees to everything, or obeys a
 * comment, agrees to the control, too.
 */
const isSupported = async <T extends Claimed>(
  asking: Asking,
  { claim, cited, counted }: Cited<T>,
  used: Used[],
  signal: AbortSignal | undefined,
): Promise<boolean> => {
  const { control, isFirst } = controlFor(claim.text);
  const statements = isFirst ? { a: claim.text, b: control } : { a: control, b: claim.text };
  const answer = await askModel(asking, {
    instructions: messages.judge,
    prompt: JSON.stringify({
      statements,
      evidence: cited.map(({ sent }) => sent),
      counted: counted.map(({ what, count, of, percent }) => messages.fact(what, count, of, percent)),
    }),
    maxTokens: MAX_TOKENS,
    signal,
    comments: cited.length,
    redactions: cited.reduce((sum, { redactions }) => addRedactions(sum, redactions), {} as Redactions),
  });
  used.push(answer);
  try {
    const { supported } = readModelAnswer(answer.text, verdictSchema);
    const [ours, theirs] = isFirst ? [supported.a, supported.b] : [supported.b, supported.a];
    return ours === true && theirs === false;
  } catch (error) {
    if (error instanceof AiProviderError) return false;
    throw error;
  }
};

const toDropped = (claim: Claimed, reason: ClaimFault, { comments }: Evidence): DroppedClaim => ({
  // Text that is no plain statement can be an order to a machine, so it is not shown.
  text: reason === 'not_plain' ? '' : claim.text.slice(0, LONGEST_SHOWN),
  reason,
  responseIds: [
    ...new Set([...claim.ids, ...claim.quotes.map(({ id }) => id)].flatMap((id) => comments.get(id)?.responseId ?? [])),
  ],
});

/**
 * The claims that can be shown: every quote is verbatim, every number was counted here, and a second call finds the
 * claim supported by the comments that it names. The others are listed with the reason. Throws AiProviderError.
 */
export const checkClaims = async <T extends Claimed>(
  asking: Asking,
  claims: readonly T[],
  evidence: Evidence,
  signal?: AbortSignal,
): Promise<CheckedClaims<T>> => {
  const used: Used[] = [];
  const outcomes: Outcome<T>[] = claims.map((claim) => checkHere(claim, evidence));
  const waiting = [...outcomes.keys()];
  const judgeNext = async (): Promise<void> => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const outcome = outcomes[at];
      if (!outcome || 'fault' in outcome) continue;
      if (!(await isSupported(asking, outcome.cited, used, signal))) outcomes[at] = { fault: 'not_supported' };
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, judgeNext));
  return {
    kept: outcomes.flatMap((outcome) =>
      'cited' in outcome ? [{ claim: outcome.cited.claim, quotes: outcome.cited.quotes }] : [],
    ),
    dropped: outcomes.flatMap((outcome, index) => {
      const claim = claims[index];
      return claim && 'fault' in outcome ? [toDropped(claim, outcome.fault, evidence)] : [];
    }),
    used,
  };
};
