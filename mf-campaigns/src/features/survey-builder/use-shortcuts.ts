import { lookup } from '@folkmoot/contracts/client';
import { useEffect, useRef } from 'react';
import type { BuilderStore } from './draft/builder.store';
import { keepingCaret } from './draft/caret';
import { messages } from './survey-builder.messages';

type Shortcut = 'save' | 'undo' | 'redo';

const shortcutOf = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent): Shortcut | null => {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const shortcuts: Readonly<Record<string, Shortcut>> = { s: 'save', y: 'redo', z: shiftKey ? 'redo' : 'undo' };
  return lookup(shortcuts, key.toLowerCase()) ?? null;
};

export const stepBack = (store: BuilderStore): void => {
  keepingCaret(store.getState().undo);
  store.getState().announce(messages.undone);
};
export const stepForward = (store: BuilderStore): void => {
  keepingCaret(store.getState().redo);
  store.getState().announce(messages.redone);
};

/**
 * Ctrl-S saves, Ctrl-Z and Ctrl-Y undo and redo. Also in text fields, because the draft's history contains the typed
 * text.
 */
export const useShortcuts = (store: BuilderStore, save: () => Promise<void>, canEdit: boolean): void => {
  const actions = useRef<Record<Shortcut, () => void>>({ save: () => {}, undo: () => {}, redo: () => {} });
  actions.current = { save: () => void save(), undo: () => stepBack(store), redo: () => stepForward(store) };
  useEffect(() => {
    if (!canEdit) return;
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      actions.current[shortcut]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [canEdit]);
};

const EDITABLE = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

const isPlainSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean => {
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest(EDITABLE));
};

/** The button that inserts below the selected question, else one that inserts at the end. */
const insertButton = (selectedId: string | null): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-question="${selectedId}"] [data-insert]`) ??
  document.querySelector<HTMLElement>('[data-outline-add]') ??
  document.querySelector<HTMLElement>('[data-add]');

/** A slash outside of text fields opens the list of question types. */
export const useSlash = (store: BuilderStore, canEdit: boolean): void => {
  useEffect(() => {
    if (!canEdit) return;
    const onKey = (event: KeyboardEvent) => {
      const button = isPlainSlash(event) ? insertButton(store.getState().selectedId) : null;
      if (!button) return;
      event.preventDefault();
      // A list whose button is out of view is hidden.
      button.scrollIntoView?.({ block: 'nearest' });
      button.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store, canEdit]);
};
