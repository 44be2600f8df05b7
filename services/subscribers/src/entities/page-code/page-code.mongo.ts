import { DomainError } from '@folkmoot/contracts';
import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { PageCode } from './page-code.domain';
import type { PageCodeRepository } from './page-code.repository';

interface PageCodeDocument extends Omit<PageCode, 'id'>, CouncilDocument {
  councilId: string;
  revision: number;
}

const count = { type: Number, default: 0 };

export const pageCodeModel = defineModel<PageCodeDocument>('page_codes', {
  fields: {
    councilId: { type: String, required: true },
    revision: Number,
    pageId: { type: String, required: true },
    label: { type: String, required: true },
    isActive: { type: Boolean, required: true },
    hasLogo: { type: Boolean, default: false },
    scans: count,
    signups: count,
    createdAt: { type: Date, required: true },
  },
  indexes: [{ keys: { councilId: 1, pageId: 1, createdAt: 1 }, serves: 'listOfPage, listAll, eraseOfPage' }],
});

const toPageCode = ({ _id, ...fields }: PageCodeDocument): PageCode => ({ id: _id, ...fields });

export const createPageCodeRepository = (scope: Scope): PageCodeRepository => {
  const codes = councilCollection(pageCodeModel, scope);
  return {
    listOfPage: async (pageId) => (await codes.find({ pageId }, { sort: { createdAt: 1, _id: 1 } })).map(toPageCode),
    listAll: async () => (await codes.find({}, { sort: { createdAt: 1, _id: 1 } })).map(toPageCode),
    insert: async ({ id, ...rest }) => toPageCode(await codes.insert({ _id: id, ...rest })),
    get: async (pageId, id) => {
      const document = await codes.findOne({ _id: id, pageId });
      if (!document) throw new DomainError('not_found');
      return toPageCode(document);
    },
    save: async ({ id, revision, label, isActive, hasLogo }) =>
      toPageCode(await codes.compareAndSet(id, revision, { label, isActive, hasLogo })),
    addUses: async (pageId, _id, { scans = 0, signups = 0 }) => {
      await codes.updateOne({ _id, pageId }, { $inc: { scans, signups } });
    },
    eraseOfPage: async (pageId) => {
      await codes.deleteMany({ pageId });
    },
  };
};

export const pageCodeEntity = defineEntity({
  models: [pageCodeModel],
  repositories: (scope) => ({ pageCodes: createPageCodeRepository(scope) }),
});
