import { collectionAcrossCouncils, defineEntity, defineModel, type Filter, type Scope } from '@folkmoot/service-kit';
import { aboutCouncil } from '../council/council-filter';
import { literally } from '../council/search-text';
import type { AuditFilter, AuditRepository, ChainHead, StoredAuditEntry } from './audit.repository';

type AuditDocument = Omit<StoredAuditEntry, 'id' | 'change' | 'changedFields'> & {
  _id: string;
  change?: string;
  changedFields?: readonly string[];
};
type HeadDocument = ChainHead & { _id: string };

const HEAD = 'head';

export const auditModel = defineModel<AuditDocument>('auditEntries', {
  fields: {
    action: { type: String, required: true },
    change: String,
    changedFields: { type: [String], default: undefined },
    createdAt: { type: Date, required: true },
    actor: { type: Object, required: true },
    councilId: { type: String, default: null },
    subject: { type: Object, required: true },
    position: { type: Number, required: true },
    previousHash: { type: String, default: '' },
    hash: { type: String, required: true },
  },
  indexes: [
    { keys: { position: -1 }, serves: 'list newest first, and one entry per place', unique: true },
    { keys: { councilId: 1, position: -1 }, serves: 'list of one council' },
    { keys: { action: 1, position: -1 }, serves: 'list of one action' },
    { keys: { 'actor.id': 1, position: -1 }, serves: 'list of one person' },
    { keys: { 'subject.id': 1, position: -1 }, serves: 'list of what happened to one thing' },
  ],
});

export const auditHeadModel = defineModel<HeadDocument>('auditHead', {
  fields: { position: { type: Number, required: true }, hash: { type: String, default: '' } },
});

const toEntry = ({ _id, change = '', changedFields = [], ...fields }: AuditDocument): StoredAuditEntry => ({
  id: _id,
  change,
  changedFields,
  ...fields,
});

const textFilter = ({ text, ids }: NonNullable<AuditFilter['anyOf']>) => ({
  $or: [
    { action: { $regex: literally(text.toLowerCase()) } },
    { 'actor.id': { $in: ids } },
    { 'subject.id': { $in: ids } },
    { councilId: { $in: ids } },
  ],
});

const periodFilter = ({ from, to }: AuditFilter) =>
  from || to ? { createdAt: { ...(from ? { $gte: from } : {}), ...(to ? { $lt: to } : {}) } } : {};

const actionFilter = ({ action, actions }: AuditFilter) => {
  if (action) return { action };
  return actions ? { action: { $in: actions } } : {};
};

const filterOf = (search: AuditFilter) => {
  const { councilId, actorId, subjectType, subjectId, subjectIds, anyOf } = search;
  const filter = {
    ...actionFilter(search),
    ...(actorId ? { 'actor.id': actorId } : {}),
    ...(subjectType ? { 'subject.type': subjectType } : {}),
    ...(subjectId ? { 'subject.id': subjectId } : {}),
    ...(subjectIds ? { 'subject.id': { $in: subjectIds } } : {}),
    ...periodFilter(search),
    ...(anyOf ? textFilter(anyOf) : {}),
  };
  return councilId ? aboutCouncil<AuditDocument>(councilId, filter) : (filter as Filter<AuditDocument>);
};

interface Facet {
  _id: { action: string; subject: string; council: string | null; kind: string; actor: string | null };
}

const FACETS = [
  {
    $group: {
      _id: {
        action: '$action',
        subject: '$subject.type',
        council: '$councilId',
        kind: '$actor.kind',
        actor: '$actor.id',
      },
    },
  },
];

const each = <T>(values: readonly (T | null)[]): T[] => [...new Set(values)].filter((value) => value !== null);

const facetsOf = (facets: readonly Facet['_id'][]) => ({
  actions: each(facets.map(({ action }) => action)).sort(),
  subjectTypes: each(facets.map(({ subject }) => subject)).sort(),
  councilIds: each(facets.map(({ council }) => council)),
  userIds: each(facets.map(({ kind, actor }) => (kind === 'user' ? actor : null))),
});

async function* entriesOf(documents: AsyncIterable<AuditDocument>): AsyncIterable<StoredAuditEntry> {
  for await (const document of documents) yield toEntry(document);
}

/** One chain over all councils. */
export const createAuditRepositoryAcrossCouncils = (scope: Scope): AuditRepository => {
  const entries = collectionAcrossCouncils(auditModel, scope);
  const heads = collectionAcrossCouncils(auditHeadModel, scope);
  return {
    head: async () => (await heads.findOne({ _id: HEAD })) ?? { position: 0, hash: '' },
    last: async () => {
      const [last] = await entries.find({}, { sort: { position: -1 }, limit: 1 });
      return last ? toEntry(last) : null;
    },
    hasAction: async (action) => (await entries.findOne({ action })) !== null,
    append: async ({ id, change, changedFields, ...fields }) => {
      const said = { ...(change ? { change } : {}), ...(changedFields.length > 0 ? { changedFields } : {}) };
      await entries.insert({ ...fields, ...said, _id: id });
      const { position, hash } = fields;
      await heads.updateOne({ _id: HEAD }, { $set: { position, hash } }, { upsert: true });
    },
    list: async (search) => {
      const { cursor, limit } = search;
      const sort = { by: 'position', direction: -1 } as const;
      const page = await entries.list({ filter: filterOf(search), sort, cursor, limit });
      return { ...page, items: page.items.map(toEntry) };
    },
    stream: (filter) => entriesOf(entries.stream(filterOf(filter), { sort: { position: -1 } })),
    count: (filter) => entries.count(filterOf(filter)),
    chain: () => entriesOf(entries.stream({}, { sort: { position: 1 } })),
    facets: async (councilId) => {
      const own = councilId === undefined ? [] : [{ $match: { councilId } }];
      return facetsOf((await entries.aggregate<Facet>([...own, ...FACETS])).map(({ _id }) => _id));
    },
  };
};

export const auditEntity = defineEntity({
  models: [auditModel, auditHeadModel],
  repositories: (scope) => ({ audit: createAuditRepositoryAcrossCouncils(scope) }),
});
