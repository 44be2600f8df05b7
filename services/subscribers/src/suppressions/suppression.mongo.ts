import { createHmac } from 'node:crypto';
import { type CouncilDocument, councilCollection, defineModel, type Scope } from '@folkmoot/service-kit';
import { inChunks } from '../subscribers/chunks';
import type { SuppressionRepository } from './suppression.repository';

interface SuppressionDocument extends CouncilDocument {
  addressHash: string;
}

export const suppressionModel = defineModel<SuppressionDocument>('suppressions', {
  fields: {
    councilId: { type: String, required: true },
    revision: Number,
    addressHash: { type: String, required: true },
  },
  indexes: [{ keys: { councilId: 1, addressHash: 1 }, serves: 'findAmong, add, remove', unique: true }],
});

/** Keyed, so that nobody who sees the database can try addresses against it. */
export const createSuppressionRepository = (scope: Scope, key: string): SuppressionRepository => {
  const suppressions = councilCollection(suppressionModel, scope);
  const hashOf = (email: string) => createHmac('sha256', key).update(`suppressed:${email}`).digest('base64url');
  return {
    add: async (email) => {
      const addressHash = hashOf(email);
      await suppressions.updateOne({ addressHash }, { $setOnInsert: { revision: 1 } }, { upsert: true });
    },
    remove: async (email) => {
      await suppressions.deleteMany({ addressHash: hashOf(email) });
    },
    findAmong: async (emails) => {
      // Most councils have erased nobody: then there is nothing to calculate, and one thing to look up.
      if (emails.length === 0 || !(await suppressions.findOne({}))) return new Set();
      const byHash = new Map(emails.map((email) => [hashOf(email), email]));
      const found = new Set<string>();
      for (const some of inChunks([...byHash.keys()])) {
        const those = await suppressions.find({ addressHash: { $in: some } });
        for (const { addressHash } of those) found.add(byHash.get(addressHash) ?? '');
      }
      return found;
    },
  };
};
