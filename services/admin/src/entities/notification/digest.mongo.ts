import { councilCollection, councilOf, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
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

const idOf = (scope: Scope, kind: DigestKind): string => `${kind}:${councilOf(scope)}`;
const toCount = ({ campaignId, responses, gained }: DigestCount): DigestCount => ({ campaignId, responses, gained });

export const createDigestRepository = (scope: Scope): DigestRepository => {
  const digests = () => councilCollection(digestModel, scope);
  return {
    find: async (kind) => {
      const document = await digests().findOne({ _id: idOf(scope, kind) });
      return document ? { until: document.until, counts: document.counts.map(toCount) } : null;
    },
    note: async (kind, { until, counts }) => {
      const fields = { until, counts: counts.map(toCount) };
      await digests().updateOne({ _id: idOf(scope, kind) }, { $set: fields }, { upsert: true });
    },
  };
};

export const digestEntity = defineEntity({
  models: [digestModel],
  repositories: (scope) => ({ digests: createDigestRepository(scope) }),
  exported: { except: [digestModel] },
});
