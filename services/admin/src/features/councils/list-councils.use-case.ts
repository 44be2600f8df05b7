import { lookup } from '@folkmoot/contracts';
import type { CouncilSearch } from '../../records/council.repository';
import type { Deps } from '../../records/deps';
import type { Listed } from '../../records/listed';
import type { StoredCouncil } from '../../records/views.domain';

export interface CountedCouncil extends StoredCouncil {
  readonly counts: { readonly users: number; readonly campaigns: number; readonly responses: number };
}

/** All councils, newest first, each with how much it is used. */
export const listCouncilsAcrossCouncils = async (
  { units }: Deps,
  search: CouncilSearch,
): Promise<Listed<CountedCouncil>> => {
  const { councils, users, usage } = units.readerAcrossCouncils();
  const { items, nextCursor } = await councils.list(search);
  const ids = items.map(({ id }) => id);
  const [members, used] = await Promise.all([users.countMembers(ids), usage.ofCouncils(ids)]);
  const counted = items.map((council) => ({
    ...council,
    counts: { users: lookup(members, council.id) ?? 0, campaigns: 0, responses: 0, ...lookup(used, council.id) },
  }));
  return { items: counted, nextCursor };
};
