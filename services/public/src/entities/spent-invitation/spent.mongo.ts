import {
  collectionAcrossCouncils,
  defineEntity,
  defineModel,
  isDuplicateKey,
  modelOf,
  type Scope,
} from '@folkmoot/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import type { SpentInvitation, SpentRepository } from './spent.repository';

type Kept = SpentInvitation & { isTold: boolean };

interface SpentDocument {
  _id: string;
  councilId: string;
  campaignId: string;
  revision: number;
  invitations: Kept[];
  hasUntold: boolean;
}

/**
 * All buckets of a campaign are created at once, before the first invitation is used, and each stores its
 * invitations sorted. With a document per invitation, the storage order would be the order of answering, as for
 * responses.
 */
export const spentModel = defineModel<SpentDocument>('spent_invitations', {
  // Frequent queries name the document.
  shardKey: { _id: 'hashed' },
  fields: {
    councilId: { type: String, required: true },
    campaignId: { type: String, required: true },
    revision: { type: Number, required: true },
    invitations: [{ _id: false, invitationId: String, proof: String, isTold: Boolean }],
    hasUntold: { type: Boolean, required: true },
  },
  indexes: [
    { keys: { hasUntold: 1, campaignId: 1 }, serves: 'listUnpublishedAcrossCouncils, takeUnpublished' },
    { keys: { campaignId: 1 }, serves: 'eraseOfCampaign' },
  ],
});

/** The first characters of a hash select its bucket. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SECOND = 'AQgw';
const buckets = [...ALPHABET].flatMap((first) => [...SECOND].map((second) => first + second));

/** One of 256 buckets: by the first character, and the upper quarter of the second. */
const bucketIdOf = (campaignId: string, invitationId: string): string => {
  const second = Math.max(0, ALPHABET.indexOf(invitationId[1] ?? 'A'));
  return `${campaignId}.${invitationId[0] ?? 'A'}${SECOND[Math.floor(second / 16)]}`;
};

const made = new WeakMap<Connection, Set<string>>();

interface Whose {
  readonly campaignId: string;
  readonly councilId: string;
}

const createBuckets = async (connection: Connection, { campaignId, councilId }: Whose): Promise<void> => {
  const known = made.get(connection) ?? new Set();
  made.set(connection, known);
  if (known.has(campaignId)) return;
  const fresh = buckets.map((bucket) => ({
    _id: `${campaignId}.${bucket}`,
    campaignId,
    councilId,
    revision: 1,
    invitations: [],
    hasUntold: false,
  }));
  try {
    await modelOf(connection, spentModel).collection.insertMany(fresh as never[], { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  known.add(campaignId);
};

const byId = (a: Kept, b: Kept): number => (a.invitationId < b.invitationId ? -1 : 1);

/** The state before an invitation is recorded as used. */
type Spending = 'new' | 'repeated' | 'spent' | 'no-bucket';

/** Creates the buckets of a campaign. Once per campaign and process; not within a transaction. */
export const prepareSpending = createBuckets;

/** Within a transaction: records that an invitation is used, unless it was used before. */
export const spend = async (
  connection: Connection,
  session: ClientSession,
  { campaignId, invitationId, proof }: SpentInvitation & { campaignId: string },
): Promise<Spending> => {
  const model = modelOf(connection, spentModel);
  const _id = bucketIdOf(campaignId, invitationId);
  const bucket = (await model.findOne({ _id }, null, { session }).lean()) as unknown as SpentDocument | null;
  if (!bucket) {
    made.get(connection)?.delete(campaignId);
    return 'no-bucket';
  }
  const known = bucket.invitations.find((each) => each.invitationId === invitationId);
  if (known) return known.proof === proof ? 'repeated' : 'spent';
  const invitations = [...bucket.invitations, { invitationId, proof, isTold: false }].sort(byId);
  await model.updateOne({ _id }, { $set: { invitations, hasUntold: true }, $inc: { revision: 1 } }, { session });
  return 'new';
};

/** Whoever answers names an invitation of a campaign, and no council. */
export const createSpentRepositoryAcrossCouncils = (scope: Scope): SpentRepository => {
  const spent = collectionAcrossCouncils(spentModel, scope);
  return {
    isSpent: async (campaignId, invitationId) => {
      const bucket = await spent.findOne({ _id: bucketIdOf(campaignId, invitationId) });
      return bucket?.invitations.some((each) => each.invitationId === invitationId) ?? false;
    },
    findSpentAmong: async (campaignId, invitationIds) => {
      const wanted = new Set(invitationIds);
      const bucketIds = [...new Set(invitationIds.map((id) => bucketIdOf(campaignId, id)))];
      const answered: string[] = [];
      // One bucket at a time: in a large campaign each has a megabyte.
      for (const bucketId of bucketIds) {
        const bucket = await spent.findOne({ _id: bucketId });
        for (const { invitationId } of bucket?.invitations ?? [])
          if (wanted.has(invitationId)) answered.push(invitationId);
      }
      return answered;
    },
    listUnpublishedAcrossCouncils: async () => {
      const documents = await spent.find({ hasUntold: true });
      const whose = new Map(documents.map(({ campaignId, councilId }) => [campaignId, councilId]));
      return [...whose].map(([campaignId, councilId]) => ({ campaignId, councilId }));
    },
    takeUnpublished: async (campaignId) => {
      const documents = await spent.find({ hasUntold: true, campaignId });
      await spent.updateEach(
        documents.map(({ _id, invitations }) => ({
          filter: { _id },
          update: {
            $set: { hasUntold: false, invitations: invitations.map((each) => ({ ...each, isTold: true })) },
            $inc: { revision: 1 },
          },
        })),
      );
      return documents.flatMap(({ invitations }) =>
        invitations.filter(({ isTold }) => !isTold).map(({ invitationId }) => invitationId),
      );
    },
    eraseOfCampaign: async (campaignId) => {
      await spent.deleteMany({ campaignId });
    },
  };
};

export const spentInvitationEntity = defineEntity({
  models: [spentModel],
  repositories: (scope) => ({ spent: createSpentRepositoryAcrossCouncils(scope) }),
  exported: {
    // Nobody may learn which invitation was used.
    except: [spentModel],
  },
});
