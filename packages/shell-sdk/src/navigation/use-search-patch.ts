import { useSearchParams } from '@folkmoot/ui';

/** The search of the address, and how to change some of it: null or empty takes a name away. No step back is added. */
export const useSearchPatch = (): {
  params: URLSearchParams;
  patch: (changes: Readonly<Record<string, string | null>>) => void;
} => {
  const [params, setParams] = useSearchParams();
  const patch = (changes: Readonly<Record<string, string | null>>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return { params, patch };
};
