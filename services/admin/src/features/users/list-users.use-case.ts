import type { ListedUser, listUsersOperation, QueryOf } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import type { Listed } from '../../records/listed';
import { type StoredUser, toUserView } from '../../records/views.domain';

const NONE = 'none';

/** Users as they are listed, each with the name of their council. */
export const userViews = async ({ units }: Deps, users: readonly StoredUser[]): Promise<ListedUser[]> => {
  const ids = [...new Set(users.map(({ councilId }) => councilId).filter((id) => id !== null))];
  const councils = await units.readerAcrossCouncils().councils.findMany(ids);
  const names = new Map(councils.map(({ id, name }) => [id, name]));
  return users.map((user) => ({ ...toUserView(user), councilName: names.get(user.councilId ?? '') ?? '' }));
};

/** The users of all councils, newest first. */
export const listUsersAcrossCouncils = async (
  deps: Deps,
  { councilId, ...search }: QueryOf<typeof listUsersOperation>,
): Promise<Listed<ListedUser>> => {
  const { users } = deps.units.readerAcrossCouncils();
  const { items, nextCursor } = await users.list({ ...search, councilId: councilId === NONE ? null : councilId });
  return { items: await userViews(deps, items), nextCursor };
};
