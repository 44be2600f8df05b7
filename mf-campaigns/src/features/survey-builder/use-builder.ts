import {
  getCampaignOperation,
  getSurveyOperation,
  publishSurveyOperation,
  type Survey,
  saveSurveyOperation,
} from '@folkmoot/contracts/client';
import { ApiError, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { useEffect, useState } from 'react';
import { type BuilderStore, createBuilderStore, isDirty } from './builder.store';
import { messages } from './survey-builder.messages';

/** Saving, publishing and conflicts of one survey that is being edited. */
export const useBuilder = (survey: Survey) => {
  const [store] = useState<BuilderStore>(() => createBuilderStore(survey));
  const [hasConflict, setHasConflict] = useState(false);
  const invalidate = useInvalidate();
  const save = useOperationMutation(saveSurveyOperation);
  const publish = useOperationMutation(publishSurveyOperation);
  const params = { campaignId: survey.campaignId };

  const send = async (revision: number | undefined): Promise<boolean> => {
    const sent = store.getState().history.present;
    try {
      const confirmed = await save.mutateAsync({ params, body: { ...sent, revision } });
      store.getState().confirmSaved(confirmed, sent);
      setHasConflict(false);
      notify.success(messages.saved);
      await Promise.all([invalidate(getSurveyOperation), invalidate(getCampaignOperation)]);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale_revision') setHasConflict(true);
      else notify.error(messages.saveFailed);
      return false;
    }
  };

  const publishChanges = async () => {
    if (isDirty(store.getState()) && !(await send(store.getState().revision))) return;
    try {
      await publish.mutateAsync({ params });
      notify.success(messages.published);
    } catch (error) {
      notify.error(error instanceof ApiError && error.status === 409 ? error.message : messages.publishFailed);
    }
    await invalidate(getSurveyOperation);
  };

  return {
    store,
    hasConflict,
    isSaving: save.isPending,
    isPublishing: publish.isPending,
    save: () => send(store.getState().revision),
    overwrite: () => send(undefined),
    publish: publishChanges,
    loadTheirs: (fresh: Survey) => {
      store.getState().replace(fresh);
      setHasConflict(false);
    },
  };
};

export type Builder = ReturnType<typeof useBuilder>;

type Shortcut = 'save' | 'undo' | 'redo';

const shortcutOf = ({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): Shortcut | null => {
  if (!(ctrlKey || metaKey)) return null;
  const shortcuts: Readonly<Record<string, Shortcut>> = { s: 'save', y: 'redo', z: shiftKey ? 'redo' : 'undo' };
  return shortcuts[key.toLowerCase()] ?? null;
};

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Ctrl-S saves; Ctrl-Z and Ctrl-Y undo and redo outside of text fields, where the browser has its own. */
export const useBuilderKeys = ({ store, save }: Builder): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === 'save') {
        event.preventDefault();
        void save();
      } else if (shortcut && !isTextField(event.target)) {
        store.getState()[shortcut]();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store, save]);
};
