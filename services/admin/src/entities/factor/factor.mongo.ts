import { DomainError } from '@folkmoot/contracts';
import {
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  isDuplicateKey,
  modelOf,
  type Scope,
} from '@folkmoot/service-kit';
import { aboutCouncil } from '../council/council-filter';
import { type FactorRequirement, noFactors, type StoredFactors } from './factor.domain';
import type {
  ChallengeKey,
  ChallengeRepository,
  FactorRepository,
  FactorRequirementRepository,
  OwnFactorRequirementRepository,
} from './factor.repository';

type FactorDocument = Omit<StoredFactors, 'id'> & { _id: string };

export const factorModel = defineModel<FactorDocument>('factors', {
  fields: {
    revision: { type: Number, required: true },
    passkeys: { type: [Object], default: [] },
    app: { type: Object, default: null },
    recoveryCodes: { type: [String], default: [] },
    graceFrom: { type: Date, default: null },
  },
  indexes: [],
});

type RequirementDocument = FactorRequirement & { _id: string; revision: number; councilId: string };

export const factorRequirementModel = defineModel<RequirementDocument>('factorRequirements', {
  fields: {
    revision: { type: Number, required: true },
    councilId: { type: String, required: true },
    since: { type: Date, required: true },
    graceDays: { type: Number, required: true },
  },
  indexes: [{ keys: { councilId: 1 }, serves: 'find, and one requirement for each council', unique: true }],
});

interface ChallengeDocument {
  _id: string;
  value: string;
  expiresAt: Date;
}

export const factorChallengeModel = defineModel<ChallengeDocument>('factorChallenges', {
  fields: { value: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  indexes: [{ keys: { expiresAt: 1 }, serves: 'removal of what has expired', expireAfterSeconds: 0 }],
});

const toFactors = ({ _id, ...fields }: FactorDocument): StoredFactors => ({ ...fields, id: _id });

/** Factors belong to users, not to councils. */
export const createFactorRepositoryAcrossCouncils = (scope: Scope): FactorRepository => {
  const factors = collectionAcrossCouncils(factorModel, scope);
  return {
    find: async (userId) => {
      const document = await factors.findOne({ _id: userId });
      return document && toFactors(document);
    },
    findMany: async (userIds) => (await factors.find({ _id: { $in: userIds } })).map(toFactors),
    save: async (userId, before, changes) => {
      if (before) return toFactors(await factors.compareAndSet(userId, before.revision, changes));
      const { id: _id, ...fields } = { ...noFactors(userId), ...changes };
      return toFactors(
        await factors.insert({ ...fields, _id }).catch((error: unknown) => {
          throw isDuplicateKey(error) ? new DomainError('stale_revision', { cause: error }) : error;
        }),
      );
    },
    erase: async (userId) => void (await factors.delete(userId)),
  };
};

const toRequirement = (document: RequirementDocument | null): FactorRequirement | null =>
  document && { since: document.since, graceDays: document.graceDays };

/** People sign in before their council is known. */
export const createFactorRequirementRepositoryAcrossCouncils = (scope: Scope): FactorRequirementRepository => ({
  find: async (councilId) =>
    toRequirement(
      await collectionAcrossCouncils(factorRequirementModel, scope).findOne(
        aboutCouncil<RequirementDocument>(councilId),
      ),
    ),
});

export const createFactorRequirementRepository = (scope: Scope): OwnFactorRequirementRepository => {
  const requirements = councilCollection(factorRequirementModel, scope);
  return {
    find: async () => toRequirement(await requirements.findOne({})),
    set: async ({ since, graceDays }) => {
      const before = await requirements.findOne({});
      if (before) await requirements.compareAndSet(before._id, before.revision, { since, graceDays });
      else await requirements.insert({ since, graceDays });
    },
    clear: async () => {
      const before = await requirements.findOne({});
      if (before) await requirements.delete(before._id);
    },
  };
};

const keyOf = ({ purpose, holder }: ChallengeKey): string => `${purpose}:${holder}`;

/** Challenges belong to sessions and pending sign-ins. All replicas share them. */
export const createChallengeRepositoryAcrossCouncils = (scope: Scope): ChallengeRepository => {
  const challenges = collectionAcrossCouncils(factorChallengeModel, scope);
  return {
    put: async (key, value, expiresAt) =>
      void (await challenges.updateOne({ _id: keyOf(key) }, { $set: { value, expiresAt } }, { upsert: true })),
    find: async (key, now) => (await challenges.findOne({ _id: keyOf(key), expiresAt: { $gt: now } }))?.value ?? null,
    take: async (key, now) => {
      const filter = { _id: keyOf(key), expiresAt: { $gt: now } };
      const options = { session: scope.session ?? undefined };
      const taken = await modelOf(scope.connection, factorChallengeModel).findOneAndDelete(filter, options).lean();
      return (taken as ChallengeDocument | null)?.value ?? null;
    },
  };
};

export const factorEntity = defineEntity({
  models: [factorModel, factorRequirementModel, factorChallengeModel],
  repositories: (scope) => ({
    factors: createFactorRepositoryAcrossCouncils(scope),
    factorRequirementsAcrossCouncils: createFactorRequirementRepositoryAcrossCouncils(scope),
    factorRequirement: createFactorRequirementRepository(scope),
    factorChallenges: createChallengeRepositoryAcrossCouncils(scope),
  }),
});
