import { type RefObject, useEffect, useRef } from 'react';
import { focusFirstError } from './form';

/**
 * For a form with errors from the server: moves the focus to the first invalid field when `problem` changes. Use the
 * result as the `ref` of the form.
 */
export const useFocusOnError = (problem: unknown): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) focusFirstError(form.current);
  }, [problem]);
  return form;
};
