import {
  type Council,
  type CouncilPatch,
  getCouncilOperation,
  updateCouncilOperation,
} from '@folkmoot/contracts/client';
import { api, isApiError, operationKey, useQueryClient, useSession } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
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

const failureText = (error: unknown): string => {
  const problem = isApiError(error) ? error.fields[0]?.message : undefined;
  return problem ? `${messages.failed}: ${problem}` : messages.failed;
};

/** A form over a part of the council's settings. */
export const useSettingsForm = <D extends Draft>(part: SettingsPart<D>) => {
  const { council, draftOf } = part;
  const [base, setBase] = useState(council);
  const [draft, setDraft] = useState(() => draftOf(council));
  const [clashes, setClashes] = useState<readonly Clash<D>[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const client = useQueryClient();
  const { refresh } = useSession();
  const isDirty = !isSame(draft, draftOf(base));

  if (council.revision > base.revision && !isSaving && clashes.length === 0) {
    // Others' changes appear by themselves as long as they are in other fields.
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
    if (outcome.hasMerged) notify.info(messages.merged);
    notify.success(messages.saved);
    void refresh();
  };

  const save = async () => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      take(await saveOver(part, base, draft), draft);
    } catch (error) {
      notify.error(failureText(error));
    }
    setIsSaving(false);
  };

  return {
    draft,
    isDirty,
    isSaving,
    clashes,
    set: (patch: Partial<D>) => setDraft((current) => ({ ...current, ...patch })),
    discard: () => {
      setDraft(draftOf(base));
      setClashes([]);
    },
    save,
  };
};

export type SettingsFormState<D extends Draft> = ReturnType<typeof useSettingsForm<D>>;
