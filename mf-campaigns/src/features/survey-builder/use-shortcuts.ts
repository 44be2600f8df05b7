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
