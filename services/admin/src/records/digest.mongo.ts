import { collectionAcrossCouncils, defineModel, type Scope } from '@folkmoot/service-kit';
import type { DigestCount, DigestMark } from './digest.domain';
import type { DigestKind, DigestRepository } from './digest.repository';

interface DigestDocument extends DigestMark {
  _id: string;
  councilId: string;
}

export const digestModel = defineModel<DigestDocument>('responseDigests', {
  fields: {
    councilId: { type: String, required: true },
    until: { type: Date, required: true },
    counts: [Object],
  },
  indexes: [{ keys: { councilId: 1 }, serves: 'the erasure of a council' }],
});

const idOf = (councilId: string, kind: DigestKind): string => `${kind}:${councilId}`;
const toCount = ({ campaignId, responses, gained }: DigestCount): DigestCount => ({ campaignId, responses, gained });

/** Written by a job for one council after the other. */
export const createDigestRepositoryAcrossCouncils = (scope: Scope): DigestRepository => {
  const digests = collectionAcrossCouncils(digestModel, scope);
  return {
    find: async (councilId, kind) => {
      const found = await digests.findOne({ _id: idOf(councilId, kind) });
      return found ? { until: found.until, counts: found.counts.map(toCount) } : null;
    },
    note: async (councilId, kind, { until, counts }) => {
      const fields = { councilId, until, counts: counts.map(toCount) };
      await digests.updateOne({ _id: idOf(councilId, kind) }, { $set: fields }, { upsert: true });
    },
  };
};
