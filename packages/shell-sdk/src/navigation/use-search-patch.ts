import { useSearchParams } from '@folkmoot/ui';
import { useRef } from 'react';

/** The search of the address, and how to change some of it: null or empty takes a name away. No step back is added. */
export const useSearchPatch = (): {
  params: URLSearchParams;
  patch: (changes: Readonly<Record<string, string | null>>) => void;
} => {
  const [params, setParams] = useSearchParams();
  // The router does not queue changes: of two before it has rendered, the second would undo the first.
  const latest = useRef(params);
  latest.current = params;
  const patch = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    setParams(next, { replace: true });
  };
  return { params, patch };
};
