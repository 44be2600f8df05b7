import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  councilCollection,
  defineEntity,
  defineModel,
  isDuplicateKey,
  type Scope,
} from '@folkmoot/service-kit';
import type { AddressClaim } from './address-claim.domain';
import type { AddressClaimRepository } from './address-claim.repository';

/** Its id is that of the owner. */
interface AddressClaimDocument extends CouncilDocument, Omit<AddressClaim, 'ownerId'> {
  /** A claim without addresses has one value that no address can have, because the index would count an empty list. */
  addresses: string[];
}

export const addressClaimModel = defineModel<AddressClaimDocument>('address_claims', {
  fields: {
    councilId: { type: String, required: true },
    revision: Number,
    kind: { type: String, required: true },
    addresses: [String],
    ownerRevision: { type: Number, required: true },
  },
  indexes: [
    {
      keys: { councilId: 1, addresses: 1 },
      serves: 'findByAddresses, and one owner per address and council',
      unique: true,
    },
  ],
});

const NO_ADDRESS = 'none:';

const toClaim = ({ _id, kind, addresses, ownerRevision }: AddressClaimDocument): AddressClaim => ({
  ownerId: _id,
  kind,
  addresses: addresses.filter((address) => !address.startsWith(NO_ADDRESS)),
  ownerRevision,
});

export const createAddressClaimRepository = (scope: Scope): AddressClaimRepository => {
  const claims = councilCollection(addressClaimModel, scope);
  return {
    find: async (ownerId) => {
      const document = await claims.findOne({ _id: ownerId });
      return document && toClaim(document);
    },
    findByAddresses: async (addresses) => (await claims.find({ addresses: { $in: addresses } })).map(toClaim),
    // Always a write, also without addresses: two transactions over one owner must not both succeed.
    save: async ({ ownerId, addresses, ...rest }) => {
      const stored = addresses.length > 0 ? [...addresses] : [`${NO_ADDRESS}${ownerId}`];
      const update = { $set: { ...rest, addresses: stored }, $inc: { revision: 1 } };
      await claims.updateOne({ _id: ownerId }, update, { upsert: true }).catch((error: unknown) => {
        throw isDuplicateKey(error) ? new DomainError('slug_taken', { cause: error }) : error;
      });
    },
    forget: async (ownerId) => {
      await claims.delete(ownerId);
    },
  };
};

export const addressClaimEntity = defineEntity({
  models: [addressClaimModel],
  repositories: (scope) => ({ addressClaims: createAddressClaimRepository(scope) }),
  exported: {
    // Pages and campaigns are exported with their addresses.
    except: [addressClaimModel],
  },
});
