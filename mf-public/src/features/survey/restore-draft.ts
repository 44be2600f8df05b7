import { recentDayForResidents } from '@folkmoot/contracts/client';
import type { answerReader } from '@folkmoot/question-types/core';
import type { Sent } from '../../entities/response/post-response';
import type { Draft, DraftAnswers } from '../../entities/survey/draft-store';
import type { ResidentSurvey } from '../../entities/survey/resident-survey';
import type { SurveyOptions } from '../../entities/survey/survey-options';

/**
 * @file Loaded on demand when the device has stored data, because few people return to a draft. It imports no module
 * of the page's script, because that would split the script into more files. Its dependencies are arguments.
 */

const DAY_MS = 86_400_000;
/** A draft without changes is removed after this time. */
const KEPT_FOR_MS = 30 * DAY_MS;

/** The refusal of a draft whose start token has expired. */
const STALE: Sent = 'stale';

interface StoredDraft extends Draft {
  /** Absent in drafts of an earlier release. */
  savedAt?: number;
}

const orNull = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'answers' in value &&
  'idempotencyKey' in value &&
  'startToken' in value &&
  'startedAt' in value;

const savedAtOf = ({ savedAt, startedAt }: StoredDraft): number => savedAt ?? startedAt;

const storedDrafts = (): [string, StoredDraft][] =>
  Object.keys(localStorage).flatMap((name): [string, StoredDraft][] => {
    const value: unknown = orNull(() => JSON.parse(localStorage.getItem(name) ?? 'null'));
    return name.startsWith('folkmoot:') && isDraft(value) ? [[name, value]] : [];
  });

/** The newest draft of a survey. An earlier release had the version in the name. Each survey keeps one draft. */
const takeNewest = (name: string): Draft | null => {
  const mine = storedDrafts()
    .filter(([each]) => each === name || each.startsWith(`${name}:`))
    .toSorted(([, first], [, second]) => savedAtOf(second) - savedAtOf(first));
  for (const [each] of mine) if (each !== name) localStorage.removeItem(each);
  return mine[0]?.[1] ?? null;
};

const removeOld = (): void => {
  for (const [name, draft] of storedDrafts())
    if (Date.now() - savedAtOf(draft) > KEPT_FOR_MS) localStorage.removeItem(name);
};

interface Origin {
  version: number | undefined;
  round: number | undefined;
  /** It asks for a proof of work. */
  isChallenged: boolean;
}

/** The content of a start token. Only the server verifies its signature. */
const originOf = (startToken: string): Origin => {
  const payload = startToken.split('.')[0]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  const parts: unknown = orNull(() => JSON.parse(atob(payload)));
  const [, version, round, , nonce] = Array.isArray(parts) ? parts : [];
  return { version, round, isChallenged: String(nonce).includes('.') };
};

/** The answers that fit the current survey. */
const fitting = ({ questions }: ResidentSurvey, { answers }: Draft, readerOf: typeof answerReader): DraftAnswers => {
  const byQuestion = new Map(Object.entries(answers));
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = byQuestion.get(question.id);
      return answer !== undefined && readerOf(question.type).parse(answer, question).ok ? [[question.id, answer]] : [];
    }),
  );
};

export interface Restored {
  draft: Draft;
  /** The notice about the draft. Empty when there are no answers. */
  note: string;
}

/** The day when the person began, by the clock of this device. */
const begunOn = ({ words }: SurveyOptions, { startedAt }: Draft): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return words.drafts.began.replace('{day}', recentDayForResidents(startedAt, words.language, timeZone));
};

const carriedOver = (
  { stamp, words }: SurveyOptions,
  draft: Draft,
  answers: DraftAnswers,
  isSameRound: boolean,
): Restored => {
  const lost = Object.keys(draft.answers).length - Object.keys(answers).length;
  const isRefused = draft.refusal === STALE;
  const said = [
    ...(isRefused ? [words.banners.not_taken] : []),
    isSameRound ? words.drafts.changed : words.drafts.earlierRound,
    ...(lost > 0 ? [words.drafts.lost.replace('{lost}', String(lost))] : []),
    ...(isRefused ? [] : [words.drafts.check]),
  ];
  // An answer to another round is a new response with its own key and start time.
  const { idempotencyKey, startedAt } = isSameRound ? draft : { ...stamp, startedAt: Date.now() };
  const { startToken } = stamp;
  return { draft: { answers, startToken, idempotencyKey, startedAt, isStarted: isSameRound }, note: said.join(' ') };
};

/** After a change of language, the person knows these answers, so they need no notice. */
const isFromThisPage = (): boolean =>
  document.referrer !== '' && new URL(document.referrer).pathname === location.pathname;

/** The start token has expired: uses the token of this page. */
const begunAgain = ({ stamp, words }: SurveyOptions, { refusal: _, ...draft }: Draft): Restored => ({
  draft: { ...draft, startToken: stamp.startToken, isStarted: true },
  note: words.banners.not_taken,
});

const restored = (options: SurveyOptions, draft: Draft, readerOf: typeof answerReader): Restored => {
  const now = originOf(options.stamp.startToken);
  const then = originOf(draft.startToken);
  const isSameRound = now.round === then.round;
  if (now.version !== then.version || !isSameRound)
    return carriedOver(options, draft, fitting(options.survey, draft, readerOf), isSameRound);
  if (draft.refusal === STALE) return begunAgain(options, draft);
  return { draft: { ...draft, isStarted: true }, note: isFromThisPage() ? '' : begunOn(options, draft) };
};

/**
 * The draft of a survey in a form that can be sent now. A draft of an earlier version or round keeps the answers
 * that fit, matched by question id, and gets the start token of this page. Null when there is no draft.
 */
export const restoreDraft = (options: SurveyOptions, name: string, readerOf: typeof answerReader): Restored | null =>
  orNull(() => {
    removeOld();
    const draft = takeNewest(name);
    if (!draft) return null;
    const result = restored(options, draft, readerOf);
    // The page of the draft owed a proof of work, which this page may not owe.
    if (originOf(result.draft.startToken).isChallenged) import('./proof').catch(() => undefined);
    return Object.keys(draft.answers).length === 0 ? { ...result, note: '' } : result;
  });
