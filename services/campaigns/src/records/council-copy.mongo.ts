import { type CouncilDocument, councilCollection, defineModel, type Scope } from '@folkmoot/service-kit';
import type { CouncilCopy, CouncilCopyRepository } from './council-copy.repository';

interface CouncilCopyDocument extends Omit<CouncilCopy, 'id'>, CouncilDocument {}

export const councilCopyModel = defineModel<CouncilCopyDocument>('council_copies', {
  fields: {
    councilId: String,
    revision: Number,
    name: String,
    slug: String,
    timezone: String,
    council: Object,
    sourceRevision: Number,
    isDeleted: Boolean,
  },
  indexes: [{ keys: { councilId: 1 }, serves: 'find: the council that is worked in', unique: true }],
});

const toCopy = ({ _id, councilId: _, revision: __, ...rest }: CouncilCopyDocument): CouncilCopy => ({
  id: _id,
  ...rest,
});

export const mongoCouncilCopies = (scope: Scope): CouncilCopyRepository => {
  const copies = councilCollection(councilCopyModel, scope);
  return {
    find: async () => {
      const found = await copies.findOne({});
      return found ? toCopy(found) : null;
    },
    save: async ({ id, ...rest }) => {
      await copies.updateOne({ _id: id }, { $set: rest, $setOnInsert: { revision: 1 } }, { upsert: true });
    },
  };
};
