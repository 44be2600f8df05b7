import { type RefObject, useEffect, useRef } from 'react';
import { focusFirstError } from './form';

/**
 * For a form whose errors come from the server: moves the focus to the first field at fault whenever `problem` is another
 * one. Put the result on the form as its `ref`.
 */
export const useFocusOnError = (problem: unknown): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) focusFirstError(form.current);
  }, [problem]);
  return form;
};
