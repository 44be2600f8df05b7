import type { SystemStats } from '@folkmoot/contracts';
import { beginOfMonth, nameOfMonth } from '../../months/month.domain';
import type { Deps } from '../../records/deps';

/** The figures of the whole installation (E-86). */
export const getStatsAcrossCouncils = async ({ units, clock }: Deps): Promise<SystemStats> => {
  const now = clock.now();
  const { councils, users, usage } = units.readerAcrossCouncils();
  const [byStatus, people, monthlyResponses] = await Promise.all([
    councils.countByStatus(),
    users.countAll(),
    usage.countMonth(nameOfMonth(now)),
  ]);
  const { active, pending, inactive } = byStatus;
  return {
    activeCouncils: active,
    totalCouncils: active + pending + inactive,
    totalUsers: people.total,
    activeUsers: people.active,
    monthlyResponses,
    monthBeganAt: beginOfMonth(now).toISOString(),
  };
};
