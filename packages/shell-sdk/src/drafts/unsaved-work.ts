import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A form with unsaved changes. */
export interface UnsavedWork {
  /**
   * For a form that saves by itself: saves now, before the page is left. Resolves to false when that fails. Without
   * it, the person is asked.
   */
  readonly saveBeforeLeaving?: (() => Promise<boolean>) | undefined;
  /** Additional text in the question, for example that the changes stay on this device. */
  readonly note?: string | undefined;
}

type Listener = () => void;
let works: readonly UnsavedWork[] = [];
const listeners = new Set<Listener>();

const change = (next: readonly UnsavedWork[]): void => {
  works = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const register = (work: UnsavedWork): (() => void) => {
  change([...works, work]);
  return () => change(works.filter((other) => other !== work));
};

/**
 * Registers a form with unsaved changes, so that the shell asks before the page is left. `useDraft` does this by
 * itself.
 */
export const useUnsavedWork = (isDirty: boolean, { saveBeforeLeaving, note }: UnsavedWork = {}): void => {
  const latest = useRef(saveBeforeLeaving);
  latest.current = saveBeforeLeaving;
  const savesItself = saveBeforeLeaving !== undefined;
  useEffect(() => {
    if (!isDirty) return;
    const save = async () => (await latest.current?.()) ?? false;
    return register({ note, saveBeforeLeaving: savesItself ? save : undefined });
  }, [isDirty, note, savesItself]);
};

/** All forms on the page with unsaved changes. */
export const useAllUnsavedWork = (): readonly UnsavedWork[] => useSyncExternalStore(subscribe, () => works);
