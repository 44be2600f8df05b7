import { useEffect } from 'react';
import { type BuilderStore, draftIn } from './builder.store';
import type { Draft } from './draft.domain';

const AFTER_MS = 250;

const hasSameQuestions = (first: Draft, second: Draft): boolean =>
  first.questions.length === second.questions.length &&
  first.questions.every(({ id }, index) => id === second.questions[index]?.id);

/**
 * Lets outline and preview follow the draft after a pause in typing, so that a key changes only the field that it
 * was pressed in. When questions come, go or move, they follow at once.
 */
export const useSettling = (store: BuilderStore): void => {
  useEffect(() => {
    let handle: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe((state, before) => {
      const draft = draftIn(state);
      if (draft === draftIn(before)) return;
      clearTimeout(handle);
      if (hasSameQuestions(draft, state.settled)) handle = setTimeout(state.settle, AFTER_MS);
      else state.settle();
    });
    return () => {
      stop();
      clearTimeout(handle);
    };
  }, [store]);
};
