import { assetFilesOf } from '@folkmoot/contracts';
import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { BankedQuestionsRepository, BankItem } from './banked-questions.repository';

interface BankDocument extends Omit<BankItem, 'id'>, CouncilDocument {}

export const bankedQuestionsModel = defineModel<BankDocument>('banked_questions', {
  fields: {
    councilId: String,
    revision: Number,
    name: String,
    questions: [Object],
    sections: { type: [Object], default: undefined },
    language: String,
    translations: Object,
    savedBy: String,
    savedAt: Date,
  },
  indexes: [{ keys: { councilId: 1, name: 1 }, serves: "a council's question bank, by name" }],
  retired: [{ name: 1 }],
});

const toItem = ({ _id, councilId: _, revision: __, ...item }: BankDocument): BankItem => ({ id: _id, ...item });

const filesOf = ({ questions }: Pick<BankItem, 'questions'>): string[] =>
  assetFilesOf({ introFile: null, questions: [...questions] });

export const createBankedQuestionsRepository = (scope: Scope): BankedQuestionsRepository => {
  const items = councilCollection(bankedQuestionsModel, scope);
  return {
    list: async () => (await items.find({}, { sort: { name: 1, _id: 1 } })).map(toItem),
    count: () => items.count({}),
    add: async ({ id, ...fields }) => {
      await items.updateOne({ _id: id }, { $set: fields, $setOnInsert: { revision: 1 } }, { upsert: true });
    },
    delete: (id) => items.delete(id),
    listFiles: async () => [...new Set((await items.find({})).flatMap(filesOf))],
  };
};

export const bankedQuestionsEntity = defineEntity({
  models: [bankedQuestionsModel],
  repositories: (scope) => ({ bankedQuestions: createBankedQuestionsRepository(scope) }),
});
