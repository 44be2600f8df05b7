import { getCampaignOperation, getSurveyOperation, type Survey, saveSurveyOperation } from '@folkmoot/contracts/client';
import { ApiError, api, isTransient, operationKey, useInvalidate, useQueryClient } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { useEffect, useMemo, useState } from 'react';
import { mergeDrafts } from '../conflicts/merge.domain';
import { type BuilderStore, draftIn, draftOf, isDirty } from '../draft/builder.store';
import type { Draft } from '../draft/draft.domain';
import type { WhoseChange } from '../people/use-whose-change';
import { createMirror, type DraftMirror } from './draft-mirror';
import { Saver, type SaveState, type Sent } from './saver';
import { messages } from './saving.messages';

/** The server keeps files that a save does not name: a draft that has none any more says so. */
const withRemovedFiles = (draft: Draft, saved: Draft): Draft =>
  draft.introFiles === undefined && saved.introFiles ? { ...draft, introFiles: {} } : draft;

const send = async (campaignId: string, draft: Draft, revision: number): Promise<Sent> => {
  try {
    const body = { ...draft, revision };
    return { kind: 'saved', survey: await api.call(saveSurveyOperation, { params: { campaignId }, body }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'stale_revision') return { kind: 'stale' };
    return isTransient(error) ? { kind: 'away' } : { kind: 'refused', reason: error.message };
  }
};

/** Merges the draft with the version of another person. Resolves to their version when the person must decide. */
const mergeWithTheirs = async (
  store: BuilderStore,
  campaignId: string,
  whoseChange: WhoseChange,
): Promise<Survey | 'mended' | 'away'> => {
  try {
    const theirs = await api.call(getSurveyOperation, { params: { campaignId } });
    const state = store.getState();
    const merge = mergeDrafts({ base: state.base, mine: draftIn(state), theirs: draftOf(theirs) });
    if (merge.clashes.length > 0) return theirs;
    state.adopt(theirs, merge.content);
    const { base, meta } = state;
    const save = { theirs, base, baseRevision: meta.revision, shown: merge.content };
    if (merge.taken > 0) void whoseChange(save).then((words) => notify.info(words));
    return 'mended';
  } catch (error) {
    if (error instanceof ApiError) return 'away';
    throw error;
  }
};

/** Each key press reports “saving”. Equal states cause no update. */
const isSameState = (first: SaveState, second: SaveState): boolean => JSON.stringify(first) === JSON.stringify(second);

/** Keeps the server cache up to date, so that the page opens with the last saved version. */
const useFollowers = (campaignId: string) => {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  return useMemo(() => {
    let shape = '';
    return (survey: Survey) => {
      client.setQueryData(operationKey(getSurveyOperation, { params: { campaignId } }), survey);
      // The campaign's status and step depend on whether its survey has questions.
      const next = survey.questions.map(({ id }) => id).join();
      if (next !== shape) void invalidate(getCampaignOperation);
      shape = next;
    };
  }, [client, invalidate, campaignId]);
};

interface Options {
  store: BuilderStore;
  survey: Survey;
  userId: string;
  canEdit: boolean;
  whoseChange: WhoseChange;
}

/** Handles events of the device: the page closes, or the network returns. */
const useDevice = (store: BuilderStore, saver: Saver, canEdit: boolean) => {
  useEffect(() => {
    if (!canEdit) return;
    const stop = saver.start();
    const onOnline = () => {
      if (isDirty(store.getState())) void saver.save();
    };
    window.addEventListener('online', onOnline);
    window.addEventListener('pagehide', saver.keep);
    document.addEventListener('visibilitychange', saver.keep);
    return () => {
      stop();
      window.removeEventListener('online', onOnline);
      window.removeEventListener('pagehide', saver.keep);
      document.removeEventListener('visibilitychange', saver.keep);
    };
  }, [store, saver, canEdit]);
};

export interface Saving {
  state: SaveState;
  /** True while a requested save is running. */
  isSaving: boolean;
  mirror: DraftMirror;
  /** The other person's version, when both changed the same part. */
  theirs: Survey | null;
  /** Saves at once and shows the result. */
  save: () => Promise<void>;
  /** Saves unsaved changes without a notice. Resolves to true when everything is on the server. */
  flush: () => Promise<boolean>;
  /** Continues with the draft that resolves the conflict. */
  resolve: (content: Draft) => Promise<void>;
}

/** Autosave, explicit save and conflicts of one survey in the editor. */
export const useSaving = ({ store, survey, userId, canEdit, whoseChange }: Options): Saving => {
  const { campaignId } = survey;
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const [isSaving, setIsSaving] = useState(false);
  const [theirs, setTheirs] = useState<Survey | null>(null);
  const [mirror] = useState(() => createMirror(survey.id, userId));
  const onSaved = useFollowers(campaignId);
  const saver = useMemo(
    () =>
      new Saver({
        store,
        mirror,
        send: (draft, revision) => send(campaignId, withRemovedFiles(draft, store.getState().base), revision),
        onStale: async () => {
          const outcome = await mergeWithTheirs(store, campaignId, whoseChange);
          if (typeof outcome === 'string') return outcome;
          setTheirs(outcome);
          return 'asks';
        },
        onState: (next) => setState((shown) => (isSameState(shown, next) ? shown : next)),
        onSaved,
        isOnline: () => navigator.onLine,
      }),
    [store, mirror, campaignId, onSaved, whoseChange],
  );
  useDevice(store, saver, canEdit);
  const save = async () => {
    setIsSaving(true);
    if (await saver.save()) notify.success(messages.saved);
    else notify.error(messages.saveFailed);
    setIsSaving(false);
  };
  const resolve = async (content: Draft) => {
    if (!theirs) return;
    setTheirs(null);
    store.getState().adopt(theirs, content);
    await save();
  };
  return { state, isSaving, mirror, theirs, save, flush: saver.save, resolve };
};
