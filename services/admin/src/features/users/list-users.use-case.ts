import type { Actor, ListedUser, listUsersOperation, QueryOf } from '@folkmoot/contracts';
import type { Context, Listed } from '@folkmoot/service-kit';
import { type StoredUser, toUserView } from '../../entities/council';
import type { UserRecords } from './user.types';

const NONE = 'none';

/** Users for a list, each with their council's name. */
export const userViews = async (
  { acrossCouncils }: Context<UserRecords, Actor>,
  users: readonly StoredUser[],
): Promise<ListedUser[]> => {
  const ids = [...new Set(users.map(({ councilId }) => councilId).filter((id) => id !== null))];
  const councils = await acrossCouncils.reader().councils.findMany(ids);
  const names = new Map(councils.map(({ id, name }) => [id, name]));
  return users.map((user) => ({ ...toUserView(user), councilName: names.get(user.councilId ?? '') ?? '' }));
};

/** The users of all councils, newest first. */
export const listUsersAcrossCouncils = async (
  context: Context<UserRecords, Actor>,
  { councilId, ...search }: QueryOf<typeof listUsersOperation>,
): Promise<Listed<ListedUser>> => {
  const { users } = context.acrossCouncils.reader();
  const { items, nextCursor } = await users.list({ ...search, councilId: councilId === NONE ? null : councilId });
  return { items: await userViews(context, items), nextCursor };
};
