import { getCampaignOperation, getSurveyOperation, type Survey, saveSurveyOperation } from '@folkmoot/contracts/client';
import { ApiError, api, operationKey, useInvalidate, useQueryClient } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { useEffect, useMemo, useState } from 'react';
import { mergeDrafts } from '../conflicts/merge.domain';
import { type BuilderStore, draftIn, draftOf, isDirty } from '../draft/builder.store';
import type { Draft } from '../draft/draft.domain';
import { createMirror, type DraftMirror } from './draft-mirror';
import { Saver, type SaveState, type Sent } from './saver';
import { messages } from './saving.messages';

const SERVER_TROUBLE = 500;
const WORTH_ANOTHER_TRY: ReadonlySet<number> = new Set([0, 408, 429]);

const isAway = ({ status }: ApiError): boolean => status >= SERVER_TROUBLE || WORTH_ANOTHER_TRY.has(status);

const send = async (campaignId: string, draft: Draft, revision: number): Promise<Sent> => {
  try {
    const body = { ...draft, revision };
    return { kind: 'saved', survey: await api.call(saveSurveyOperation, { params: { campaignId }, body }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'stale_revision') return { kind: 'stale' };
    return isAway(error) ? { kind: 'away' } : { kind: 'refused', reason: error.message };
  }
};

/** Brings the draft and what somebody else saved together; gives theirs where a person has to decide. */
const mergeWithTheirs = async (store: BuilderStore, campaignId: string): Promise<Survey | 'mended' | 'away'> => {
  try {
    const theirs = await api.call(getSurveyOperation, { params: { campaignId } });
    const state = store.getState();
    const merge = mergeDrafts({ base: state.base, mine: draftIn(state), theirs: draftOf(theirs) });
    if (merge.clashes.length > 0) return theirs;
    state.adopt(theirs, merge.content);
    if (merge.taken > 0) notify.info(messages.merged(merge.taken));
    return 'mended';
  } catch (error) {
    if (error instanceof ApiError) return 'away';
    throw error;
  }
};

/** Keeps the server's cache in step, so that the page opens with what was saved last. */
const useFollowers = (campaignId: string) => {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  return useMemo(() => {
    let shape = '';
    return (survey: Survey) => {
      client.setQueryData(operationKey(getSurveyOperation, { params: { campaignId } }), survey);
      // The campaign's status and step follow its survey when questions come and go.
      const next = survey.questions.map(({ id }) => id).join();
      if (next !== shape) void invalidate(getCampaignOperation);
      shape = next;
    };
  }, [client, invalidate, campaignId]);
};

interface Given {
  store: BuilderStore;
  survey: Survey;
  userId: string;
  canEdit: boolean;
}

/** The device: lets go of the draft, comes back to the network. */
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
  /** While a save that somebody asked for is under way. */
  isSaving: boolean;
  mirror: DraftMirror;
  /** What somebody else saved, where both changed the same part. */
  theirs: Survey | null;
  /** Saves at once and says how it went. */
  save: () => Promise<void>;
  /** Saves what is unsaved without a word; true when all is on the server. */
  flush: () => Promise<boolean>;
  /** The draft that came out of the conflict. */
  resolve: (content: Draft) => Promise<void>;
}

/** Autosave, explicit save and conflicts of one survey that is being edited. */
export const useSaving = ({ store, survey, userId, canEdit }: Given): Saving => {
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
        send: (draft, revision) => send(campaignId, draft, revision),
        onStale: async () => {
          const outcome = await mergeWithTheirs(store, campaignId);
          if (typeof outcome === 'string') return outcome;
          setTheirs(outcome);
          return 'asks';
        },
        onState: setState,
        onSaved,
        isOnline: () => navigator.onLine,
      }),
    [store, mirror, campaignId, onSaved],
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
