import { createHmac } from 'node:crypto';
import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  councilCollection,
  defineEntity,
  defineModel,
  isDuplicateKey,
  type Scope,
} from '@folkmoot/service-kit';
import { inChunks } from '../subscriber/chunks';
import type { SuppressionRepository } from './suppression.repository';

interface SuppressionDocument extends CouncilDocument {
  addressHash: string;
  /** Absent in documents of earlier versions. */
  erasedAt?: Date;
}

export const suppressionModel = defineModel<SuppressionDocument>('suppressions', {
  fields: {
    councilId: { type: String, required: true },
    revision: Number,
    addressHash: { type: String, required: true },
    erasedAt: Date,
  },
  indexes: [{ keys: { councilId: 1, addressHash: 1 }, serves: 'findAmong, add, remove', unique: true }],
});

/** The hash is keyed, so that nobody with database access can test addresses against it. */
export const createSuppressionRepository = (scope: Scope, key: string): SuppressionRepository => {
  const suppressions = councilCollection(suppressionModel, scope);
  const hashOf = (email: string) => createHmac('sha256', key).update(`suppressed:${email}`).digest('base64url');
  const addHash = async (addressHash: string, erasedAt: Date): Promise<void> => {
    const changes = { $setOnInsert: { revision: 1 }, $max: { erasedAt } };
    await suppressions.updateOne({ addressHash }, changes, { upsert: true });
  };
  return {
    hashOf,
    addHash,
    add: async (email, at) => {
      const addressHash = hashOf(email);
      await addHash(addressHash, at);
      return addressHash;
    },
    addAll: async (emails, erasedAt) => {
      if (emails.length === 0) return;
      const documents = emails.map((email) => ({ addressHash: hashOf(email), erasedAt }));
      await suppressions.insertMany(documents, { lean: true }).catch((error: unknown) => {
        throw isDuplicateKey(error) ? new DomainError('stale_revision', { cause: error }) : error;
      });
    },
    findErasedAt: async (email) => (await suppressions.findOne({ addressHash: hashOf(email) }))?.erasedAt ?? null,
    remove: async (email) => {
      await suppressions.deleteMany({ addressHash: hashOf(email) });
    },
    findAmong: async (emails) => {
      // Most councils have erased nobody: one read saves the calculation of the hashes.
      if (emails.length === 0 || !(await suppressions.findOne({}))) return new Set();
      const byHash = new Map(emails.map((email) => [hashOf(email), email]));
      const suppressed = new Set<string>();
      for (const some of inChunks([...byHash.keys()])) {
        const documents = await suppressions.find({ addressHash: { $in: some } });
        for (const { addressHash } of documents) suppressed.add(byHash.get(addressHash) ?? '');
      }
      return suppressed;
    },
  };
};

export const suppressionEntity = defineEntity({
  models: [suppressionModel],
  repositories: (scope: Scope, { subscriberKey }: { readonly subscriberKey: string }) => ({
    suppressions: createSuppressionRepository(scope, subscriberKey),
  }),
  exported: {
    // Only hashes with a key of this service, so the council could not use them.
    except: [suppressionModel],
  },
});
