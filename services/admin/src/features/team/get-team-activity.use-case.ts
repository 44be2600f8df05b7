import type { Actor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { TeamRecords } from './team.types';

const PERIOD_MS = 30 * 86_400_000;

interface TeamActivity {
  readonly activeUsers: number;
  readonly previousActiveUsers: number;
  readonly since: Date;
}

/** How many staff of the council were seen in the last 30 days, and in the 30 before. */
export const getTeamActivity = async ({ actor, reader, clock }: Context<TeamRecords, Actor>): Promise<TeamActivity> => {
  const now = clock.now();
  const back = (periods: number) => new Date(now.getTime() - periods * PERIOD_MS);
  const { activity } = reader(actor);
  const [activeUsers, previousActiveUsers] = await Promise.all([
    activity.countUsers(back(1), new Date(now.getTime() + 1)),
    activity.countUsers(back(2), back(1)),
  ]);
  return { activeUsers, previousActiveUsers, since: back(1) };
};
