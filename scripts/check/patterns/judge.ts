import { check } from 'recheck';

const LIMIT_MS = 3_000;

/**
 * An attack text that a static analysis of the pattern finds. Null when there is none, or when the analysis cannot
 * decide.
 */
export const knownAttack = async (source: string, flags: string): Promise<string | null> => {
  const diagnostics = await check(source, flags, { timeout: LIMIT_MS, checker: 'automaton' });
  if (diagnostics.status !== 'vulnerable') return null;
  return `${diagnostics.complexity.type}, on ${diagnostics.attack.pattern}`;
};
