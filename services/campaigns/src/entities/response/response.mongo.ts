import { localTimes } from '@folkmoot/calendar/times';
import {
  type CouncilCollection,
  type CouncilDocument,
  councilCollection,
  defineEntity,
  defineModel,
  type Filter,
  type Scope,
} from '@folkmoot/service-kit';
import type { CountedResponse, Response } from './response.domain';
import type { BatchOptions, ResponseRepository } from './response.repository';
import { responseFilter } from './response-filter.mongo';

export interface ResponseDocument extends Omit<Response, 'id' | 'councilId'>, CouncilDocument {
  /** Only in the marker of an erased response: its campaign. Lists never return markers. */
  erasedOf?: string;
}

export const responseFields = {
  councilId: String,
  revision: Number,
  campaignId: String,
  number: Number,
  version: Number,
  series: Number,
  round: Number,
  createdAt: Date,
  completionTimeSeconds: Number,
  answers: Array,
  language: String,
  deviceType: String,
  browserFamily: String,
  totalQuestions: Number,
  questionsAnswered: Number,
  marks: [String],
  isExcluded: Boolean,
  exclusion: Object,
  comments: { type: Array, default: undefined },
  wave: String,
  erasedOf: String,
};

const numberIndex = { campaignId: 1, number: -1 } as const;

export const responseModel = defineModel<ResponseDocument>('responses', {
  fields: responseFields,
  indexes: [
    { keys: { campaignId: 1, createdAt: -1, _id: -1 }, serves: 'list: newest first, by range; stream for recounting' },
    { keys: { erasedOf: 1 }, serves: 'erasing a campaign with what is left of its erased responses' },
    { keys: { campaignId: 1, marks: 1 }, serves: 'list and count: those that carry a mark' },
    { keys: numberIndex, serves: 'listAfter: reading comments; lists of comments, newest first' },
    {
      keys: { campaignId: 1, wave: 1, createdAt: -1, _id: -1 },
      onlyWith: 'wave',
      serves: 'the responses of waves: list, count, change',
    },
  ],
});

const toResponse = ({ _id, revision: _, erasedOf: _erased, ...rest }: ResponseDocument): Response => ({
  id: _id,
  ...rest,
});
const toDocument = ({ id, ...rest }: Omit<Response, 'councilId'>) => ({ _id: id, ...rest });

/** All content fields of a response. */
const contents: Readonly<Record<string, ''>> = {
  campaignId: '',
  number: '',
  version: '',
  series: '',
  round: '',
  createdAt: '',
  completionTimeSeconds: '',
  answers: '',
  language: '',
  deviceType: '',
  browserFamily: '',
  totalQuestions: '',
  questionsAnswered: '',
  marks: '',
  isExcluded: '',
  exclusion: '',
  comments: '',
  wave: '',
};

const counted = [
  '_id',
  'campaignId',
  'version',
  'series',
  'round',
  'createdAt',
  'completionTimeSeconds',
  'answers',
  'language',
  'isExcluded',
] as const;
const commented = [...counted, 'number', 'comments'] as const;
const inWaves = [...counted, 'number', 'marks', 'wave'] as const;
const commentedInWaves = [...commented, 'marks', 'wave'] as const;

const fieldsOf = ({ withComments = false, withWaves = false }: BatchOptions) => {
  if (withComments) return withWaves ? commentedInWaves : commented;
  return withWaves ? inWaves : counted;
};

type CountedDocument = Pick<ResponseDocument, (typeof counted)[number]> &
  Partial<Pick<ResponseDocument, 'number' | 'marks' | 'comments' | 'wave'>>;

/** Copies the fields one by one, which is faster for hundreds of thousands of documents. */
const toCounted = (document: CountedDocument): CountedResponse => ({
  id: document._id,
  campaignId: document.campaignId,
  version: document.version,
  series: document.series,
  round: document.round,
  createdAt: document.createdAt,
  completionTimeSeconds: document.completionTimeSeconds,
  answers: document.answers,
  language: document.language,
  isExcluded: document.isExcluded,
  number: document.number,
  marks: document.marks,
  comments: document.comments,
  wave: document.wave,
});
function* countedIn(batch: Iterable<CountedDocument>): Iterable<CountedResponse> {
  for (const document of batch) yield toCounted(document);
}
async function* mapped(batches: AsyncIterable<Iterable<CountedDocument>>): AsyncIterable<Iterable<CountedResponse>> {
  for await (const batch of batches) yield countedIn(batch);
}

/** The repository of a collection with the fields of responses. */
export const responsesIn = (responses: CouncilCollection<ResponseDocument>): ResponseRepository => ({
  findKnownIds: async (ids) => {
    const known = await responses.find({ _id: { $in: ids } });
    return new Set(known.map(({ _id }) => _id));
  },
  insertMany: (newResponses) => responses.insertMany(newResponses.map(toDocument), { lean: true }),
  list: async (list) => {
    const { cursor, limit } = list;
    const sort = { by: 'createdAt', direction: -1 } as const;
    const page = await responses.list({ filter: responseFilter<ResponseDocument>(list), sort, cursor, limit });
    return { ...page, items: page.items.map(toResponse) };
  },
  count: (filter, atMost) => responses.count(responseFilter(filter), { atMost }),
  batches: (filter, { isSorted = false, isNumbered = false, ...withFields } = {}) =>
    mapped(
      responses.batches(responseFilter(filter), {
        fields: fieldsOf(withFields),
        ...(isSorted ? { sort: { createdAt: -1, _id: -1 } } : {}),
        ...(isNumbered ? { sort: { number: -1 } } : {}),
      }),
    ),
  listAfter: async (campaignId, number, limit) =>
    (await responses.find({ campaignId, number: { $gt: number } }, { sort: { number: 1 }, limit })).map(toResponse),
  listByIds: async (campaignId, ids) => (await responses.find({ _id: { $in: ids }, campaignId })).map(toResponse),
  saveComments: async (changes) => {
    await responses.updateEach(
      changes.map(({ id, comments }) => ({ filter: { _id: id }, update: { $set: { comments } } })),
    );
  },
  hasUnnumbered: async (campaignId) =>
    (await responses.find({ campaignId, number: null }, { limit: 1, hint: numberIndex })).length > 0,
  listUnnumbered: async (campaignId, { limit, cursor }) => {
    const filter = { campaignId, number: { $exists: false } } as Filter<ResponseDocument>;
    const page = await responses.list({ filter, sort: { by: 'createdAt', direction: 1 }, cursor, limit });
    return { ...page, items: page.items.map(toResponse) };
  },
  saveNumbers: async (numbers) => {
    await responses.updateEach(
      [...numbers].map(([id, number]) => ({ filter: { _id: id }, update: { $set: { number } } })),
    );
  },
  saveExclusion: async (id, { isExcluded, exclusion }) => {
    await responses.updateOne({ _id: id }, { $set: { isExcluded, exclusion } });
  },
  saveExclusions: async (ids, { isExcluded, exclusion }) => {
    await responses.updateMany({ _id: { $in: ids } }, { $set: { isExcluded, exclusion } });
  },
  countByHour: async (filter, zone) => {
    const counts = new Map<number, number>();
    const timeOf = localTimes(zone);
    for await (const batch of responses.batches(responseFilter<ResponseDocument>(filter), { fields: ['createdAt'] })) {
      for (const { createdAt } of batch) {
        const hour = Number(timeOf(createdAt).slice('2026-03-02 '.length, '2026-03-02 09'.length));
        counts.set(hour, (counts.get(hour) ?? 0) + 1);
      }
    }
    return counts;
  },
  listByNumbers: async (campaignId, numbers) =>
    (await responses.find({ campaignId, number: { $in: [...numbers] } })).map(toResponse),
  idsByNumber: async (campaignId, numbers) => {
    const ids = new Map<number, string>();
    const filter = { campaignId, number: { $in: numbers } } as Filter<ResponseDocument>;
    for await (const batch of responses.batches(filter, { fields: ['_id', 'number'] })) {
      for (const { _id, number } of batch) if (number !== undefined) ids.set(number, _id);
    }
    return ids;
  },
  saveWave: async (campaignId, numbers, wave) => {
    const filter = { campaignId, number: { $in: numbers } } as Filter<ResponseDocument>;
    await responses.updateMany(filter, wave === null ? { $unset: { wave: '' } } : { $set: { wave } });
  },
  deleteMany: async (ids) => {
    await responses.deleteMany({ _id: { $in: ids } });
  },
  find: async (id) => {
    const documents = await responses.find({ _id: id });
    const [document] = documents;
    if (!document) return null;
    return document.erasedOf === undefined ? toResponse(document) : 'erased';
  },
  erase: async (id, campaignId) => {
    // The marker keeps the document id, so that a late insert of the same response conflicts with it.
    await responses.updateOne({ _id: id }, { $set: { erasedOf: campaignId }, $unset: contents }, { upsert: true });
  },
  eraseSomeOfCampaign: async (campaignId, limit) => {
    for (const filter of [{ campaignId }, { erasedOf: campaignId }]) {
      const ids = (await responses.find(filter, { limit })).map(({ _id }) => _id);
      if (ids.length > 0) await responses.deleteMany({ _id: { $in: ids } });
      if (ids.length === limit) return true;
    }
    return false;
  },
});

export const createResponseRepository = (scope: Scope): ResponseRepository =>
  responsesIn(councilCollection(responseModel, scope));

export const responseEntity = defineEntity({
  models: [responseModel],
  repositories: (scope) => ({ responses: createResponseRepository(scope) }),
});
