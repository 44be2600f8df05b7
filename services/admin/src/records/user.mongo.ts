import { DomainError } from '@folkmoot/contracts';
import {
  collectionAcrossCouncils,
  defineModel,
  type Filter,
  isDuplicateKey,
  type Scope,
  type WideCollection,
} from '@folkmoot/service-kit';
import { inCouncil } from './council-filter';
import { folded, literally } from './search-text';
import type { UserRepository, UserSearch, WideUserSearch } from './user.repository';
import type { StoredUser } from './views.domain';

type UserDocument = Omit<StoredUser, 'id'> & { _id: string; searchText: string; systemChanges?: number };

export const userModel = defineModel<UserDocument>('users', {
  fields: {
    revision: { type: Number, required: true },
    councilId: { type: String, default: null },
    name: { type: String, required: true },
    email: { type: String, required: true },
    role: { type: String, required: true },
    status: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastLoginAt: { type: Date, default: null },
    searchText: { type: String, required: true },
    systemChanges: Number,
  },
  indexes: [
    { keys: { email: 1 }, serves: 'findByEmail, and one account per address', unique: true },
    { keys: { councilId: 1, createdAt: -1, _id: -1 }, serves: 'listMembers, countMembers' },
    { keys: { role: 1 }, serves: 'hasSystemAdmin, hasAnotherSystemAdmin' },
    { keys: { createdAt: -1, _id: -1 }, serves: 'list over all councils' },
    { keys: { councilId: 1, lastLoginAt: -1 }, serves: 'lastLoginAt' },
  ],
});

const toUser = ({ _id, searchText: _, systemChanges: _changes, ...fields }: UserDocument): StoredUser => ({
  id: _id,
  ...fields,
});

const countMembers = async (users: WideCollection<UserDocument>, councilIds: readonly string[]) => {
  const groups = await users.aggregate<{ _id: string; count: number }>([
    { $match: { councilId: { $in: councilIds } } },
    { $group: { _id: '$councilId', count: { $sum: 1 } } },
  ]);
  return Object.fromEntries(groups.map(({ _id, count }) => [_id, count]));
};

const countTeam = async (users: WideCollection<UserDocument>, councilId: string) => {
  const count = (filter: object) => users.count(inCouncil<UserDocument>(councilId, filter));
  const [members, active, admins] = await Promise.all([
    count({}),
    count({ status: 'active' }),
    count({ role: 'council_admin' }),
  ]);
  return { members, active, admins };
};

const addressClash = (error: unknown): never => {
  throw isDuplicateKey(error) ? new DomainError('conflict', { cause: error }) : error;
};

const membersOf = (councilId: string, { q }: UserSearch) =>
  inCouncil<UserDocument>(councilId, q?.trim() ? { searchText: { $regex: literally(folded(q.trim())) } } : {});

const anywhere = ({ q, councilId, role, status }: WideUserSearch): Filter<UserDocument> => {
  const filter = {
    ...(q?.trim() ? { searchText: { $regex: literally(folded(q.trim())) } } : {}),
    ...(role ? { role } : {}),
    ...(status ? { status } : {}),
  };
  return councilId === undefined ? filter : inCouncil<UserDocument>(councilId, filter);
};

const wideReads = (users: WideCollection<UserDocument>) => ({
  list: async (search: WideUserSearch) => {
    const { cursor, limit } = search;
    const sort = { by: 'createdAt', direction: -1 } as const;
    const page = await users.list({ filter: anywhere(search), sort, cursor, limit });
    return { ...page, items: page.items.map(toUser) };
  },
  countAll: async () => {
    const [total, active] = await Promise.all([users.count(), users.count({ status: 'active' })]);
    return { total, active };
  },
  holdSystemAdmins: async () => {
    // Two transactions that write the same document conflict, whatever they write.
    const [first] = await users.find({ role: 'system_admin' }, { sort: { _id: 1 }, limit: 1 });
    if (first) await users.updateOne({ _id: first._id }, { $inc: { systemChanges: 1 } });
  },
  hasAnotherSystemAdmin: async (userId: string) =>
    (await users.findOne({ role: 'system_admin', status: 'active', _id: { $ne: userId } })) !== null,
  hasAdminSignedIn: async (councilId: string) => {
    const filter = { role: 'council_admin', lastLoginAt: { $ne: null } };
    return (await users.findOne(inCouncil<UserDocument>(councilId, filter))) !== null;
  },
  lastLoginAt: async (councilId: string) => {
    const [latest] = await users.find(inCouncil<UserDocument>(councilId), { sort: { lastLoginAt: -1 }, limit: 1 });
    return latest?.lastLoginAt ?? null;
  },
  listIds: async (councilId: string) =>
    (await users.find(inCouncil<UserDocument>(councilId), { sort: { _id: 1 } })).map(({ _id }) => _id),
});

/** Users sign in before anybody knows their council, so the collection spans councils. */
export const createUserRepositoryAcrossCouncils = (scope: Scope): UserRepository => {
  const users = collectionAcrossCouncils(userModel, scope);
  const findOne = async (filter: { _id: string } | { email: string }) => {
    const found = await users.findOne(filter);
    return found && toUser(found);
  };
  return {
    ...wideReads(users),
    find: (id) => findOne({ _id: id }),
    findByEmail: (email) => findOne({ email }),
    findMany: async (ids) => (await users.find({ _id: { $in: ids } })).map(toUser),
    hasSystemAdmin: async () => (await users.findOne({ role: 'system_admin' })) !== null,
    add: async ({ id, ...fields }) =>
      toUser(
        await users
          .insert({ ...fields, _id: id, searchText: folded(`${fields.name} ${fields.email}`) })
          .catch(addressClash),
      ),
    save: async (user, changes) => {
      const { name, email } = { ...user, ...changes };
      const searchText = folded(`${name} ${email}`);
      return toUser(await users.compareAndSet(user.id, user.revision, { ...changes, searchText }));
    },
    delete: async (id) => {
      await users.delete(id);
    },
    noteSignIn: async (id, at) => {
      const saved = await users.updateOne({ _id: id }, { $set: { lastLoginAt: at } });
      if (!saved) throw new DomainError('code_invalid');
      return toUser(saved);
    },
    listMembers: async (councilId, search) => {
      const { cursor, limit } = search;
      const sort = { by: 'createdAt', direction: -1 } as const;
      const page = await users.list({
        filter: membersOf(councilId, search),
        sort,
        cursor,
        limit,
      });
      return { ...page, items: page.items.map(toUser) };
    },
    countTeam: (councilId) => countTeam(users, councilId),
    hasAnotherActiveAdmin: async (councilId, userId) => {
      const filter = { role: 'council_admin', status: 'active', _id: { $ne: userId } };
      return (await users.findOne(inCouncil<UserDocument>(councilId, filter))) !== null;
    },
    countMembers: (councilIds) => countMembers(users, councilIds),
  };
};
