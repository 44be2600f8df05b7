import { check } from 'recheck';

const LIMIT_MS = 3_000;

/** An attack that a reader of the pattern finds by its structure; null for none, and where it cannot tell. */
export const knownAttack = async (source: string, flags: string): Promise<string | null> => {
  const diagnostics = await check(source, flags, { timeout: LIMIT_MS, checker: 'automaton' });
  if (diagnostics.status !== 'vulnerable') return null;
  return `${diagnostics.complexity.type}, on ${diagnostics.attack.pattern}`;
};
