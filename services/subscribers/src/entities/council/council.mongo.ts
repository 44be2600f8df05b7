import type { Council } from '@folkmoot/contracts';
import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { CouncilRepository } from './council.repository';

interface CouncilDocument {
  _id: string;
  council: Council;
  sourceRevision: number;
  isDeleted: boolean;
}

export const councilModel = defineModel<CouncilDocument>('councils', {
  fields: {
    council: { type: Object, required: true },
    sourceRevision: { type: Number, required: true },
    isDeleted: { type: Boolean, required: true },
  },
});

/** A council belongs to no council, so the copy is stored by its own id. */
export const createCouncilRepositoryAcrossCouncils = (scope: Scope): CouncilRepository => {
  const councils = collectionAcrossCouncils(councilModel, scope);
  return {
    find: async (councilId) => {
      const document = await councils.findOne({ _id: councilId });
      return (
        document && { council: document.council, revision: document.sourceRevision, isDeleted: document.isDeleted }
      );
    },
    save: async ({ council, revision, isDeleted }) => {
      const fields = { council, sourceRevision: revision, isDeleted };
      await councils.updateOne({ _id: council.id }, { $set: fields }, { upsert: true });
    },
  };
};

export const councilEntity = defineEntity({
  models: [councilModel],
  repositories: (scope) => ({ councils: createCouncilRepositoryAcrossCouncils(scope) }),
});
