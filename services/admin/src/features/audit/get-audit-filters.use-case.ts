import type { Actor, getAuditFiltersOperation, ResponseOf } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { AuditRecords } from './audit.types';

const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'en');

/** The filter options: the values in the log. Deleted people and councils have no name and are left out. */
export const getAuditFiltersAcrossCouncils = async ({
  acrossCouncils,
}: Context<AuditRecords, Actor>): Promise<ResponseOf<typeof getAuditFiltersOperation>> => {
  const { audit, users, councils } = acrossCouncils.reader();
  const { actions, subjectTypes, councilIds, userIds } = await audit.facets();
  const people = await users.findMany(userIds);
  const namedCouncils = await councils.findMany(councilIds);
  return {
    actions: [...actions],
    subjectTypes: [...subjectTypes],
    councils: namedCouncils.map(({ id, name }) => ({ id, name })).sort(byName),
    actors: people.map(({ id, name, email }) => ({ id, name: `${name} (${email})` })).sort(byName),
  };
};
