import type { DigestMark } from './digest.domain';
import type { DigestRepository } from './digest.repository';
import { fakeKept } from './fake-kept.fake';

/** Marks in memory. */
export const fakeDigests = (): DigestRepository => {
  const kept = fakeKept<DigestMark & { id: string }>();
  return {
    find: async (councilId, kind) => {
      const found = kept.find(`${kind}:${councilId}`);
      return found && { until: found.until, counts: found.counts };
    },
    note: async (councilId, kind, mark) => void kept.put({ id: `${kind}:${councilId}`, ...mark }),
  };
};
