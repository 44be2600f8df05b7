import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Filter,
  isDuplicateKey,
  type Scope,
} from '@folkmoot/service-kit';
import { addressClaimModel, createAddressClaimRepository } from '../address-claim/address-claim.mongo';
import { folded } from '../subscriber/subscriber.domain';
import { addressesOf, claimOf, type NewOptInPage, pageSearchText, type StoredOptInPage } from './opt-in-page.domain';
import type {
  OptInPageRepository,
  OptInPageRepositoryAcrossCouncils,
  PageQuery,
  UnclaimedPagesRepository,
} from './opt-in-page.repository';

interface OptInPageDocument extends CouncilDocument, Omit<StoredOptInPage, 'id'> {
  councilId: string;
  revision: number;
  /** Every address that leads to the page. A deleted page has one value that no page address can have. */
  addresses: string[];
  searchText: string;
}

const field = {
  _id: false,
  id: String,
  type: { type: String },
  label: String,
  placeholder: { type: String, default: '' },
  required: Boolean,
  options: { type: [String], default: undefined },
  attribute: String,
};

export const optInPageModel = defineModel<OptInPageDocument>('opt_in_pages', {
  fields: {
    councilId: { type: String, required: true },
    revision: { type: Number, required: true },
    createdBy: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, default: '' },
    slug: { type: String, required: true },
    formerSlugs: [String],
    isActive: { type: Boolean, required: true },
    fields: [field],
    styling: {
      primaryColor: { type: String, default: null },
      backgroundColor: { type: String, required: true },
      fontFamily: { type: String, required: true },
    },
    tagIds: [String],
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    deletedAt: { type: Date, default: null },
    addresses: [String],
    searchText: String,
  },
  indexes: [
    {
      keys: { councilId: 1, addresses: 1 },
      serves: 'findByAddresses, and one page per address and council',
      unique: true,
    },
    { keys: { councilId: 1, deletedAt: 1, createdAt: -1, _id: -1 }, serves: 'list: newest first; listDeleted' },
    { keys: { deletedAt: 1 }, serves: 'listDeletedAcrossCouncils' },
    { keys: { slug: 1 }, serves: 'listAtAcrossCouncils' },
  ],
});

const toPage = ({ _id, addresses: _a, searchText: _s, ...fields }: OptInPageDocument): StoredOptInPage => ({
  id: _id,
  ...fields,
});

const NOBODYS = 'deleted:';

const derived = (page: NewOptInPage, id: string) => ({
  addresses: page.deletedAt ? [`${NOBODYS}${id}`] : addressesOf(page),
  searchText: pageSearchText(page),
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const toFilter = ({ q, isActive }: PageQuery): Filter<OptInPageDocument> => ({
  deletedAt: null,
  ...(isActive === undefined ? {} : { isActive }),
  ...(q?.trim() ? { searchText: { $regex: escaped(folded(q.trim())) } } : {}),
});

const addressClash = (error: unknown): never => {
  throw isDuplicateKey(error) ? new DomainError('slug_taken', { cause: error }) : error;
};

type Pages = ReturnType<typeof councilCollection<OptInPageDocument>>;

const readsOf = (pages: Pages) => {
  const get = async (filter: Filter<OptInPageDocument>): Promise<StoredOptInPage> => {
    const document = await pages.findOne(filter);
    if (!document) throw new DomainError('not_found');
    return toPage(document);
  };
  return {
    get: (id: string) => get({ _id: id, deletedAt: null }),
    getDeleted: (id: string) => get({ _id: id, deletedAt: { $ne: null } }),
    list: async ({ cursor, limit, ...query }: PageQuery) => {
      const sort = { by: 'createdAt', direction: -1 } as const;
      const { items, nextCursor } = await pages.list({ filter: toFilter(query), sort, cursor, limit });
      return { items: items.map(toPage), nextCursor };
    },
    listDeleted: async (since: Date, page: Pick<PageQuery, 'cursor' | 'limit'>) => {
      const sort = { by: 'deletedAt', direction: -1 } as const;
      const { items, nextCursor } = await pages.list({ filter: { deletedAt: { $gte: since } }, sort, ...page });
      return { items: items.map(toPage), nextCursor };
    },
    listStates: async () => (await pages.find({ deletedAt: null })).map(({ _id, isActive }) => ({ id: _id, isActive })),
    listTitles: async () => (await pages.find({ deletedAt: null })).map(({ _id, title }) => ({ id: _id, title })),
    findByAddresses: async (slugs: readonly string[]) => (await pages.find({ addresses: { $in: slugs } })).map(toPage),
    listOfTag: async (tagId: string) => (await pages.find({ deletedAt: null, tagIds: tagId })).map(toPage),
  };
};

export const createOptInPageRepository = (scope: Scope): OptInPageRepository => {
  const pages = councilCollection(optInPageModel, scope);
  const claims = createAddressClaimRepository(scope);
  /** Every save claims the addresses again, in the same transaction: campaigns use the same ones. */
  const claimed = async (document: OptInPageDocument): Promise<StoredOptInPage> => {
    const page = toPage(document);
    await claims.save(claimOf(page));
    return page;
  };
  return {
    ...readsOf(pages),
    add: async (page) => claimed(await pages.insert({ ...page, ...derived(page, page.slug) }).catch(addressClash)),
    save: async ({ id, councilId: _council, revision, ...page }) =>
      claimed(await pages.compareAndSet(id, revision, { ...page, ...derived(page, id) }).catch(addressClash)),
    forget: async (id) => {
      const count = await pages.deleteMany({ _id: id, deletedAt: { $ne: null } });
      if (count > 0) await claims.forget(id);
    },
  };
};

const toPlace = ({ _id, councilId }: OptInPageDocument) => ({ pageId: _id, councilId });

export const createOptInPageRepositoryAcrossCouncils = (scope: Scope): OptInPageRepositoryAcrossCouncils => {
  const pages = collectionAcrossCouncils(optInPageModel, scope);
  return {
    listDeletedAcrossCouncils: async (before) =>
      (await pages.find({ deletedAt: { $ne: null, $lt: before } })).map(toPlace),
    listAtAcrossCouncils: async (slugs) => (await pages.find({ slug: { $in: slugs }, deletedAt: null })).map(toPlace),
  };
};

/** Pages of earlier versions, for the migration. */
export const createUnclaimedPagesRepositoryAcrossCouncils = (scope: Scope): UnclaimedPagesRepository => {
  const pages = collectionAcrossCouncils(optInPageModel, scope);
  const claims = collectionAcrossCouncils(addressClaimModel, scope);
  return {
    listAcrossCouncils: async (after, limit) => {
      const filter = { _id: { $gt: after }, deletedAt: null };
      const documents = await pages.find(filter, { sort: { _id: 1 }, limit });
      const last = documents.at(-1);
      if (!last) return null;
      const claimed = await claims.find({ _id: { $in: documents.map(({ _id }) => _id) } });
      const addressesById = new Map(claimed.map(({ _id, addresses }) => [_id, addresses.join()]));
      const unclaimed = documents.filter(
        (document) => addressesById.get(document._id) !== addressesOf(toPage(document)).join(),
      );
      return { unclaimed: unclaimed.map(toPlace), last: last._id };
    },
  };
};

export const optInPageEntity = defineEntity({
  models: [optInPageModel],
  repositories: (scope) => ({
    optInPages: createOptInPageRepository(scope),
    optInPageSweep: createOptInPageRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // Values that are computed for searches and indexes.
    without: { opt_in_pages: ['searchText', 'addresses'] },
  },
});
