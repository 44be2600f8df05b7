import { currentNotices, dismissNotice, type FieldProblem, fieldError, notify } from '@folkmoot/ui';
import { useRef, useState } from 'react';
import { isApiError, isTransient } from '../api/api-error';
import { messages } from './drafts.messages';
import { type Clash, changesOf, isSame, merge } from './merge.domain';
import { useUnsavedWork } from './unsaved-work';

interface Revised {
  readonly revision: number;
}

/** The draft is sent with the version that it started from, and its changes are the fields that differ from that. */
interface Sent<S, D> {
  readonly base: S;
  readonly changes: Partial<D>;
}

/** `S`: what is saved, null while it does not exist yet. `D`: the fields of the form. */
export interface DraftOptions<S extends Revised | null, D extends object> {
  /** The saved value. A newer revision of it is merged into the draft. */
  readonly saved: S;
  /** The fields of the form. */
  readonly draftOf: (saved: S) => D;
  /** Saves the draft. Names the revision of `base`, so that changes of others are not overwritten. */
  readonly send: (draft: D, sent: Sent<S, D>) => Promise<NonNullable<S>>;
  /** Reads the present version after another person has saved. Without it, a conflict is an ordinary failure. */
  readonly read?: (base: NonNullable<S>) => Promise<NonNullable<S>>;
  /** Puts the server's version into the cache: after each save, and when another person has saved. */
  readonly onServerValue?: (value: NonNullable<S>) => unknown;
  readonly texts: { readonly saved?: string | ((saved: NonNullable<S>) => string); readonly failed: string };
  /** The text of a failure, if not the server's. Null when the form shows the failure beside a field. */
  readonly failureText?: (error: unknown) => string | null;
  /** Where a failure is shown: as a notice with a retry, or by the form itself (`failure`), as dialogs do. */
  readonly failuresIn?: 'notice' | 'form';
}

const MAX_SAVE_ATTEMPTS = 4;

/** The result of a save: the server's value and the fields that need a choice. */
interface Outcome<S, D extends object> {
  readonly value: NonNullable<S>;
  readonly draft: D;
  readonly clashes: readonly Clash<D>[];
  /** Another person changed fields of this form. */
  readonly hasMerged: boolean;
}

/**
 * Sends the draft. When another person has saved first, reads their version and merges the draft into it. The person
 * only chooses when both changed the same field.
 */
const saveOver = async <S extends Revised | null, D extends object>(
  { draftOf, send, read }: Pick<DraftOptions<S, D>, 'draftOf' | 'send' | 'read'>,
  known: S,
  mine: D,
): Promise<Outcome<S, D>> => {
  let base = known;
  let draft = mine;
  let hasMerged = false;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const value = await send(draft, { base, changes: changesOf(draftOf(base), draft) });
      return { value, draft: draftOf(value), clashes: [], hasMerged };
    } catch (error) {
      if (!read || !base || !isApiError(error, 'stale_revision') || attempt >= MAX_SAVE_ATTEMPTS) throw error;
    }
    const theirs: NonNullable<S> = await read(base);
    const merged = merge(draftOf(base), draft, draftOf(theirs));
    hasMerged ||= !isSame(draftOf(base), draftOf(theirs));
    base = theirs;
    draft = merged.draft;
    if (merged.clashes.length > 0) return { value: theirs, draft, clashes: merged.clashes, hasMerged };
  }
};

const announceSaved = <S extends Revised | null, D extends object>(
  { value, hasMerged }: Outcome<S, D>,
  saved: DraftOptions<S, D>['texts']['saved'],
): void => {
  if (hasMerged) notify.info(messages.merged);
  const text = typeof saved === 'function' ? saved(value) : saved;
  if (text) notify.success(text);
};

/** The server's problems by field. `slug_taken` names no field, so it is mapped to the slug. */
const problemsIn = (error: unknown): readonly FieldProblem[] => {
  if (isApiError(error, 'slug_taken')) return [{ path: 'slug', message: error.message }];
  return isApiError(error) ? error.fields : [];
};

/**
 * The reason for a refused field after the form's own text, the server's text for another refused request, and the
 * form's own text for other errors.
 */
const defaultFailureText = (error: unknown, failed: string): string => {
  const [problem] = problemsIn(error);
  if (problem) return `${failed}${failed.endsWith('.') ? '' : ':'} ${problem.message}`;
  const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
  return isRefused ? error.message : failed;
};

/** Removes the message of an earlier failure, so that its retry cannot send an older draft. */
const dismissError = (text: string | null): void => {
  for (const { id, kind, text: shown } of currentNotices()) {
    if (kind === 'error' && shown === text) dismissNotice(id);
  }
};

/** The failure of the last save. A field loses its problem when it changes. */
const useFailure = () => {
  const [error, setError] = useState<unknown>(null);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const set = (next: unknown) => {
    setError(next);
    setProblems(problemsIn(next));
  };
  const forget = (changed: object) =>
    setProblems((known) => known.filter(({ path }) => !Object.keys(changed).some((field) => path.endsWith(field))));
  return { error, problems, set, forget };
};

/** Allows one save at a time: a second call gets the result of the first. */
const useOneSave = <R>() => {
  const [isSaving, setIsSaving] = useState(false);
  const running = useRef<Promise<R> | null>(null);
  const run = (work: () => Promise<R>): Promise<R> => {
    if (running.current) return running.current;
    setIsSaving(true);
    running.current = work().finally(() => {
      running.current = null;
      setIsSaving(false);
    });
    return running.current;
  };
  return { isSaving, run, running: () => running.current };
};

/**
 * The draft of a form: what the person has changed, and saving it. Merges changes of others, asks for a choice when two
 * people changed the same field (`clashes`, shown by `DraftConflict`), offers a retry after a failure, and has the
 * shell ask before the page is left with unsaved changes.
 */
export const useDraft = <S extends Revised | null, D extends object>(options: DraftOptions<S, D>) => {
  const { saved, draftOf, texts } = options;
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [clashes, setClashes] = useState<readonly Clash<D>[]>([]);
  const failure = useFailure();
  const shownFailure = useRef<string | null>(null);
  const { isSaving, run, running } = useOneSave<NonNullable<S> | null>();
  const isDirty = !isSame(draft, draftOf(base));
  useUnsavedWork(isDirty);

  // Changes of others appear automatically when they are in other fields.
  if ((saved?.revision ?? 0) > (base?.revision ?? 0) && !isSaving && clashes.length === 0) {
    const merged = merge(draftOf(base), draft, draftOf(saved));
    if (merged.clashes.length === 0) {
      setBase(saved);
      setDraft(merged.draft);
    }
  }

  const accept = async (outcome: Outcome<S, D>, sent: D): Promise<NonNullable<S> | null> => {
    const { value } = outcome;
    setBase(value);
    // Input during the save must not be lost.
    setDraft((current) => merge(sent, current, outcome.draft).draft);
    setClashes(outcome.clashes);
    const isSaved = outcome.clashes.length === 0;
    if (isSaved) announceSaved(outcome, texts.saved);
    await options.onServerValue?.(value);
    return isSaved ? value : null;
  };

  const failureText = (error: unknown): string | null =>
    options.failureText ? options.failureText(error) : defaultFailureText(error, texts.failed);

  const fail = (error: unknown, retry: () => void): null => {
    failure.set(error);
    const text = failureText(error);
    if (text === null || options.failuresIn === 'form') return null;
    notify.error(text, isTransient(error) ? { action: { label: messages.retry, run: retry } } : {});
    shownFailure.current = text;
    return null;
  };

  const attempt = (sent: D): Promise<NonNullable<S> | null> =>
    run(async () => {
      failure.set(null);
      dismissError(shownFailure.current);
      try {
        return await accept(await saveOver(options, base, sent), sent);
      } catch (error) {
        // Sends the same draft again, because the form may ask before it saves another one. Later input stays.
        return fail(error, () => void attempt(sent));
      }
    });

  const reset = () => {
    setDraft(draftOf(base));
    setClashes([]);
    failure.set(null);
  };

  const save = (patch: Partial<D> = {}): Promise<NonNullable<S> | null> => {
    const sent = { ...draft, ...patch };
    if (base && clashes.length > 0 && isSame(sent, draftOf(base))) {
      // The person chose the other version everywhere, and the server has it already.
      reset();
      return Promise.resolve(base);
    }
    setDraft(sent);
    return attempt(sent);
  };

  return {
    /** The server's version that the draft started from. */
    base,
    draft,
    isDirty,
    isSaving,
    /** The fields that two people changed to different values. */
    clashes,
    /** The failure of the last save, until the next save. */
    error: failure.error,
    /** The same as a text. */
    failure: failure.error === null ? null : failureText(failure.error),
    problems: failure.problems,
    /** The server's problem with a field, for example `settings.emailConfig.replyTo`, until the field changes. */
    problemOf: (path: string): string | null => fieldError(failure.problems, path),
    change: (patch: Partial<D>) => {
      setDraft((current) => ({ ...current, ...patch }));
      failure.forget(patch);
    },
    /** Discards all changes. After a conflict, this loads the other person's version. */
    reset,
    /** Saves the draft with these last changes. Resolves to the saved value, or to null when it was not saved. */
    save,
    /** The save that is running, if any. */
    running,
  };
};

export type DraftForm<S extends Revised | null, D extends object> = ReturnType<typeof useDraft<S, D>>;
