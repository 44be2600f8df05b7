import { DomainError } from '@folkmoot/contracts';
import {
  collectionAcrossCouncils,
  councilCollection,
  councilOf,
  defineEntity,
  defineModel,
  isDuplicateKey,
  type Scope,
} from '@folkmoot/service-kit';
import type { StoredSsoDomain } from './sso-domain.domain';
import type { SsoDomainRepository, SsoDomainRepositoryAcrossCouncils } from './sso-domain.repository';

/** `claim` is the council's id, and `verified` for the one council that has shown that the domain is its own. */
type SsoDomainDocument = Omit<StoredSsoDomain, 'id'> & { _id: string; claim: string };

const VERIFIED = 'verified';
const DAILY_BATCH = 1_000;

export const ssoDomainModel = defineModel<SsoDomainDocument>('ssoDomains', {
  fields: {
    revision: { type: Number, required: true },
    councilId: { type: String, required: true },
    domain: { type: String, required: true },
    claim: { type: String, required: true },
    token: { type: String, required: true },
    isVerified: { type: Boolean, required: true },
    checkedAt: { type: Date, default: null },
    problem: { type: String, default: null },
    missingSince: { type: Date, default: null },
  },
  indexes: [
    { keys: { domain: 1, claim: 1 }, serves: 'findVerified, and one council per verified domain', unique: true },
    { keys: { councilId: 1, domain: 1 }, serves: 'list, and a domain once per council', unique: true },
    { keys: { isVerified: 1, checkedAt: 1 }, serves: 'listCheckedBefore' },
  ],
});

const toDomain = ({ _id, claim: _claim, ...fields }: SsoDomainDocument): StoredSsoDomain => ({ id: _id, ...fields });

const throwing = (code: 'conflict' | 'sso_domain_taken') => (error: unknown) => {
  throw isDuplicateKey(error) ? new DomainError(code, { cause: error }) : error;
};

export const createSsoDomainRepository = (scope: Scope): SsoDomainRepository => {
  const domains = councilCollection(ssoDomainModel, scope);
  return {
    list: async () => (await domains.find({}, { sort: { domain: 1 } })).map(toDomain),
    get: async (id) => toDomain(await domains.get(id)),
    add: async ({ id, ...fields }) =>
      toDomain(await domains.insert({ ...fields, claim: councilOf(scope), _id: id }).catch(throwing('conflict'))),
    save: async ({ id, councilId, revision }, changes) => {
      const claim = changes.isVerified === undefined ? {} : { claim: changes.isVerified ? VERIFIED : councilId };
      return toDomain(
        await domains.compareAndSet(id, revision, { ...changes, ...claim }).catch(throwing('sso_domain_taken')),
      );
    },
    delete: (id) => domains.delete(id),
  };
};

/** An address signs in before its council is known, and a job checks the records of all councils. */
export const createSsoDomainRepositoryAcrossCouncils = (scope: Scope): SsoDomainRepositoryAcrossCouncils => {
  const domains = collectionAcrossCouncils(ssoDomainModel, scope);
  return {
    findVerified: async (domain) => {
      const document = await domains.findOne({ domain, claim: VERIFIED });
      return document && toDomain(document);
    },
    listCheckedBefore: async (moment) => {
      const filter = { isVerified: true, checkedAt: { $lt: moment } };
      return (await domains.find(filter, { sort: { checkedAt: 1 }, limit: DAILY_BATCH })).map(toDomain);
    },
  };
};

export const ssoDomainEntity = defineEntity({
  models: [ssoDomainModel],
  repositories: (scope) => ({
    ssoDomains: createSsoDomainRepository(scope),
    ssoDomainsAcrossCouncils: createSsoDomainRepositoryAcrossCouncils(scope),
  }),
  exported: { without: { ssoDomains: ['claim'] } },
});
