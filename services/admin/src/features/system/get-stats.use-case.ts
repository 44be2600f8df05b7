import type { Actor, SystemStats } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { beginOfMonth, nameOfMonth } from '../../entities/usage';
import type { SystemRecords } from './system.types';

/** The figures of the whole installation. */
export const getStatsAcrossCouncils = async ({
  acrossCouncils,
  clock,
}: Context<SystemRecords, Actor>): Promise<SystemStats> => {
  const now = clock.now();
  const { councils, users, usage } = acrossCouncils.reader();
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
