import type { Council } from '@folkmoot/contracts';
import { collectionAcrossCouncils, defineModel, type Scope } from '@folkmoot/service-kit';
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

/** Councils have no council: the copy is kept by its own id. */
export const createCouncilRepositoryAcrossCouncils = (scope: Scope): CouncilRepository => {
  const councils = collectionAcrossCouncils(councilModel, scope);
  return {
    find: async (councilId) => {
      const found = await councils.findOne({ _id: councilId });
      return found && { council: found.council, revision: found.sourceRevision, isDeleted: found.isDeleted };
    },
    save: async ({ council, revision, isDeleted }) => {
      const fields = { council, sourceRevision: revision, isDeleted };
      await councils.updateOne({ _id: council.id }, { $set: fields }, { upsert: true });
    },
  };
};
