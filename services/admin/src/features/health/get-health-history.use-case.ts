import type { Actor, getHealthHistoryOperation, ResponseOf } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { HealthRecords } from './health.types';
import { daysShown, historyOf } from './health-history.domain';

/** How each part was on each of the last 28 days. */
export const getHealthHistoryAcrossCouncils = async ({
  acrossCouncils,
  clock,
}: Context<HealthRecords, Actor>): Promise<ResponseOf<typeof getHealthHistoryOperation>> => {
  const days = daysShown(clock.now());
  return historyOf(days, await acrossCouncils.reader().healthDays.list(days[0] ?? ''));
};
