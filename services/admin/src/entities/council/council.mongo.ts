import { type Branding, type Council, DomainError, defaultBranding, defaultCouncilSettings } from '@folkmoot/contracts';
import {
  collectionAcrossCouncils,
  DUE_AT_ONCE,
  defineEntity,
  defineModel,
  isDuplicateKey,
  type Scope,
  type WideCollection,
} from '@folkmoot/service-kit';
import type { CouncilChanges, CouncilRepository, CouncilSearch } from './council.repository';
import { logoFolderOf } from './logo-files';
import { divisionsOf, type Population, populationOfSettings } from './population.domain';
import { folded, literally } from './search-text';
import type { StoredCouncil } from './views.domain';

type StoredSettings = Omit<Council['settings'], DerivedSetting> & Partial<Pick<Council['settings'], DerivedSetting>>;
type DerivedSetting = 'geographicalDivisions' | 'divisionResidents';

interface CouncilDocument extends Omit<StoredCouncil, 'id' | 'settings' | 'population'> {
  _id: string;
  /** Documents of earlier versions have the divisions here, and no population. */
  settings: StoredSettings;
  population?: Population;
  searchText: string;
  teamChanges: number;
}

const AT_ONCE = 20;

const text = { type: String, default: '' };

export const councilModel = defineModel<CouncilDocument>('councils', {
  fields: {
    revision: { type: Number, required: true },
    name: { type: String, required: true },
    slug: { type: String, required: true },
    formerSlugs: [String],
    contactEmail: { type: String, required: true },
    address: text,
    phone: text,
    website: text,
    timezone: { type: String, required: true },
    language: { type: String, required: true },
    branding: { type: Object, required: true },
    settings: { type: Object, required: true },
    population: { type: Object },
    subscriptionStatus: { type: String, required: true },
    subscriptionPlan: text,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    deletedAt: { type: Date, default: null },
    erasedAfter: { type: Date, default: null },
    searchText: { type: String, required: true },
    teamChanges: { type: Number, default: 0 },
  },
  indexes: [
    { keys: { slug: 1 }, serves: 'one council per address', unique: true },
    { keys: { formerSlugs: 1 }, serves: 'findBySlugs, and no council at the former address of another one' },
    { keys: { createdAt: -1, _id: -1 }, serves: 'list, newest first' },
    { keys: { erasedAfter: 1 }, serves: 'listToErase, findNextErasureAt' },
  ],
});

/** Adds default values for fields that did not exist when the council was stored. */
const complete = (branding: Branding, settings: StoredSettings, population: Population) => {
  const usual = defaultCouncilSettings('UTC');
  return {
    branding: { ...defaultBranding, ...branding },
    settings: {
      ...settings,
      ...divisionsOf(population),
      emailConfig: { ...usual.emailConfig, ...settings.emailConfig },
      privacy: { ...usual.privacy, ...settings.privacy },
    },
  };
};

/** The settings as stored: the areas are in the population only. */
const withoutDivisions = ({
  geographicalDivisions: _names,
  divisionResidents: _residents,
  ...settings
}: Council['settings']): StoredSettings => settings;

/** The population is always stored, because a council of an earlier version loses its divisions when its settings are saved. */
const toStored = ({ population }: StoredCouncil, { settings, ...changes }: CouncilChanges) => ({
  population,
  ...changes,
  ...(settings && { settings: withoutDivisions(settings) }),
});

const toCouncil = ({ _id, searchText: _, teamChanges: _count, ...fields }: CouncilDocument): StoredCouncil => {
  const population = fields.population ?? populationOfSettings(fields.settings);
  return {
    ...fields,
    ...complete(fields.branding, fields.settings, population),
    population,
    // Councils stored before addresses could change have none.
    formerSlugs: fields.formerSlugs ?? [],
    // Councils stored before deletion existed have none.
    deletedAt: fields.deletedAt ?? null,
    erasedAfter: fields.erasedAfter ?? null,
    id: _id,
  };
};
const searchText = ({ name, slug, contactEmail }: Pick<StoredCouncil, 'name' | 'slug' | 'contactEmail'>) =>
  folded(`${name} ${slug} ${contactEmail}`);

const slugClash = (error: unknown): never => {
  throw isDuplicateKey(error) ? new DomainError('slug_taken', { cause: error }) : error;
};

type Councils = WideCollection<CouncilDocument>;

/**
 * The unique index covers present addresses only, so former addresses need this query. A council that takes an address
 * that another council releases in the same moment conflicts in that index.
 */
const requireNobodysFormer = async (councils: Councils, id: string, slug: string | undefined): Promise<void> => {
  if (slug === undefined) return;
  const other = await councils.findOne({ formerSlugs: slug, _id: { $ne: id } });
  if (other) throw new DomainError('slug_taken');
};

const filterOf = ({ q, status }: CouncilSearch) => ({
  ...(q?.trim() ? { searchText: { $regex: literally(folded(q.trim())) } } : {}),
  ...(status && status !== 'deleted' ? { subscriptionStatus: status } : {}),
  deletedAt: status === 'deleted' ? { $ne: null } : null,
});

/** Councils do not belong to a council: their own id is the key. */
export const createCouncilRepositoryAcrossCouncils = (scope: Scope): CouncilRepository => {
  const councils = collectionAcrossCouncils(councilModel, scope);
  return {
    find: async (id) => {
      const document = await councils.findOne({ _id: id });
      return document && toCouncil(document);
    },
    get: async (id) => toCouncil(await councils.get(id)),
    findMany: async (ids) => (await councils.find({ _id: { $in: ids } })).map(toCouncil),
    findBySlugs: async (slugs) =>
      (await councils.find({ $or: [{ slug: { $in: slugs } }, { formerSlugs: { $in: slugs } }] })).map(toCouncil),
    add: async ({ id, ...fields }) => {
      await requireNobodysFormer(councils, id, fields.slug);
      const document = {
        ...fields,
        settings: withoutDivisions(fields.settings),
        _id: id,
        searchText: searchText(fields),
        teamChanges: 0,
      };
      return toCouncil(await councils.insert(document).catch(slugClash));
    },
    save: async (council, changes) => {
      await requireNobodysFormer(councils, council.id, changes.slug);
      const text = searchText({ ...council, ...changes });
      return toCouncil(
        await councils
          .compareAndSet(council.id, council.revision, { ...toStored(council, changes), searchText: text })
          .catch(slugClash),
      );
    },
    holdTeam: async (id) => {
      // Two transactions that write the same document conflict, whatever they change in it.
      if (!(await councils.updateOne({ _id: id }, { $inc: { teamChanges: 1 } }))) throw new DomainError('not_found');
    },
    list: async (search) => {
      const { cursor, limit } = search;
      const sort = { by: 'createdAt', direction: -1 } as const;
      const page = await councils.list({ filter: filterOf(search), sort, cursor, limit });
      return { ...page, items: page.items.map(toCouncil) };
    },
    countByStatus: async () => {
      const groups = await councils.aggregate<{ _id: StoredCouncil['subscriptionStatus']; count: number }>([
        { $match: { deletedAt: null } },
        { $group: { _id: '$subscriptionStatus', count: { $sum: 1 } } },
      ]);
      const counts = Object.fromEntries(groups.map(({ _id, count }) => [_id, count]));
      return { active: 0, pending: 0, inactive: 0, ...counts };
    },
    listToErase: async (now) => {
      const filter = { erasedAfter: { $lte: now, $ne: null } };
      return (await councils.find(filter, { sort: { erasedAfter: 1 }, limit: AT_ONCE })).map(({ _id }) => _id);
    },
    findNextErasureAt: async () => {
      const deleted = { erasedAfter: { $gt: DUE_AT_ONCE } };
      return (await councils.find(deleted, { sort: { erasedAfter: 1 }, limit: 1 }))[0]?.erasedAfter ?? null;
    },
    listAfter: async (afterId, limit) => {
      const documents = await councils.find({ _id: { $gt: afterId } }, { sort: { _id: 1 }, limit });
      return documents.map(toCouncil);
    },
    delete: async (id) => void (await councils.delete(id)),
  };
};

export const councilEntity = defineEntity({
  models: [councilModel],
  repositories: (scope) => ({ councils: createCouncilRepositoryAcrossCouncils(scope) }),
  exported: {
    elsewhere: [{ model: councilModel, path: '_id' }],
    without: { councils: ['searchText', 'teamChanges'] },
    folders: (councilId) => [logoFolderOf(councilId)],
  },
});
