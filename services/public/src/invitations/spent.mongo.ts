import { collectionAcrossCouncils, defineModel, isDuplicateKey, modelOf, type Scope } from '@folkmoot/service-kit';
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
 * All places of a campaign are made at once, before the first invitation is used, and each keeps its invitations sorted:
 * a document per invitation would lie in the order in which people answered, as their responses do.
 */
export const spentModel = defineModel<SpentDocument>('spent_invitations', {
  fields: {
    councilId: { type: String, required: true },
    campaignId: { type: String, required: true },
    revision: { type: Number, required: true },
    invitations: [{ _id: false, invitationId: String, proof: String, isTold: Boolean }],
    hasUntold: { type: Boolean, required: true },
  },
  indexes: [
    { keys: { hasUntold: 1, campaignId: 1 }, serves: 'listUntoldAcrossCouncils, takeUntold' },
    { keys: { campaignId: 1 }, serves: 'eraseOfCampaign' },
  ],
});

/** The first character of a hash says where it lies. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SECOND = 'AQgw';
const places = [...ALPHABET].flatMap((first) => [...SECOND].map((second) => first + second));

/** 256 of them: by the first character, and the upper quarter of the second. */
const placeOf = (campaignId: string, invitationId: string): string => {
  const second = Math.max(0, ALPHABET.indexOf(invitationId[1] ?? 'A'));
  return `${campaignId}.${invitationId[0] ?? 'A'}${SECOND[Math.floor(second / 16)]}`;
};

const made = new WeakMap<Connection, Set<string>>();

interface Whose {
  readonly campaignId: string;
  readonly councilId: string;
}

const makePlaces = async (connection: Connection, { campaignId, councilId }: Whose): Promise<void> => {
  const known = made.get(connection) ?? new Set();
  made.set(connection, known);
  if (known.has(campaignId)) return;
  const fresh = places.map((place) => ({
    _id: `${campaignId}.${place}`,
    ...{ campaignId, councilId, revision: 1, invitations: [], hasUntold: false },
  }));
  try {
    await modelOf(connection, spentModel).collection.insertMany(fresh as never[], { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  known.add(campaignId);
};

const byId = (one: Kept, other: Kept): number => (one.invitationId < other.invitationId ? -1 : 1);

/** What is found where an invitation is to be noted. */
type Spending = 'new' | 'repeated' | 'spent' | 'no-place';

/** Makes ready that invitations of a campaign can be used. Once per campaign and process; not within a transaction. */
export const prepareSpending = makePlaces;

/** Within a transaction: notes that an invitation is used, unless it was. */
export const spend = async (
  connection: Connection,
  session: ClientSession,
  { campaignId, invitationId, proof }: SpentInvitation & { campaignId: string },
): Promise<Spending> => {
  const model = modelOf(connection, spentModel);
  const _id = placeOf(campaignId, invitationId);
  const place = (await model.findOne({ _id }, null, { session }).lean()) as unknown as SpentDocument | null;
  if (!place) {
    made.get(connection)?.delete(campaignId);
    return 'no-place';
  }
  const known = place.invitations.find((each) => each.invitationId === invitationId);
  if (known) return known.proof === proof ? 'repeated' : 'spent';
  const invitations = [...place.invitations, { invitationId, proof, isTold: false }].sort(byId);
  await model.updateOne({ _id }, { $set: { invitations, hasUntold: true }, $inc: { revision: 1 } }, { session });
  return 'new';
};

export const createSpentRepository = (scope: Scope): SpentRepository => {
  const spent = collectionAcrossCouncils(spentModel, scope);
  return {
    isSpent: async (campaignId, invitationId) => {
      const place = await spent.findOne({ _id: placeOf(campaignId, invitationId) });
      return place?.invitations.some((each) => each.invitationId === invitationId) ?? false;
    },
    findSpentAmong: async (campaignId, invitationIds) => {
      const asked = new Set(invitationIds);
      const placeIds = [...new Set(invitationIds.map((id) => placeOf(campaignId, id)))];
      const answered: string[] = [];
      // One place at a time: a large campaign has a megabyte in each.
      for (const placeId of placeIds) {
        const place = await spent.findOne({ _id: placeId });
        for (const { invitationId } of place?.invitations ?? [])
          if (asked.has(invitationId)) answered.push(invitationId);
      }
      return answered;
    },
    listUntoldAcrossCouncils: async () => {
      const found = await spent.find({ hasUntold: true });
      const whose = new Map(found.map(({ campaignId, councilId }) => [campaignId, councilId]));
      return [...whose].map(([campaignId, councilId]) => ({ campaignId, councilId }));
    },
    takeUntold: async (campaignId) => {
      const found = await spent.find({ hasUntold: true, campaignId });
      await spent.updateEach(
        found.map(({ _id, invitations }) => ({
          filter: { _id },
          update: {
            $set: { hasUntold: false, invitations: invitations.map((each) => ({ ...each, isTold: true })) },
            $inc: { revision: 1 },
          },
        })),
      );
      return found.flatMap(({ invitations }) =>
        invitations.filter(({ isTold }) => !isTold).map(({ invitationId }) => invitationId),
      );
    },
    eraseOfCampaign: async (campaignId) => {
      await spent.deleteMany({ campaignId });
    },
  };
};
