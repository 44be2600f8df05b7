import type { getAuditFiltersOperation, ResponseOf } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';

const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name, 'en');

/** What the log can be filtered by: what stands in it. People and councils that are gone have no name and are left out. */
export const getAuditFiltersAcrossCouncils = async ({
  units,
}: Pick<Deps, 'units'>): Promise<ResponseOf<typeof getAuditFiltersOperation>> => {
  const { audit, users, councils } = units.readerAcrossCouncils();
  const { actions, subjectTypes, councilIds, userIds } = await audit.facets();
  const people = await users.findMany(userIds);
  const places = await councils.findMany(councilIds);
  return {
    actions: [...actions],
    subjectTypes: [...subjectTypes],
    councils: places.map(({ id, name }) => ({ id, name })).sort(byName),
    actors: people.map(({ id, name, email }) => ({ id, name: `${name} (${email})` })).sort(byName),
  };
};
