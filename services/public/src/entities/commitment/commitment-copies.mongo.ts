import type { PublicCommitment } from '@folkmoot/contracts';
import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { CommitmentCopyRepository } from './commitment-copies.repository';

/** Its id is the campaign's id. */
interface CommitmentCopyDocument {
  _id: string;
  /** The council's id. It has another name because the collection spans councils. */
  ownerId: string;
  /** The revision of the event. Not the document's own. */
  version: number;
  points: PublicCommitment[];
}

export const commitmentCopyModel = defineModel<CommitmentCopyDocument>('commitment_copies', {
  // Few, and read by council.
  shardKey: null,
  fields: {
    ownerId: { type: String, required: true },
    version: { type: Number, required: true },
    points: [Object],
  },
  indexes: [{ keys: { ownerId: 1 }, serves: 'listCommitmentsOf' }],
});

/** The copies in this service's database. `ownerId` is the council, which the event names. */
export const createCommitmentCopyRepositoryAcrossCouncils = (scope: Scope): CommitmentCopyRepository => {
  const copies = collectionAcrossCouncils(commitmentCopyModel, scope);
  return {
    saveCommitments: async ({ campaignId, councilId: ownerId, revision: version, points }) => {
      const known = await copies.findOne({ _id: campaignId });
      if (known && known.version >= version) return;
      await copies.updateOne({ _id: campaignId }, { $set: { ownerId, version, points } }, { upsert: true });
    },
    listCommitmentsOf: async (ownerId) =>
      (await copies.find({ ownerId })).map(({ _id, version, points }) => ({
        campaignId: _id,
        councilId: ownerId,
        revision: version,
        points,
      })),
    eraseCommitmentsOf: async (campaignId) => {
      await copies.delete(campaignId);
    },
  };
};

/** Not exported with a council: campaigns exports the commitments. */
export const commitmentCopyEntity = defineEntity({
  models: [commitmentCopyModel],
  repositories: (scope) => ({ commitmentCopies: createCommitmentCopyRepositoryAcrossCouncils(scope) }),
});
