import { type ChangeEvent, type FocusEvent, type MouseEvent, useCallback, useRef } from 'react';

const FIELDS = 'input, textarea, select';

const contentOf = (field: Element): string => {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) return String(field.checked);
  return (field as HTMLInputElement).value;
};

/** A search is not input that could be lost. */
const isSearch = (field: Element): boolean => field.getAttribute('type') === 'search';

/**
 * Detects unsent input in the fields of a dialog. It reads the fields in the DOM, so dialogs need not report changes.
 * Fields that have left the page, for example after a next step, do not count.
 */
export const useTyped = () => {
  const before = useRef(new Map<Element, string>());
  const touched = useRef(new Set<Element>());
  const forget = useCallback((): void => {
    before.current.clear();
    touched.current.clear();
  }, []);
  const differs = (field: Element): boolean => field.isConnected && before.current.get(field) !== contentOf(field);
  return {
    isTyped: (): boolean => [...touched.current].some(differs),
    forget,
    listeners: {
      onFocusCapture: ({ target }: FocusEvent) => {
        if (target.matches(FIELDS) && !before.current.has(target)) before.current.set(target, contentOf(target));
      },
      onChangeCapture: ({ target }: ChangeEvent<Element>) => {
        if (!isSearch(target)) touched.current.add(target);
      },
      // A list of options is outside the dialog's DOM, and choosing an option fires no input event on the field.
      onClickCapture: ({ target }: MouseEvent) => {
        const field = document.activeElement;
        if (!field || !(target instanceof Element) || !target.closest('[role=option]')) return;
        before.current.delete(field);
        touched.current.add(field);
      },
    },
  };
};
