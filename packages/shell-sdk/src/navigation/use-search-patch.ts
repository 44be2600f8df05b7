import { useSearchParams } from '@folkmoot/ui';
import { useRef } from 'react';

/**
 * The query parameters, and a function to change some of them. Null or empty removes a parameter. Replaces the
 * history entry, unless `isStep`: then the Back button takes the changes back.
 */
export const useSearchPatch = (): {
  params: URLSearchParams;
  patch: (changes: Readonly<Record<string, string | null>>, options?: { isStep: boolean }) => void;
} => {
  const [params, setParams] = useSearchParams();
  // The router does not queue changes: without this, a second change before the next render would revert the first.
  const latest = useRef(params);
  latest.current = params;
  const patch = (changes: Readonly<Record<string, string | null>>, { isStep } = { isStep: false }) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    setParams(next, { replace: !isStep });
  };
  return { params, patch };
};
