import { collectionAcrossCouncils, defineModel, type Scope } from '@folkmoot/service-kit';
import type { AuditRepository, AuditSearch, ChainHead, StoredAuditEntry } from './audit.repository';
import { inCouncil } from './council-filter';

type AuditDocument = Omit<StoredAuditEntry, 'id'> & { _id: string };
type HeadDocument = ChainHead & { _id: string };

const HEAD = 'head';

export const auditModel = defineModel<AuditDocument>('auditEntries', {
  fields: {
    action: { type: String, required: true },
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
  ],
});

export const auditHeadModel = defineModel<HeadDocument>('auditHead', {
  fields: { position: { type: Number, required: true }, hash: { type: String, default: '' } },
});

const toEntry = ({ _id, ...fields }: AuditDocument): StoredAuditEntry => ({ id: _id, ...fields });

const filterOf = ({ councilId, action }: AuditSearch) => {
  const filter = action ? { action } : {};
  return councilId ? inCouncil<AuditDocument>(councilId, filter) : filter;
};

/** One chain over all councils. */
export const createAuditRepositoryAcrossCouncils = (scope: Scope): AuditRepository => {
  const entries = collectionAcrossCouncils(auditModel, scope);
  const heads = collectionAcrossCouncils(auditHeadModel, scope);
  return {
    head: async () => (await heads.findOne({ _id: HEAD })) ?? { position: 0, hash: '' },
    append: async ({ id, ...fields }) => {
      await entries.insert({ ...fields, _id: id });
      const { position, hash } = fields;
      await heads.updateOne({ _id: HEAD }, { $set: { position, hash } }, { upsert: true });
    },
    list: async (search) => {
      const { cursor, limit } = search;
      const sort = { by: 'position', direction: -1 } as const;
      const page = await entries.list({ filter: filterOf(search), sort, cursor, limit });
      return { ...page, items: page.items.map(toEntry) };
    },
  };
};
