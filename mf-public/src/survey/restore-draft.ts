import type { answerProblem } from '@folkmoot/question-types/core';
import type { Draft, DraftAnswers } from './draft-store';
import type { ResidentSurvey } from './resident-survey';
import type { SurveyOptions } from './survey-options';

/**
 * @file Fetched where the device keeps something: hardly anybody comes back to a draft. It imports nothing of the page's script,
 * which would be cut into more files: what it needs of it is handed to it.
 */

const DAY_MS = 86_400_000;
/** A draft that nobody has changed for so long is removed. */
const KEPT_FOR_MS = 30 * DAY_MS;

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

/** The newest draft of a survey. Drafts of an earlier release had the version in their name; each survey keeps one. */
const takeNewest = (name: string): Draft | null => {
  const mine = storedDrafts()
    .filter(([each]) => each === name || each.startsWith(`${name}:`))
    .toSorted(([, one], [, other]) => savedAtOf(other) - savedAtOf(one));
  for (const [each] of mine) if (each !== name) localStorage.removeItem(each);
  return mine[0]?.[1] ?? null;
};

const removeOld = (): void => {
  for (const [name, draft] of storedDrafts())
    if (Date.now() - savedAtOf(draft) > KEPT_FOR_MS) localStorage.removeItem(name);
};

interface Place {
  version: number | undefined;
  round: number | undefined;
}

/** What a start token says of itself; the server alone checks that it is true. */
const placeOf = (startToken: string): Place => {
  const payload = startToken.split('.')[0]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  const parts: unknown = orNull(() => JSON.parse(atob(payload)));
  const [, version, round] = Array.isArray(parts) ? parts : [];
  return { version, round };
};

/** The answers that fit the survey as it is now. */
const fitting = ({ questions }: ResidentSurvey, { answers }: Draft, problemOf: typeof answerProblem): DraftAnswers => {
  const given = new Map(Object.entries(answers));
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = given.get(question.id);
      return answer === undefined || problemOf(question, answer) ? [] : [[question.id, answer]];
    }),
  );
};

export interface Restored {
  draft: Draft;
  /** What to say of it; empty where there are no answers. */
  note: string;
}

const carriedOver = (
  { stamp, words }: SurveyOptions,
  draft: Draft,
  answers: DraftAnswers,
  isSameRound: boolean,
): Restored => {
  const lost = Object.keys(draft.answers).length - Object.keys(answers).length;
  const said = [
    isSameRound ? words.drafts.changed : words.drafts.earlierRound,
    ...(lost > 0 ? [words.drafts.lost.replace('{lost}', String(lost))] : []),
    words.drafts.check,
  ];
  // An answer to another round is another response: it has a key and a time of its own.
  const { idempotencyKey, startedAt } = isSameRound ? draft : { ...stamp, startedAt: Date.now() };
  const { startToken } = stamp;
  return { draft: { answers, startToken, idempotencyKey, startedAt, isStarted: isSameRound }, note: said.join(' ') };
};

/** Whoever changes the language knows whose answers these are. */
const isFromThisPage = (): boolean =>
  document.referrer !== '' && new URL(document.referrer).pathname === location.pathname;

const restored = (options: SurveyOptions, draft: Draft, problemOf: typeof answerProblem): Restored => {
  const now = placeOf(options.stamp.startToken);
  const then = placeOf(draft.startToken);
  const isSameRound = now.round === then.round;
  if (now.version !== then.version || !isSameRound)
    return carriedOver(options, draft, fitting(options.survey, draft, problemOf), isSameRound);
  return { draft: { ...draft, isStarted: true }, note: isFromThisPage() ? '' : options.words.restored };
};

/**
 * The draft of a survey as it can be sent now. One of an earlier version or round is carried over by the ids of questions,
 * under the start token of this page. Null where there is none.
 */
export const restoreDraft = (options: SurveyOptions, name: string, problemOf: typeof answerProblem): Restored | null =>
  orNull(() => {
    removeOld();
    const draft = takeNewest(name);
    if (!draft) return null;
    const found = restored(options, draft, problemOf);
    return Object.keys(draft.answers).length === 0 ? { ...found, note: '' } : found;
  });
