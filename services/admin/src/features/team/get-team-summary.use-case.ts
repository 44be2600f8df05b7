import type { UserActor } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import type { TeamCounts } from '../../records/user.repository';

/** The figures of the team screen, counted where the data is. */
export const getTeamSummary = async (
  { units, clock }: Deps,
  actor: UserActor,
): Promise<TeamCounts & { readonly pending: number }> => {
  const councilId = actor.councilId ?? '';
  const { users, invitations } = units.reader(actor);
  const [counts, pending] = await Promise.all([
    users.countTeam(councilId),
    invitations.countPending(councilId, clock.now()),
  ]);
  return { ...counts, pending };
};
