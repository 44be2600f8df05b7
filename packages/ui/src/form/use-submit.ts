import { type FormEvent, useRef } from 'react';

/**
 * The handler of a form that creates something. A second press is ignored until `submit` has ended, with everything
 * after its request. A disabled button is not enough: it is disabled only after the next render, and a mutation is
 * no longer pending while the lists are read again.
 */
export const useSubmit = (submit: () => Promise<unknown>): ((event: FormEvent) => Promise<void>) => {
  const isRunning = useRef(false);
  return async (event) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await submit();
    } finally {
      isRunning.current = false;
    }
  };
};
