import { type ChangeEvent, type FocusEvent, type MouseEvent, useCallback, useRef } from 'react';

const FIELDS = 'input, textarea, select';

const contentOf = (field: Element): string => {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) return String(field.checked);
  return (field as HTMLInputElement).value;
};

/** Words to find something by are no work that could be lost. */
const isSearch = (field: Element): boolean => field.getAttribute('type') === 'search';

/**
 * What somebody has typed or chosen in the fields of a dialog and has not sent. It looks at the fields themselves, so
 * that no dialog can forget to tell. Fields that are gone, as after a step forward, do not count.
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
      // A list of options is not in the dialog's part of the page, and what is chosen changes no field by an event.
      onClickCapture: ({ target }: MouseEvent) => {
        const field = document.activeElement;
        if (!field || !(target instanceof Element) || !target.closest('[role=option]')) return;
        before.current.delete(field);
        touched.current.add(field);
      },
    },
  };
};
