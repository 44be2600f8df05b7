import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { Codebook } from './codebook.domain';
import type { CodebookRepository } from './codebook.repository';

interface CodebookDocument extends Omit<Codebook, 'id' | 'councilId' | 'revision'>, CouncilDocument {}

export const codebookModel = defineModel<CodebookDocument>('codebooks', {
  fields: {
    councilId: String,
    revision: Number,
    name: String,
    themes: [Object],
    merged: [Object],
    createdAt: Date,
    updatedAt: Date,
  },
  missing: 'codebook_not_found',
  indexes: [{ keys: { councilId: 1, createdAt: 1 }, serves: 'the codebooks of a council' }],
});

const toCodebook = ({ _id, ...fields }: CodebookDocument): Codebook => ({ id: _id, ...fields });

const createCodebookRepository = (scope: Scope): CodebookRepository => {
  const codebooks = councilCollection(codebookModel, scope);
  return {
    list: async () => (await codebooks.find({}, { sort: { createdAt: 1, _id: 1 } })).map(toCodebook),
    count: () => codebooks.count({}),
    get: async (id) => toCodebook(await codebooks.get(id)),
    find: async (id) => {
      const document = await codebooks.findOne({ _id: id });
      return document && toCodebook(document);
    },
    insert: async ({ id, ...fields }) => toCodebook(await codebooks.insert({ _id: id, ...fields })),
    save: async ({ id, councilId: _, revision, ...fields }) =>
      toCodebook(await codebooks.compareAndSet(id, revision, fields)),
    delete: async (id) => {
      await codebooks.delete(id);
    },
  };
};

export const codebookEntity = defineEntity({
  models: [codebookModel],
  repositories: (scope) => ({ codebooks: createCodebookRepository(scope) }),
});
