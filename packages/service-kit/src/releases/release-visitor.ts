import { createHash } from 'node:crypto';
import type { Actor, ReleaseVisitor } from '@folkmoot/contracts';

const WHOLE = 100;
const RANGE = 2 ** 32;

/** The same person always gets the same share for the same release, at every replica and after a restart. Nothing is stored. */
const shareOf = (remote: string, version: string, userId: string): number => {
  const hash = createHash('sha256').update(`${remote} ${version} ${userId}`).digest();
  return (hash.readUInt32BE(0) / RANGE) * WHOLE;
};

/** The actor as a visitor of a remote's releases. Null for everybody who is not signed in. */
export const releaseVisitor = (remote: string, actor: Actor | null): ReleaseVisitor | null => {
  if (actor?.kind !== 'user') return null;
  const { userId, councilId } = actor;
  return { councilId, share: (version) => shareOf(remote, version, userId) };
};
