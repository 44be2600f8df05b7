import type { Actor } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';

const PERIOD_MS = 30 * 86_400_000;

interface TeamActivity {
  readonly activeUsers: number;
  readonly previousActiveUsers: number;
  readonly since: Date;
}

/** How many staff of the council were seen in the last 30 days, and in the 30 before (E-3). */
export const getTeamActivity = async ({ units, clock }: Deps, actor: Actor): Promise<TeamActivity> => {
  const councilId = actor.councilId ?? '';
  const now = clock.now();
  const back = (periods: number) => new Date(now.getTime() - periods * PERIOD_MS);
  const { activity } = units.reader(actor);
  const [activeUsers, previousActiveUsers] = await Promise.all([
    activity.countUsers(councilId, back(1), new Date(now.getTime() + 1)),
    activity.countUsers(councilId, back(2), back(1)),
  ]);
  return { activeUsers, previousActiveUsers, since: back(1) };
};
