import { DomainError } from '@folkmoot/contracts';
import {
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Filter,
  isDuplicateKey,
  type Scope,
  type WideCollection,
} from '@folkmoot/service-kit';
import { aboutCouncil } from '../council/council-filter';
import { folded, literally } from '../council/search-text';
import type { StoredUser } from '../council/views.domain';
import type { MemberRepository, UserRepository, WideUserSearch } from './user.repository';

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
    language: String,
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

const addressClash = (error: unknown): never => {
  throw isDuplicateKey(error) ? new DomainError('conflict', { cause: error }) : error;
};

const anywhere = ({ q, councilId, role, status }: WideUserSearch): Filter<UserDocument> => {
  const filter = {
    ...(q?.trim() ? { searchText: { $regex: literally(folded(q.trim())) } } : {}),
    ...(role ? { role } : {}),
    ...(status ? { status } : {}),
  };
  return councilId === undefined ? filter : aboutCouncil<UserDocument>(councilId, filter);
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
    // Two transactions that write the same document conflict, whatever they change in it.
    const [first] = await users.find({ role: 'system_admin' }, { sort: { _id: 1 }, limit: 1 });
    if (first) await users.updateOne({ _id: first._id }, { $inc: { systemChanges: 1 } });
  },
  hasAnotherSystemAdmin: async (userId: string) =>
    (await users.findOne({ role: 'system_admin', status: 'active', _id: { $ne: userId } })) !== null,
  hasAdminSignedIn: async (councilId: string) => {
    const filter = { role: 'council_admin', lastLoginAt: { $ne: null } };
    return (await users.findOne(aboutCouncil<UserDocument>(councilId, filter))) !== null;
  },
  lastLoginAt: async (councilId: string) => {
    const [latest] = await users.find(aboutCouncil<UserDocument>(councilId), { sort: { lastLoginAt: -1 }, limit: 1 });
    return latest?.lastLoginAt ?? null;
  },
  listIds: async (councilId: string) =>
    (await users.find(aboutCouncil<UserDocument>(councilId), { sort: { _id: 1 } })).map(({ _id }) => _id),
});

/** A user without a council is no member. */
export const createMemberRepository = (scope: Scope): MemberRepository => {
  const members = councilCollection(userModel, scope);
  const findOne = async (filter: { _id: string } | { email: string }) => {
    const member = await members.findOne(filter);
    return member && toUser(member);
  };
  return {
    find: (id) => findOne({ _id: id }),
    findByEmail: (email) => findOne({ email }),
    list: async ({ q, cursor, limit }) => {
      const filter = q?.trim() ? { searchText: { $regex: literally(folded(q.trim())) } } : {};
      const sort = { by: 'createdAt', direction: -1 } as const;
      const page = await members.list({ filter, sort, cursor, limit });
      return { ...page, items: page.items.map(toUser) };
    },
    count: async () => {
      const [all, active, admins] = await Promise.all([
        members.count(),
        members.count({ status: 'active' }),
        members.count({ role: 'council_admin' }),
      ]);
      return { members: all, active, admins };
    },
    hasAnotherActiveAdmin: async (userId) =>
      (await members.findOne({ role: 'council_admin', status: 'active', _id: { $ne: userId } })) !== null,
  };
};

/** Spans councils: users sign in before their council is known. */
export const createUserRepositoryAcrossCouncils = (scope: Scope): UserRepository => {
  const users = collectionAcrossCouncils(userModel, scope);
  const findOne = async (filter: { _id: string } | { email: string }) => {
    const document = await users.findOne(filter);
    return document && toUser(document);
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
      return toUser(await users.compareAndSet(user.id, user.revision, { ...changes, searchText }).catch(addressClash));
    },
    delete: async (id) => {
      await users.delete(id);
    },
    noteSignIn: async (id, at) => {
      const saved = await users.updateOne({ _id: id }, { $set: { lastLoginAt: at } });
      if (!saved) throw new DomainError('code_invalid');
      return toUser(saved);
    },
    hasAnotherActiveAdmin: async (councilId, userId) => {
      const filter = { role: 'council_admin', status: 'active', _id: { $ne: userId } };
      return (await users.findOne(aboutCouncil<UserDocument>(councilId, filter))) !== null;
    },
    countMembers: (councilIds) => countMembers(users, councilIds),
  };
};

export const userEntity = defineEntity({
  models: [userModel],
  repositories: (scope) => ({
    users: createUserRepositoryAcrossCouncils(scope),
    members: createMemberRepository(scope),
  }),
  exported: { without: { users: ['searchText', 'systemChanges'] } },
});
