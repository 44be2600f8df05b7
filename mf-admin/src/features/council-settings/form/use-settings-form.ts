import {
  type Council,
  type CouncilPatch,
  getCouncilOperation,
  updateCouncilOperation,
} from '@folkmoot/contracts/client';
import { api, isApiError, operationKey, useQueryClient, useSession } from '@folkmoot/shell-sdk';
import { type FieldProblem, fieldError, notify } from '@folkmoot/ui';
import { useState } from 'react';
import { messages } from './form.messages';
import { type Clash, changesOf, type Draft, isSame, merge } from './merge.domain';

export interface SettingsPart<D extends Draft> {
  readonly council: Council;
  /** The part of the council that the form edits, flat. */
  readonly draftOf: (council: Council) => D;
  /** What is sent to change these fields and no others. */
  readonly bodyOf: (changes: Partial<D>) => CouncilPatch;
}

const MOST_TRIES = 4;

/** How a save ended: kept (perhaps with what others saved meanwhile), or fields to choose about. */
interface Outcome<D extends Draft> {
  readonly council: Council;
  readonly clashes: readonly Clash<D>[];
  readonly draft: D;
  readonly hasMerged: boolean;
}

/**
 * Sends what was changed. When somebody else saved first, theirs is read and mine is laid over it; only when both
 * changed the same field is it left to the person.
 */
const saveOver = async <D extends Draft>(
  { draftOf, bodyOf }: SettingsPart<D>,
  known: Council,
  mine: D,
): Promise<Outcome<D>> => {
  let base = known;
  let draft = mine;
  for (let tries = 1; ; tries += 1) {
    try {
      const body = { ...bodyOf(changesOf(draftOf(base), draft)), revision: base.revision };
      const council = await api.call(updateCouncilOperation, { body });
      return { council, clashes: [], draft: draftOf(council), hasMerged: tries > 1 };
    } catch (error) {
      if (!isApiError(error, 'stale_revision') || tries >= MOST_TRIES) throw error;
    }
    const theirs = await api.call(getCouncilOperation, {});
    const merged = merge(draftOf(base), draft, draftOf(theirs));
    base = theirs;
    draft = merged.draft;
    if (merged.clashes.length > 0) return { council: theirs, clashes: merged.clashes, draft, hasMerged: true };
  }
};

/** What the server says of single fields. An address that is taken names no field. */
const problemsIn = (error: unknown): readonly FieldProblem[] => {
  if (isApiError(error, 'slug_taken')) return [{ path: 'slug', message: error.message }];
  return isApiError(error) ? error.fields : [];
};

const failureText = (error: unknown): string => {
  const problem = problemsIn(error)[0]?.message;
  return problem ? `${messages.failed}: ${problem}` : messages.failed;
};

const announceSaved = ({ hasMerged }: { readonly hasMerged: boolean }): void => {
  if (hasMerged) notify.info(messages.merged);
  notify.success(messages.saved);
};

/** What the server said of single fields at the last save, until they are changed. */
const useProblems = () => {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  return {
    shown: {
      problems,
      /** The path is that of the council: `settings.emailConfig.replyTo`. */
      problemOf: (path: string): string | null => fieldError(problems, path),
    },
    note: (error: unknown) => {
      setProblems(problemsIn(error));
      notify.error(failureText(error));
    },
    forget: (changed: object) =>
      setProblems((known) => known.filter(({ path }) => !Object.keys(changed).some((field) => path.endsWith(field)))),
  };
};

/** One save at a time. */
const useSaving = () => {
  const [isSaving, setIsSaving] = useState(false);
  const run = async (save: () => Promise<void>): Promise<void> => {
    if (isSaving) return;
    setIsSaving(true);
    await save();
    setIsSaving(false);
  };
  return { isSaving, run };
};

/** A form over a part of the council's settings. */
export const useSettingsForm = <D extends Draft>(part: SettingsPart<D>) => {
  const { council, draftOf } = part;
  const [base, setBase] = useState(council);
  const [draft, setDraft] = useState(() => draftOf(council));
  const [clashes, setClashes] = useState<readonly Clash<D>[]>([]);
  const saving = useSaving();
  const { isSaving } = saving;
  const problems = useProblems();
  const client = useQueryClient();
  const { refresh } = useSession();
  const isDirty = !isSame(draft, draftOf(base));

  // Others' changes appear by themselves as long as they are in other fields.
  if (council.revision > base.revision && !isSaving && clashes.length === 0) {
    const merged = merge(draftOf(base), draft, draftOf(council));
    if (merged.clashes.length === 0) {
      setBase(council);
      setDraft(merged.draft);
    }
  }

  const take = (outcome: Outcome<D>, sent: D) => {
    setBase(outcome.council);
    // What was typed while it was being saved stays.
    setDraft((current) => (isSame(current, sent) ? outcome.draft : current));
    setClashes(outcome.clashes);
    client.setQueryData(operationKey(getCouncilOperation, {}), outcome.council);
    if (outcome.clashes.length > 0) return;
    announceSaved(outcome);
    void refresh();
  };

  const save = () =>
    saving.run(() => saveOver(part, base, draft).then((outcome) => take(outcome, draft), problems.note));

  return {
    draft,
    isDirty,
    isSaving,
    clashes,
    ...problems.shown,
    set: (patch: Partial<D>) => {
      setDraft((current) => ({ ...current, ...patch }));
      problems.forget(patch);
    },
    discard: () => {
      setDraft(draftOf(base));
      setClashes([]);
    },
    save,
  };
};

export type SettingsFormState<D extends Draft> = ReturnType<typeof useSettingsForm<D>>;
