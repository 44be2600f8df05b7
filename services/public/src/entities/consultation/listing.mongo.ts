import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { Listing, ListingRepository } from './listing.repository';

/** Its id is the campaign's id. */
interface ListingDocument extends Omit<Listing, 'campaignId' | 'councilId' | 'revision'> {
  _id: string;
  /** The council's id. It has another name because the collection spans councils. */
  ownerId: string;
  sourceRevision: number;
}

export const listingModel = defineModel<ListingDocument>('consultation_listings', {
  // Few, and kept in memory.
  shardKey: null,
  fields: {
    ownerId: { type: String, required: true },
    isListed: { type: Boolean, required: true },
    forWhom: { type: String, default: '' },
    areas: { type: [String], default: [] },
    sourceRevision: { type: Number, required: true },
  },
  indexes: [{ keys: { ownerId: 1 }, serves: 'listOfCouncils' }],
});

const toListing = ({ _id, ownerId, sourceRevision, ...fields }: ListingDocument): Listing => ({
  campaignId: _id,
  councilId: ownerId,
  revision: sourceRevision,
  isListed: fields.isListed,
  forWhom: fields.forWhom,
  areas: fields.areas,
});

/** The copies in this service's database. `ownerId` is the council, which the event names. */
export const createListingRepositoryAcrossCouncils = (scope: Scope): ListingRepository => {
  const listings = collectionAcrossCouncils(listingModel, scope);
  return {
    find: async (campaignId) => {
      const document = await listings.findOne({ _id: campaignId });
      return document && toListing(document);
    },
    save: async ({ campaignId, councilId: ownerId, revision: sourceRevision, isListed, forWhom, areas }) => {
      const fields = { ownerId, isListed, forWhom, areas, sourceRevision };
      await listings.updateOne({ _id: campaignId }, { $set: fields }, { upsert: true });
    },
    listOfCouncils: async (councilIds) => (await listings.find({ ownerId: { $in: councilIds } })).map(toListing),
    eraseOfCampaign: async (campaignId) => {
      await listings.delete(campaignId);
    },
  };
};

/** Not exported with a council: campaigns exports the choices. */
export const consultationEntity = defineEntity({
  models: [listingModel],
  repositories: (scope) => ({ listings: createListingRepositoryAcrossCouncils(scope) }),
});
