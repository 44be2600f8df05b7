import type { Actor, SystemEvent } from '@folkmoot/contracts';
import type { Context, Listed } from '@folkmoot/service-kit';
import type { SystemEventSearch } from '../../entities/system-event';
import type { HealthRecords } from './health.types';

/** Events of the installation's parts, newest first. */
export const listSystemEventsAcrossCouncils = async (
  { acrossCouncils }: Context<HealthRecords, Actor>,
  search: SystemEventSearch,
): Promise<Listed<SystemEvent>> => {
  const { items, nextCursor } = await acrossCouncils.reader().systemEvents.list(search);
  return { items: items.map((event) => ({ ...event, at: event.at.toISOString() })), nextCursor };
};
