import type { Context } from '@folkmoot/service-kit';
import type { TeamCounts } from '../../entities/user';
import type { TeamRecords } from './team.types';

/** The figures of the team screen, counted by the database. */
export const getTeamSummary = async ({
  actor,
  reader,
  clock,
}: Context<TeamRecords>): Promise<TeamCounts & { readonly pending: number }> => {
  const { members, invitations } = reader(actor);
  const [counts, pending] = await Promise.all([members.count(), invitations.countPending(clock.now())]);
  return { ...counts, pending };
};
