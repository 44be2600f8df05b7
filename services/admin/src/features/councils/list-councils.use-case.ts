import type { Actor } from '@folkmoot/contracts';
import { lookup } from '@folkmoot/contracts';
import type { Context, Listed } from '@folkmoot/service-kit';
import type { CouncilSearch, StoredCouncil } from '../../entities/council';
import type { CouncilRecords } from './council.types';

export interface CountedCouncil extends StoredCouncil {
  readonly counts: { readonly users: number; readonly campaigns: number; readonly responses: number };
}

/** All councils, newest first, each with its usage. */
export const listCouncilsAcrossCouncils = async (
  { acrossCouncils }: Context<CouncilRecords, Actor>,
  search: CouncilSearch,
): Promise<Listed<CountedCouncil>> => {
  const { councils, users, usage } = acrossCouncils.reader();
  const { items, nextCursor } = await councils.list(search);
  const ids = items.map(({ id }) => id);
  const [members, used] = await Promise.all([users.countMembers(ids), usage.ofCouncils(ids)]);
  const counted = items.map((council) => ({
    ...council,
    counts: { users: lookup(members, council.id) ?? 0, campaigns: 0, responses: 0, ...lookup(used, council.id) },
  }));
  return { items: counted, nextCursor };
};
