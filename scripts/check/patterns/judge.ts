import { check } from 'recheck';

const LIMIT_MS = 3_000;

/** `linear` is proven. `unknown`: the analysis cannot decide, for example on a look behind. */
type Judgement = { readonly kind: 'linear' | 'unknown' } | { readonly kind: 'slow'; readonly attack: string };

/** The result of a static analysis of the pattern, with an attack text if there is one. */
export const judge = async (source: string, flags: string): Promise<Judgement> => {
  const diagnostics = await check(source, flags, { timeout: LIMIT_MS, checker: 'automaton' });
  if (diagnostics.status === 'safe') return { kind: 'linear' };
  if (diagnostics.status === 'unknown') return { kind: 'unknown' };
  return { kind: 'slow', attack: `${diagnostics.complexity.type}, on ${diagnostics.attack.pattern}` };
};
