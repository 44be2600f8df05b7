import { responseMarks } from '@folkmoot/contracts';
import { type CouncilDocument, councilCollection, defineModel, type Filter, type Scope } from '@folkmoot/service-kit';
import type { Response } from './response.domain';
import type { ResponseList, ResponseRepository } from './response.repository';

interface ResponseDocument extends Omit<Response, 'id' | 'councilId'>, CouncilDocument {}

export const responseModel = defineModel<ResponseDocument>('responses', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    version: Number,
    series: Number,
    round: Number,
    createdAt: Date,
    completionTimeSeconds: Number,
    answers: Array,
    deviceType: String,
    browserFamily: String,
    totalQuestions: Number,
    questionsAnswered: Number,
    marks: [String],
    isExcluded: Boolean,
  },
  indexes: [
    { keys: { campaignId: 1, createdAt: -1, _id: -1 }, serves: 'list: newest first, by range; stream for recounting' },
    { keys: { campaignId: 1, marks: 1 }, serves: 'list and count: those that carry a mark' },
  ],
});

const toResponse = ({ _id, revision: _, ...rest }: ResponseDocument): Response => ({ id: _id, ...rest });
const toDocument = ({ id, ...rest }: Omit<Response, 'councilId'>) => ({ _id: id, ...rest });

const filterOf = ({ campaignId, since, before, mark }: ResponseList): Filter<ResponseDocument> => ({
  campaignId,
  ...(mark === undefined ? {} : { marks: { $in: mark === 'any' ? responseMarks : [mark] } }),
  ...(since || before ? { createdAt: { ...(since ? { $gte: since } : {}), ...(before ? { $lt: before } : {}) } } : {}),
});

async function* mapped(documents: AsyncIterable<ResponseDocument>): AsyncIterable<Response> {
  for await (const document of documents) yield toResponse(document);
}

export const mongoResponses = (scope: Scope): ResponseRepository => {
  const responses = councilCollection(responseModel, scope);
  return {
    findKnownIds: async (ids) => {
      const known = await responses.find({ _id: { $in: ids } });
      return new Set(known.map(({ _id }) => _id));
    },
    insertMany: (given) => responses.insertMany(given.map(toDocument)),
    list: async (list) => {
      const { cursor, limit } = list;
      const sort = { by: 'createdAt', direction: -1 } as const;
      const page = await responses.list({ filter: filterOf(list), sort, cursor, limit });
      return { ...page, items: page.items.map(toResponse) };
    },
    count: (list) => responses.count(filterOf(list)),
    stream: (campaignId) => mapped(responses.stream({ campaignId })),
    eraseOfCampaign: async (campaignId) => {
      await responses.deleteMany({ campaignId });
    },
  };
};
