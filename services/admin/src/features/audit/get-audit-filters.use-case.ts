import type {
  Actor,
  getAuditFiltersOperation,
  getCouncilActivityFiltersOperation,
  ResponseOf,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredUser } from '../../entities/council';
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

/** The same for the log of the actor's council. Addresses of people who do not work there are left out. */
export const getCouncilActivityFilters = async ({
  actor,
  acrossCouncils,
}: Context<AuditRecords>): Promise<ResponseOf<typeof getCouncilActivityFiltersOperation>> => {
  const { audit, users } = acrossCouncils.reader();
  const councilId = actor.councilId ?? '';
  const { actions, subjectTypes, userIds } = await audit.facets(councilId);
  const people = await users.findMany(userIds);
  const labelOf = ({ name, email, councilId: theirs }: StoredUser): string =>
    theirs === councilId ? `${name} (${email})` : name;
  return {
    actions: [...actions],
    subjectTypes: [...subjectTypes],
    actors: people.map((person) => ({ id: person.id, name: labelOf(person) })).sort(byName),
  };
};
